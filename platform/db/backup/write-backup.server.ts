import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { type Pack, pack } from 'tar-stream'
import type { FileStore } from '#platform/outside/files/file-store.ts'
import { type Contents, entries, FORMAT, type Head } from './contents.ts'
import { copyOut } from './copy.server.ts'
import { RowDigest } from './row-digest.ts'
import { BackupSeal } from './read-backup.server.ts'
import { type OpenDatabase, WITHOUT_LIMITS } from './open-database.server.ts'
import { appliedFiles, type DataTable, dataTables, sequences } from './tables.server.ts'

const PART_BYTES = 8 * 1024 * 1024
const NEWLINE = 0x0a
/** Link previews are drawn again when somebody asks; exports of donors' data would outlive their day. */
const NOT_KEPT = /^(og|ekspor)\//

export type BackupParts = {
  source: OpenDatabase
  /** Left out when the files stay where they are. */
  files?: FileStore | undefined
  /** The installation's key, when it lies in the data folder. */
  secret?: string | undefined
  /** The same, wherever it lies: it seals the file. */
  sealSecret: string
  now: Date
}

/**
 * Writes everything an installation holds into one file, readable by its owner only: the rows as of one moment, then
 * the files (rows name files, so a file that is removed meanwhile is missed by nothing). The file has its name only
 * once it is whole and on the disk.
 */
export async function writeBackup(file: string, parts: BackupParts): Promise<Contents> {
  const unfinished = `${file}.part`
  const archive = pack()
  // 'wx': an earlier backup is never written over.
  const sink = createWriteStream(unfinished, { mode: 0o600, flags: 'wx' })
  const written = pipeline(archive, createGzip({ level: 6 }), sink)
  try {
    const [contents] = await Promise.all([addAll(archive, parts), written])
    await flush(unfinished)
    await rename(unfinished, file)
    await flush(path.dirname(file))
    return contents
  } catch (error) {
    archive.destroy()
    await written.catch(() => {})
    const { code, path: at } = error as NodeJS.ErrnoException
    // Another backup's file is not ours to remove.
    if (code !== 'EEXIST' || at !== unfinished) await rm(unfinished, { force: true })
    throw error
  }
}

async function addAll(tar: Pack, { source, files, secret, sealSecret, now }: BackupParts) {
  const archive: Sealed = { tar, seal: new BackupSeal(sealSecret) }
  const { client, engine } = source
  await client.query('begin isolation level repeatable read, read only')
  await client.query(WITHOUT_LIMITS)
  // As in the restored place, so that equal rows have equal text.
  await client.query(`set local timezone = 'UTC'; set local datestyle = 'ISO'`)
  const tables = await dataTables(client)
  const migrations = await appliedFiles(client)
  const head: Head = { format: FORMAT, madeAt: now.toISOString(), engine, migrations, tables }
  await add(archive, entries.head, JSON.stringify(head))
  const contents: Contents = {
    tables: {},
    sequences: {},
    files: {},
    hasSecret: false,
    auditHead: await auditHead(client),
  }
  for (const table of tables) contents.tables[table.name] = await addRows(archive, source, table)
  contents.sequences = await sequences(client)
  await client.query('commit')
  for await (const key of files?.list() ?? []) {
    if (NOT_KEPT.test(key)) continue
    const stored = await files?.get(key)
    if (!stored) continue
    contents.files[key] = createHash('sha256').update(stored.bytes).digest('hex')
    await add(archive, entries.file(key), stored.bytes)
  }
  if (secret !== undefined) {
    contents.hasSecret = true
    await add(archive, entries.secret, secret)
  }
  await add(archive, entries.contents, JSON.stringify(contents))
  await addEntry(tar, entries.seal, archive.seal.value())
  tar.finalize()
  return contents
}

/** Entries of whole rows, since the length of an entry stands before it. */
async function addRows(archive: Sealed, source: OpenDatabase, table: DataTable) {
  const digest = new RowDigest()
  let held: Buffer[] = []
  let bytes = 0
  let part = 0
  async function flushRows(whole: Buffer): Promise<void> {
    if (whole.length > 0) await add(archive, entries.rows(table.name, part++), whole)
  }
  for await (const piece of copyOut(source, table)) {
    digest.update(piece)
    held.push(piece)
    bytes += piece.length
    if (bytes < PART_BYTES) continue
    const all = Buffer.concat(held)
    const end = all.lastIndexOf(NEWLINE) + 1
    await flushRows(all.subarray(0, end))
    held = [all.subarray(end)]
    bytes = all.length - end
  }
  await flushRows(Buffer.concat(held))
  return digest.value()
}

type Sealed = { tar: Pack; seal: BackupSeal }

function add({ tar, seal }: Sealed, name: string, bytes: Buffer | string): Promise<void> {
  seal.update(name, bytes)
  return addEntry(tar, name, bytes)
}

async function auditHead(client: pg.ClientBase): Promise<Contents['auditHead']> {
  const { rows: tables } = await client.query<{ name: string | null }>(
    `select to_regclass('audit_link')::text as name`,
  )
  // Of a schema that had none yet.
  if (!tables[0]?.name) return null
  const { rows } = await client.query<{ position: number; hash: string }>(
    `select position::int as position, encode(hash, 'hex') as hash
     from audit_link order by position desc limit 1`,
  )
  return rows[0] ?? null
}

function addEntry(archive: Pack, name: string, bytes: Buffer | string): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()))
  })
}

async function flush(place: string): Promise<void> {
  const handle = await open(place, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
