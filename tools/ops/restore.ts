import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Config, readConfig } from '#platform/config.ts'
import type { WholeBackup } from '#platform/db/backup/read-backup.server.ts'
import { restoreBackup, usableBackup } from '#platform/db/backup/restore-backup.server.ts'
import {
  openEmbeddedDatabase,
  openServerDatabase,
} from '#platform/db/backup/open-database.server.ts'
import { openFiles } from '#platform/files/files.server.ts'
import { askQuestions } from './questions.ts'
import { rowsIn, secretIn } from './backup.ts'
import { explainRestore, Unusable } from './explain.ts'

/** `npm run ops -- restore <file>`: into an empty database and files beside it; every table is read back. */
export async function restoreCommand([file, ...more]: string[]): Promise<void> {
  if (!file || more.length > 0) throw new Unusable('Write "restore <file>".')
  const config = readConfig()
  const files = openFiles(config)
  const keepSecret = (secret: string) => keepSecretIn(config, secret)
  const contents = await explainRestore(async () => {
    // The tables belong to who makes them.
    const url = config.databaseOwnerUrl ?? config.databaseUrl
    if (!url) assertNoDatabase(config)
    const backup = await usableBackup(file, config.appSecret ?? secretIn(config))
    if (!backup.isSealKnown) console.log(SEAL_UNKNOWN)
    return url
      ? await restoreServer(url, backup, { files, keepSecret })
      : await restoreEmbedded(config, backup, { files, keepSecret })
  })
  const count = Object.keys(contents.files).length
  console.log(
    `Restored ${rowsIn(contents)} rows and ${count} files; every table is as in the backup.`,
  )
  await askQuestions()
}

type Kept = Pick<Parameters<typeof restoreBackup>[1], 'files' | 'keepSecret'>

export async function restoreServer(url: string, backup: WholeBackup, kept: Kept) {
  const target = await openServerDatabase(url)
  try {
    return await restoreBackup(backup, { target, ...kept })
  } finally {
    await target.close()
  }
}

function assertNoDatabase({ dataDir }: Config): void {
  const folder = path.join(dataDir, 'database')
  if (!existsSync(path.join(folder, 'pgdata'))) return
  throw new Unusable(
    `${folder} holds a database already. Choose another DATA_DIR, or move it away.`,
  )
}

/** The folder has its name only once everything is in it. */
async function restoreEmbedded({ dataDir }: Config, backup: WholeBackup, kept: Kept) {
  const folder = path.join(dataDir, 'database')
  const unfinished = path.join(dataDir, 'database.restoring')
  rmSync(unfinished, { recursive: true, force: true })
  const target = await openEmbeddedDatabase(unfinished)
  try {
    const contents = await restoreBackup(backup, { target, ...kept })
    await target.close()
    rmSync(folder, { recursive: true, force: true })
    renameSync(unfinished, folder)
    return contents
  } catch (error) {
    await target.close().catch(() => {})
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
}

const SEAL_UNKNOWN =
  'The key that the file is sealed with came with the file itself: that shows an accident, and nobody who changed it. With APP_SECRET set to the key you keep, it shows both.'

function keepSecretIn(config: Config, secret: string): void {
  if ((config.appSecret ?? secretIn(config)) !== undefined) return
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(path.join(config.dataDir, 'app-secret'), secret, { mode: 0o600, flag: 'wx' })
}
