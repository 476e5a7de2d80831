import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from, to } from 'pg-copy-streams'
import { type Digest, RowDigest } from './row-digest.ts'
import type { OpenDatabase } from './open-database.server.ts'
import { type DataTable, quoteName, quoteText } from './tables.server.ts'

/** The embedded engine answers a COPY as a whole; 16 MB of pages at a time keep its memory small. */
const PAGES_AT_ONCE = 2_000

/** The rows of a table in COPY's text format, in pieces of any length. */
export async function* copyOut(
  { engine, client }: OpenDatabase,
  table: DataTable,
): AsyncGenerator<Buffer> {
  const columns = table.columns.map(quoteName).join(', ')
  const name = quoteName(table.name)
  if (engine === 'postgres') {
    yield* client.query(to(`copy ${name} (${columns}) to stdout`))
    return
  }
  const { rows } = await client.query<{ pages: number }>(
    `select (pg_relation_size($1::regclass) / current_setting('block_size')::int)::int as pages`,
    [name],
  )
  for (let page = 0; page < (rows[0]?.pages ?? 0); page += PAGES_AT_ONCE) {
    const part = `select ${columns} from ${name}
      where ctid >= '(${page},0)' and ctid < '(${page + PAGES_AT_ONCE},0)'`
    yield* client.query(to(`copy (${part}) to stdout`))
  }
}

/** Adds whole rows in COPY's text format. */
export async function copyIn(
  { client, files }: OpenDatabase,
  table: DataTable,
  rows: Buffer,
): Promise<void> {
  const into = `copy ${quoteName(table.name)} (${table.columns.map(quoteName).join(', ')}) from`
  if (!files) {
    await pipeline(Readable.from([rows]), client.query(from(`${into} stdin`)))
    return
  }
  // The embedded engine cannot read rows from its caller, but a file in its own folder.
  const file = path.join(files, 'restore.copy')
  writeFileSync(file, rows, { mode: 0o600 })
  try {
    const { rows: found } = await client.query<{ folder: string }>(
      `select current_setting('data_directory') as folder`,
    )
    await client.query(`${into} ${quoteText(`${found[0]?.folder}/restore.copy`)}`)
  } finally {
    rmSync(file, { force: true })
  }
}

/** What a table holds now. */
export async function digestOf(source: OpenDatabase, table: DataTable): Promise<Digest> {
  const digest = new RowDigest()
  for await (const part of copyOut(source, table)) digest.update(part)
  return digest.value()
}
