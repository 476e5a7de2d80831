import { existsSync, readFileSync, statSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { type Config, readConfig } from '#platform/config.ts'
import { noteBackup } from '#platform/db/backup/note-backup.server.ts'
import {
  openEmbeddedDatabase,
  openServerDatabase,
  openSnapshot,
  type OpenDatabase,
} from '#platform/db/backup/open-database.server.ts'
import { writeBackup } from '#platform/db/backup/write-backup.server.ts'
import { openFiles } from '#platform/files/files.server.ts'
import { appSecret } from '#server/secret.ts'
import { snapshotSocketOf } from '#server/snapshot-socket.ts'
import { Unusable } from './explain.ts'
import { embeddedFolder } from './open.ts'
import type { Contents } from '#platform/db/backup/contents.ts'

/** `npm run ops -- backup <file>`: beside the running server, also with the embedded database. */
export async function backup([file, ...more]: string[]): Promise<void> {
  if (!file || more.length > 0) throw new Unusable('Write "backup <file>".')
  if (existsSync(file))
    throw new Unusable(`${file} exists already. A backup is never written over.`)
  const config = readConfig()
  const { source, note } = await openSource(config)
  try {
    const began = performance.now()
    const files = openFiles(config)
    const now = new Date()
    // Made where there was none yet, so that the file has it.
    const sealSecret = appSecret(config)
    const given = { source, files, secret: secretIn(config), sealSecret, now }
    const contents = await writeBackup(file, given)
    // The backup is whole, noted or not.
    await note(now).catch((error: unknown) => {
      console.warn(`The desk will not show this backup: ${String(error)}`)
    })
    const seconds = ((performance.now() - began) / 1_000).toFixed(1)
    const count = Object.keys(contents.files).length
    console.log(
      `${file}: ${rowsIn(contents)} rows and ${count} files, ${mb(file)}, in ${seconds} s.`,
    )
    console.log(
      given.secret === undefined
        ? 'APP_SECRET is not in it: keep it apart, or the file cannot be restored.'
        : 'The key of this installation is in it. Keep the file as safe as the data.',
    )
  } finally {
    await source.close()
  }
}

/** The key that lies in the data folder; one of the environment is kept where the environment is kept. */
export function secretIn(config: Pick<Config, 'appSecret' | 'dataDir'>): string | undefined {
  const file = path.join(config.dataDir, 'app-secret')
  return config.appSecret || !existsSync(file) ? undefined : readFileSync(file, 'utf8').trim()
}

/** The database to copy, and how the backup is noted in the one that is served. */
type Source = { source: OpenDatabase; note(at: Date): Promise<void> }

async function openSource(config: Config): Promise<Source> {
  const socket = snapshotSocketOf(config.dataDir)
  const copy = config.databaseUrl ? undefined : await askServer(socket, '/snapshot')
  if (copy) {
    const { folder } = JSON.parse(copy) as { folder: string }
    const note = async (at: Date) =>
      void (await askServer(socket, `/backup-made/${at.toISOString()}`))
    return { source: await openSnapshot(folder), note }
  }
  const source = config.databaseUrl
    ? await openServerDatabase(config.databaseUrl)
    : await openEmbeddedDatabase(embeddedFolder(config))
  return { source, note: (at) => noteBackup(source.client, at) }
}

/** What the running server answers at its socket; undefined when none runs. */
function askServer(
  socketPath: string,
  address: '/snapshot' | `/backup-made/${string}`,
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath, path: address, method: 'POST' }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode === 200) resolve(text)
        else reject(new Unusable(`The running server could not do ${address}: ${text}`))
      })
    })
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // ENOENT: no server; ECONNREFUSED: it ended without cleaning up.
      if (['ENOENT', 'ECONNREFUSED'].includes(error.code ?? '')) resolve(undefined)
      else reject(error)
    })
    asked.end()
  })
}

/** Rows under their headings, each column as wide as needed. */
export function table(heads: string[], rows: string[][]): string {
  const all = [heads, ...rows]
  const widths = heads.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`)
    .map((line) => line.trimEnd())
    .join('\n')
}

/** The number of rows a backup holds, in all tables. */
export function rowsIn({ tables }: Pick<Contents, 'tables'>): number {
  return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)
}

/** The size of a file, e.g. '3.2 MB'. */
function mb(file: string): string {
  return `${(statSync(file).size / 1_000_000).toFixed(1)} MB`
}
