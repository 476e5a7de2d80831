import { existsSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { type Config, readConfig } from '#platform/config.ts'
import {
  openEmbeddedDatabase,
  openServerDatabase,
  openSnapshot,
  type OpenDatabase,
} from '#platform/db/backup/open-database.server.ts'
import { writeBackup } from '#platform/db/backup/write-backup.server.ts'
import { openFiles } from '#platform/files.server.ts'
import { snapshotSocketOf } from '#server/snapshot-socket.ts'
import { Unusable } from './explain.ts'
import { embeddedFolder } from './open.ts'
import { mb, rowsIn } from './table.ts'

/** `npm run ops -- backup <file>`: beside the running server, also with the embedded database. */
export async function backup([file, ...more]: string[]): Promise<void> {
  if (!file || more.length > 0) throw new Unusable('Write "backup <file>".')
  if (existsSync(file))
    throw new Unusable(`${file} exists already. A backup is never written over.`)
  const config = readConfig()
  const source = await openSource(config)
  try {
    const began = performance.now()
    const secret = secretIn(config)
    const files = openFiles(config)
    const contents = await writeBackup(file, { source, files, secret, now: new Date() })
    const seconds = ((performance.now() - began) / 1_000).toFixed(1)
    const count = Object.keys(contents.files).length
    console.log(
      `${file}: ${rowsIn(contents)} rows and ${count} files, ${mb(file)}, in ${seconds} s.`,
    )
    console.log(
      secret === undefined
        ? 'APP_SECRET is not in it: keep it apart, or sealed tax numbers and links in letters are lost.'
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

async function openSource(config: Config): Promise<OpenDatabase> {
  if (config.databaseUrl) return openServerDatabase(config.databaseUrl)
  const folder = embeddedFolder(config)
  const copy = await askForSnapshot(snapshotSocketOf(config.dataDir))
  return copy ? openSnapshot(copy) : openEmbeddedDatabase(folder)
}

/** The folder of a copy that the running server made; undefined when none runs. */
function askForSnapshot(socketPath: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath, path: '/snapshot', method: 'POST' }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode === 200) resolve((JSON.parse(text) as { folder: string }).folder)
        else reject(new Unusable(`The running server could not copy its database: ${text}`))
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
