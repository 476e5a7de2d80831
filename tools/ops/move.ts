import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '#platform/config.ts'
import { openEmbeddedDatabase } from '#platform/db/backup/open-database.server.ts'
import { usableBackup } from '#platform/db/backup/restore-backup.server.ts'
import { writeBackup } from '#platform/db/backup/write-backup.server.ts'
import { MOVED } from '#platform/db/connect.server.ts'
import { databaseUrlProblem } from '#platform/db/pool/database-url.ts'
import { appSecret } from '#server/secret.ts'
import { explainRestore, Unusable } from './explain.ts'
import { embeddedFolder } from './open.ts'
import { restoreServer } from './restore.ts'
import { rowsIn } from './backup.ts'

/**
 * `npm run ops -- move <DATABASE_URL>`: the embedded database into an empty one on a server. Files and the key stay in
 * the data folder. Afterwards the embedded one does not open again, so that nobody gives into the old books.
 */
export async function move([url, ...more]: string[]): Promise<void> {
  if (!url || more.length > 0) throw new Unusable('Write "move <DATABASE_URL>".')
  const problem = databaseUrlProblem(url, (role) => role !== 'standby')
  if (problem) throw new Unusable(`The address ${problem}`)
  const { dataDir, appSecret: given } = readConfig({ ...process.env, DATABASE_URL: undefined })
  const folder = embeddedFolder({ dataDir })
  const now = new Date()
  const file = path.join(dataDir, `before-move-${now.toISOString().replaceAll(':', '')}.tar.gz`)
  const source = await openEmbeddedDatabase(folder)
  try {
    const sealSecret = appSecret({ appSecret: given, dataDir })
    await writeBackup(file, { source, now, sealSecret })
    const contents = await explainRestore(async () => {
      return await restoreServer(url, await usableBackup(file, sealSecret), {})
    })
    writeFileSync(path.join(folder, MOVED), `${now.toISOString()}\n`, { mode: 0o600 })
    console.log(
      `Moved ${rowsIn(contents)} rows; every table on the server is as it was here, row by row.`,
    )
  } finally {
    await source.close()
  }
  console.log(
    [
      `Start with DATABASE_URL and with APP_SECRET=$(cat ${path.join(dataDir, 'app-secret')}), unless it is set already.`,
      `Photos and attachments stay in ${path.join(dataDir, 'files')}. ${file} is a copy of the rows as they were.`,
    ].join('\n'),
  )
}
