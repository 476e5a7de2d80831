import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type pg from 'pg'
import { quoteText } from '#platform/db/backup/tables.server.ts'
import { migrate, migrationFiles } from '#platform/db/migrate/migrate.server.ts'

const folder = new URL('./', import.meta.url)

/** The names of the kept databases, oldest first. */
export const dumpFiles = readdirSync(folder)
  .filter((name) => name.endsWith('.sql.br'))
  .sort()

/** `last` is the last migration of the schema the rows are for. */
type Head = { last: string; sha256: string; rows: Record<string, number> }

/**
 * All rows of a database as SQL that restores on both engines. The schema itself is its migrations, which are never
 * edited; their checksum stands in the first line. Journals refuse changes, so triggers rest while the rows come in.
 */
export async function dump(pool: pg.Pool): Promise<{ last: string; bytes: Buffer }> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace
       and relkind = 'r' and relname not in ('schema_migration', 'page_purge') order by relname`,
  )
  const applied = await pool.query<{ last: string }>(
    'select max(name) as last from schema_migration',
  )
  const last = applied.rows[0]?.last ?? ''
  const counts: Record<string, number> = {}
  const statements: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ line: string; columns: string }>(
      `select to_jsonb(t)::text as line, (select string_agg(quote_ident(column_name), ', ' order by ordinal_position)
         from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER') as columns
       from ${name} as t order by 1`,
      [name],
    )
    if (rows.length === 0) continue
    counts[name] = rows.length
    const json = `[${rows.map(({ line }) => line).join(',\n')}]`
    statements.push(
      `delete from ${name};`,
      `insert into ${name} (${rows[0]?.columns}) select ${rows[0]?.columns} from jsonb_populate_recordset(null::${name}, ${quoteText(json)});`,
    )
  }
  const head: Head = { last, sha256: checksum(last), rows: counts }
  const sql = [
    `-- ${JSON.stringify(head)}`,
    'begin;',
    'set local session_replication_role = replica;',
    ...statements,
    'commit;',
  ].join('\n')
  return { last, bytes: brotliCompressSync(sql) }
}

/** Makes the schema of that time in an empty database and puts the rows in; answers how many each table got. */
export async function restore(pool: pg.Pool, file: string): Promise<Record<string, number>> {
  const sql = brotliDecompressSync(readFileSync(new URL(file, folder))).toString('utf8')
  const head: Head = JSON.parse(sql.slice(3, sql.indexOf('\n')))
  if (head.sha256 !== checksum(head.last)) {
    throw new Error(`a migration up to ${head.last} was edited after ${file} was made`)
  }
  await migrate(pool, { through: head.last })
  await pool.query(sql)
  return head.rows
}

function checksum(last: string): string {
  const hash = createHash('sha256')
  for (const { name, sql } of migrationFiles()) {
    if (name <= last) hash.update(sql)
  }
  return hash.digest('hex')
}
