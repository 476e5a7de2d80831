import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'

const folder = new URL('../../db/migrations/', import.meta.url)
// Any fixed number: it names the lock that lets one process migrate while the others wait.
const MIGRATION_LOCK = 4_202_611

/** Runs the migrations that are missing, all in one transaction, and answers their names. Refuses when an applied file was edited. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    const applied = await appliedMigrations(client)
    const added: string[] = []
    for (const file of migrationFiles()) {
      if (isApplied(file, applied)) continue
      await client.query(file.sql)
      await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [
        file.name,
        file.sha256,
      ])
      added.push(file.name)
    }
    await client.query('commit')
    return added
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

type MigrationFile = { name: string; sql: string; sha256: string }

function migrationFiles(): MigrationFile[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_.*\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(new URL(name, folder), 'utf8')
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
