import type pg from 'pg'
import { type FileStore, fileTypes } from '#platform/outside/files/file-store.ts'
import { migrate, migrationFiles } from '../migrate/migrate.server.ts'
import { type Contents, entries, type Head } from './contents.ts'
import { copyIn, digestOf } from './copy.server.ts'
import {
  BadBackup,
  differences,
  readEntries,
  verifyBackup,
  type WholeBackup,
} from './read-backup.server.ts'
import { type OpenDatabase, WITHOUT_LIMITS } from './open-database.server.ts'
import { type DataTable, dataTables, quoteName, quoteText } from './tables.server.ts'

/** The place already holds tables. */
export class NotEmpty extends Error {
  override name = 'NotEmpty'
}

export type RestoreParts = {
  target: OpenDatabase
  files?: FileStore | undefined
  /** Receives the installation's key, where the backup has one. */
  keepSecret?: (secret: string) => void
}

/**
 * Reads the whole file before anything is opened or changed. Throws BadBackup where it cannot be restored. `secret` is
 * the installation's key, which its seal must be of.
 */
export async function usableBackup(file: string, secret?: string): Promise<WholeBackup> {
  const backup = await verifyBackup(file, secret)
  assertKnown(backup.head)
  return backup
}

/**
 * Puts a usable backup into an empty database: the schema of that time, all rows in one transaction with references
 * checked at its end, then the files. Reads all of it back and throws when a table differs.
 */
export async function restoreBackup(backup: WholeBackup, parts: RestoreParts): Promise<Contents> {
  const { file, head, contents } = backup
  const { client } = parts.target
  await assertEmpty(client)
  await migrate(soleConnection(client), { through: head.migrations.at(-1)?.name ?? '' })
  const tables = await dataTables(client)
  await client.query('begin')
  await client.query(WITHOUT_LIMITS)
  await client.query(`set local timezone = 'UTC'; set local datestyle = 'ISO'`)
  const putBack = await takeOffGuards(client, tables)
  await addEverything(file, parts, tables)
  await setSequences(client, contents)
  await putBack()
  const found: Contents['tables'] = {}
  for (const table of tables) found[table.name] = await digestOf(parts.target, table)
  const wrong = differences(contents, { tables: found, files: contents.files })
  if (wrong.length > 0) throw new Error(`the restored rows differ: ${wrong.join(', ')}`)
  await client.query('commit')
  await client.query(`begin; ${WITHOUT_LIMITS}; analyze; commit`)
  return contents
}

/** An older backup is brought up to date by the next start; one of a newer version is not understood. */
function assertKnown({ migrations }: Head): void {
  const known = new Map(migrationFiles().map(({ name, sha256 }) => [name, sha256]))
  const unknown = migrations.filter(({ name, sha256 }) => known.get(name) !== sha256)
  if (unknown.length === 0) return
  throw new BadBackup(
    `this version does not know the backup's ${unknown[0]?.name}: restore it with the version that made it, or a newer one`,
  )
}

async function assertEmpty(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ tables: number }>(
    `select count(*)::int as tables from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  )
  if (rows[0]?.tables === 0) return
  throw new NotEmpty('The database is not empty. A backup is restored into an empty one only.')
}

/**
 * References and the triggers that refuse changes to the books rest while rows come in, in any order; the answer puts
 * them back, and the database checks every reference then. The owner of the tables may do this.
 */
async function takeOffGuards(
  client: pg.ClientBase,
  tables: DataTable[],
): Promise<() => Promise<void>> {
  const names = tables.map(({ name }) => quoteName(name))
  const { rows: references } = await client.query<{ at: string; name: string; rule: string }>(
    `select conrelid::regclass::text as at, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as rule
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
       and conparentid = 0`,
  )
  for (const { at, name } of references) {
    await client.query(`alter table ${at} drop constraint ${name}`)
  }
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  // The migrations wrote rows of their own; the backup has them as they were.
  await client.query(`truncate ${names.join(', ')}`)
  return async () => {
    for (const name of names) await client.query(`alter table ${name} enable trigger user`)
    for (const { at, name, rule } of references) {
      await client.query(`alter table ${at} add constraint ${name} ${rule}`)
    }
  }
}

async function addEverything(
  file: string,
  { target, files, keepSecret }: RestoreParts,
  tables: DataTable[],
): Promise<void> {
  const byName = new Map(tables.map((table) => [table.name, table]))
  for await (const { name, bytes } of readEntries(file)) {
    const [kind, tableName = ''] = name.split('/')
    if (kind === 'rows') {
      const table = byName.get(tableName)
      if (!table) throw new BadBackup(`the backup has rows of ${tableName}, which does not exist`)
      await copyIn(target, table, bytes)
    } else if (kind === 'files' && files) {
      const key = name.slice('files/'.length)
      const type = fileTypes[key.slice(key.lastIndexOf('.') + 1)] ?? ''
      await files.put(key, { bytes, type })
    } else if (name === entries.secret) keepSecret?.(bytes.toString('utf8'))
  }
}

async function setSequences(client: pg.ClientBase, { sequences }: Contents): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    if (last === null) continue
    await client.query(`select setval(${quoteText(quoteName(name))}, $1)`, [last])
  }
}

/** Migrations take a pool; here they must run on the one connection that the rows use. */
function soleConnection(client: pg.ClientBase): pg.Pool {
  const same = { query: client.query.bind(client), release: () => {} }
  const pool: unknown = { connect: async () => same, options: { max: 1 } }
  return pool as pg.Pool
}
