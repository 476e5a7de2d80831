import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import type { Database } from '../schema.ts'
import { ConfigError } from '#platform/config.ts'

export type Mode = 'demo' | 'live'

const migrations = new URL('../../../db/migrations/', import.meta.url)
// An arbitrary fixed number: the lock that lets one process migrate while the others wait.
const MIGRATION_LOCK = 4_202_611
const ASK_AGAIN_MS = 200
/** First line of a file whose statements cannot run in a transaction, such as `create index concurrently`. */
const OUTSIDE = '-- outside a transaction'

export type MigrateOptions = {
  /** The name of the last file to run; without it all run. */
  through?: string
  folder?: URL
  /** The mode to serve: a database of the other mode is refused before any file runs. */
  mode?: Mode | undefined
}

/**
 * Runs the missing migrations and answers their names. Each file has its own transaction, so its locks end with it.
 * Processes that start together wait for each other without a time limit. Refuses when an applied file was edited.
 */
export async function migrate(
  pool: pg.Pool,
  { through, folder = migrations, mode }: MigrateOptions = {},
): Promise<string[]> {
  const files = migrationFiles(folder).filter(({ name }) => !through || name <= through)
  const client = await pool.connect()
  const added: string[] = []
  try {
    for (;;) {
      const name = await runNext(pool, client, { files, mode })
      if (!name) break
      added.push(name)
    }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    client.release(true)
    throw error
  }
  client.release()
  return added
}

/** True when every file of this version was applied; a newer version may have applied more. */
export async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  const names = migrationFiles().map(({ name }) => name)
  const { rows } = await sql<{ applied: number }>`
    select count(*)::int as applied from schema_migration
    where name = any(${names}::text[])`.execute(db)
  return rows[0]?.applied === names.length
}

type MigrationFile = { name: string; sql: string; sha256: string }

/** Runs the first missing file; another process may have run some meanwhile. */
async function runNext(
  pool: pg.Pool,
  client: pg.PoolClient,
  { files, mode }: { files: MigrationFile[]; mode: Mode | undefined },
): Promise<string | undefined> {
  await takeLock(client)
  if (mode) await assertMode(client, mode)
  const applied = await appliedMigrations(client)
  const next = files.filter((file) => !isApplied(file, applied)).at(0)
  if (next) {
    if (next.sql.startsWith(OUTSIDE)) await runOutside(pool, client, next)
    else await client.query(next.sql)
    await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [
      next.name,
      next.sha256,
    ])
  } else if (mode) await keepMode(client, mode)
  await client.query('commit')
  return next?.name
}

const noLimits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']

/** On a cluster: a file may change reference tables and shards. One server does not read it. */
const ONE_BY_ONE = `set local citus.multi_shard_modify_mode = 'sequential'`

/**
 * Takes the lock without the limits of the role or the database: migrations take as long as they take. It polls
 * instead of waiting inside a statement, because a concurrent index build would wait for that statement's snapshot in
 * turn.
 */
async function takeLock(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const limits = noLimits.map((name) => `set local ${name} = 0;`).join(' ')
    await client.query(`begin; ${limits} ${ONE_BY_ONE}`)
    const { rows } = await client.query<{ isOurs: boolean }>(
      'select pg_try_advisory_xact_lock($1) as "isOurs"',
      [MIGRATION_LOCK],
    )
    if (rows[0]?.isOurs) return
    await client.query('rollback')
    await wait(ASK_AGAIN_MS)
  }
}

/**
 * Runs each statement separately; each must be repeatable. The lock stays with `client`; the embedded engine has no
 * second connection and no second process.
 */
async function runOutside(
  pool: pg.Pool,
  client: pg.PoolClient,
  { sql }: MigrationFile,
): Promise<void> {
  const isAlone = pool.options.max === 1
  if (isAlone) await client.query('commit')
  const other = isAlone ? client : await pool.connect()
  try {
    for (const name of noLimits) await other.query(`set ${name} = 0`)
    for (const statement of sql.split(/;\s*(?:\n|$)/).filter((text) => text.trim() !== '')) {
      await other.query(statement)
    }
  } finally {
    // Its limits are off, so the pool must not reuse it.
    if (!isAlone) other.release(true)
  }
  if (isAlone) await takeLock(client)
}

/** The files of this version in their order, also those of a release that stand in a folder of its number. */
export function migrationFiles(folder: URL = migrations): MigrationFile[] {
  const root = fileURLToPath(folder)
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => ({ file, name: path.basename(file) }))
    .filter(({ name }) => /^\d{4}_.*\.sql$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ file, name }) => {
      const sql = readFileSync(path.join(root, file), 'utf8')
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    })
}

async function appliedMigrations(client: pg.PoolClient): Promise<Map<string, string>> {
  await client.query(
    `create table if not exists schema_migration (
       name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
  )
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from schema_migration',
  )
  return new Map(rows.map((row) => [row.name, row.sha256]))
}

function isApplied(file: MigrationFile, applied: Map<string, string>): boolean {
  const sha256 = applied.get(file.name)
  if (sha256 !== undefined && sha256 !== file.sha256) {
    throw new Error(`migration ${file.name} was changed after it was applied`)
  }
  return sha256 !== undefined
}

/** Refuses a database that was made in the other mode. Runs before any write, also before migrations. */
async function assertMode(client: pg.ClientBase, mode: Mode): Promise<void> {
  const { rows: tables } = await client.query<{ isThere: boolean }>(
    `select to_regclass('database_mode') is not null as "isThere"`,
  )
  if (!tables[0]?.isThere) return
  const { rows } = await client.query<{ mode: Mode }>('select mode from database_mode')
  const made = rows[0]?.mode
  if (made !== undefined && made !== mode) {
    throw new ConfigError(
      `MODE: is ${mode}, but this database was made in ${made} mode and opens in no other. ` +
        `Set MODE=${made}, or use an empty database (DATABASE_URL, DATA_DIR).`,
    )
  }
}

/** Stores the mode of a database that has none yet; an older database takes the mode of its first start. */
async function keepMode(client: pg.ClientBase, mode: Mode): Promise<void> {
  await client.query(
    'insert into database_mode (id, mode) values (1, $1) on conflict (id) do nothing',
    [mode],
  )
}
