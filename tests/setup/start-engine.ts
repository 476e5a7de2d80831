import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { connect } from '#platform/db/connect.server.ts'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { dropFromCluster } from '../database/cluster.ts'
import { keptFolder, madeOnce } from '../database/kept-folder.ts'
import { startPostgres } from '../database/postgres.ts'
import { quickFolder } from '../database/quick-folder.ts'
import { migratedOnce } from '../server/seeded.ts'
import { keepPristineRows } from './pristine.ts'

// Another server may have a second run on it.
const TEMPLATE = `amanah_test_${process.pid}`

/** The migrated database that tests of a project copy, or why there is none. */
export type Engine =
  | { kind: 'embedded'; template: string }
  | { kind: 'postgres'; server: string; template: string }
  /** Of a cluster a database cannot be copied: each is made anew, and its name begins with `template`. */
  | { kind: 'cluster'; server: string; template: string }
  | { kind: 'missing'; why: string }

declare module 'vitest' {
  interface ProvidedContext {
    engine: Engine
    /** Why PostgreSQL cannot run here; null where it can. */
    withoutPostgres: string | null
  }
}

/** Migrates once before the files of a project run; answers a function that removes it. */
export default async function startEngine(project: TestProject): Promise<() => Promise<void>> {
  if (project.name === 'cluster') return await startCluster(project)
  return project.name.endsWith('postgres') ? await startReal(project) : await startEmbedded(project)
}

async function startCluster(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_CITUS_URL
  if (!server) throw new Error('TEST_CITUS_URL names no cluster')
  project.provide('engine', { kind: 'cluster', server, template: TEMPLATE })
  return async () => await dropFromCluster(server, TEMPLATE)
}

async function startEmbedded(project: TestProject): Promise<() => Promise<void>> {
  const folder = quickFolder()
  const template = path.join(folder, 'data')
  const { folder: kept, remove } = keptFolder()
  cpSync(await pristineOnce(kept), template, { recursive: true })
  project.provide('engine', { kind: 'embedded', template })
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    remove()
  }
}

/** Steps of a run that use the embedded engine share it. */
async function pristineOnce(kept: string): Promise<string> {
  return await madeOnce(path.join(kept, 'pristine'), async (begun) => {
    cpSync(await migratedOnce(kept), begun, { recursive: true })
    const connection = await connect({ dataDir: begun })
    await keepPristineRows(connection.pool)
    await connection.close()
  })
}

async function startReal(project: TestProject): Promise<() => Promise<void>> {
  try {
    const server = await startPostgres()
    await makeTemplate(server.url('postgres'), server.url(TEMPLATE))
    project.provide('engine', {
      kind: 'postgres',
      server: server.url('postgres'),
      template: TEMPLATE,
    })
    return async () => {
      await dropCopies(server.url('postgres'))
      await server.stop()
    }
  } catch (cause) {
    // CI requires it; elsewhere every test of it counts as skipped.
    if (process.env.CI === 'true') throw cause
    const why = `PostgreSQL cannot run here: ${cause instanceof Error ? cause.message : cause}`
    console.error(`\nSKIPPED: ${why}\n`)
    project.provide('engine', { kind: 'missing', why })
    return async () => {}
  }
}

async function makeTemplate(server: string, template: string): Promise<void> {
  await asAdmin(server, (admin) =>
    admin.query(
      `create database ${TEMPLATE} template template0 encoding 'UTF8'
         locale_provider builtin builtin_locale 'C.UTF-8' locale 'C'`,
    ),
  )
  const connection = await connect({ url: template })
  await keepPristineRows(connection.pool)
  await connection.close()
}

/** Drops the template and the workers' copies. */
async function dropCopies(server: string): Promise<void> {
  await asAdmin(server, async (admin) => {
    const { rows } = await admin.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [TEMPLATE],
    )
    for (const { name } of rows) await admin.query(`drop database ${name} with (force)`)
  })
}

async function asAdmin(
  server: string,
  work: (admin: pg.Client) => Promise<unknown>,
): Promise<void> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}
