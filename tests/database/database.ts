import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type Connection, connect } from '#platform/db/connect.server.ts'
import pg from 'pg'
import { inject } from 'vitest'
import { emptyOnCluster, makeOnCluster } from './cluster.ts'
import { databaseUrl } from './postgres.ts'
import { isPristine, restorePristineRows } from '../setup/pristine.ts'

export type TestDatabase = Pick<Connection, 'db' | 'read' | 'pool' | 'engine'>

// The files of a worker share it: opening a database costs more than most tests.
let open: Connection | undefined
let folder: string | undefined
let made = 0

/** A crowd of calls waits its turn, however slow the machine is: only the test itself has a limit. */
const waitMs = 120_000

/** An empty migrated database: the worker's own, emptied, or a new copy after a test changed more than rows. */
export async function openTestDatabase(): Promise<TestDatabase> {
  if (open && (await isEmptied(open))) return open
  await open?.close()
  if (folder) rmSync(folder, { recursive: true, force: true })
  open = await openCopy()
  return open
}

/** False where a new copy is needed: after a changed table, or on a server without the right to restore rows. */
async function isEmptied({ pool }: Connection): Promise<boolean> {
  try {
    if (!(await isPristine(pool))) return false
    await (inject('engine').kind === 'cluster' ? emptyOnCluster(pool) : restorePristineRows(pool))
    return true
  } catch (cause) {
    console.error(`this test begins on a new copy: ${cause}`)
    return false
  }
}

async function openCopy(): Promise<Connection> {
  const engine = inject('engine')
  if (engine.kind === 'missing') throw new Error(engine.why)
  // Both are removed after the project has run.
  if (engine.kind === 'embedded') {
    folder = mkdtempSync(path.join(path.dirname(engine.template), 'copy-'))
    cpSync(engine.template, folder, { recursive: true })
    return await connect({ dataDir: folder, waitMs })
  }
  const name = `${engine.template}_${process.pid}_${(made += 1)}`
  if (engine.kind === 'cluster') {
    return await connect({ url: await makeOnCluster(engine.server, name), poolSize: 5 })
  }
  await asAdmin(engine.server, `create database ${name} template ${engine.template}`)
  return await connect({ url: databaseUrl(engine.server, name), poolSize: 5, waitMs })
}

async function asAdmin(server: string, sql: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  try {
    await admin.query(sql)
  } finally {
    await admin.end()
  }
}
