import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Connection, connect } from '#platform/db/connect.server.ts'
import pg from 'pg'
import { inject } from 'vitest'
import { databaseUrl } from './postgres.ts'

export type TestDatabase = Pick<Connection, 'db' | 'read' | 'pool' | 'engine'> & {
  drop(): Promise<void>
}

let embedded: { connection: Connection; folder: string } | undefined
let made = 0

/** An empty migrated database: on PostgreSQL one of its own, on the embedded engine that of the file, emptied. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const engine = inject('engine')
  if (engine.kind === 'missing') throw new Error(engine.why)
  if (engine.kind === 'postgres') return await copyTemplate(engine.server, engine.template)

  if (embedded) await restorePristineRows(embedded.connection.pool)
  else embedded = await openCopy(engine.template)
  return { ...embedded.connection, drop: async () => {} }
}

/** Stops the embedded engine of this test file, if it was started. */
export async function closeEngine(): Promise<void> {
  const open = embedded
  embedded = undefined
  await open?.connection.close()
  if (open) rmSync(open.folder, { recursive: true, force: true })
}

async function openCopy(template: string): Promise<{ connection: Connection; folder: string }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'amanah-test-'))
  cpSync(template, folder, { recursive: true })
  return { connection: await connect({ dataDir: folder }), folder }
}

async function copyTemplate(server: string, template: string): Promise<TestDatabase> {
  const name = `test_${process.pid}_${(made += 1)}`
  await asAdmin(server, `create database ${name} template ${template}`)
  const connection = await connect({ url: databaseUrl(server, name), poolSize: 5 })
  const drop = async () => {
    await connection.close()
    await asAdmin(server, `drop database ${name} with (force)`)
  }
  return { ...connection, drop }
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

type Names = { name: string }[]

async function tablesOf(pool: pg.Pool, schema: string): Promise<string[]> {
  const { rows }: { rows: Names } = await pool.query(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = $1 and table_type = 'BASE TABLE' and table_name <> 'schema_migration'`,
    [schema],
  )
  return rows.map((row) => row.name)
}

/** Remembers the rows the migrations themselves wrote, for restorePristineRows. */
export async function keepPristineRows(pool: pg.Pool): Promise<void> {
  await pool.query('create schema pristine')
  for (const name of await tablesOf(pool, 'public')) {
    const { rowCount } = await pool.query(`select from ${name} limit 1`)
    if (rowCount) await pool.query(`create table pristine.${name} as table ${name}`)
  }
}

/** Empties every table and puts the migrations' rows back; triggers and references are off meanwhile. */
async function restorePristineRows(pool: pg.Pool): Promise<void> {
  const refills = (await tablesOf(pool, 'pristine')).map(
    (name) => `insert into public.${name} select * from pristine.${name};`,
  )
  await pool.query(
    `begin; set local session_replication_role = replica;
     truncate ${(await tablesOf(pool, 'public')).join(', ')} restart identity;
     ${refills.join('\n')} commit;`,
  )
}
