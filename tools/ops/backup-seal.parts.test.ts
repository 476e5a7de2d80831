import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { usableBackup } from '#platform/db/backup/restore-backup.server.ts'
import { RowDigest } from '#platform/db/backup/row-digest.ts'
import { exchanged, rewriteBackup } from '#tests/database/backups.ts'
import { aFolder, anInstallation, ops, SECRET } from '#tests/database/installations.ts'

const FORGED = 'a key that the forger made up for it'

test('a backup whose rows and sums somebody changed together is refused by the key that is kept elsewhere', async () => {
  const dataDir = await anInstallation()
  const folder = aFolder()
  const [good, resealed, ownKey] = ['good', 'resealed', 'own-key'].map((name) =>
    path.join(folder, `${name}.tar.gz`),
  ) as [string, string, string]
  expect(ops(['backup', good], { DATA_DIR: dataDir }).failed).toBe('')
  expect((await usableBackup(good, SECRET)).contents.auditHead).toBeNull()
  const digest = new RowDigest()
  const change = (name: string, bytes: Buffer): Buffer => {
    if (name.startsWith('rows/donation/')) {
      const changed = exchanged(bytes, 'Hamba Allah', 'Hamba Alloh')
      digest.update(changed)
      return changed
    }
    if (name !== 'contents.json') return bytes
    const contents = JSON.parse(bytes.toString('utf8'))
    contents.tables.donation = digest.value()
    return Buffer.from(JSON.stringify(contents))
  }
  await rewriteBackup(good, resealed, { change, secret: FORGED })
  await expect(usableBackup(resealed, SECRET)).rejects.toThrow(/sealed with another key/)
  await expect(usableBackup(resealed)).rejects.toThrow(/sealed with another key/)
  const restored = path.join(folder, 'restored')
  const run = ops(['restore', resealed], { DATA_DIR: restored, APP_SECRET: SECRET })
  expect([run.status, run.failed]).toEqual([1, expect.stringMatching(/sealed with another key/)])
  expect(existsSync(restored)).toBe(false)
  // Whoever has the key of the file can seal it: then only the key that is kept elsewhere shows it.
  const swapped: typeof change = (name, bytes) =>
    name === 'app-secret' ? Buffer.from(FORGED) : bytes
  await rewriteBackup(good, ownKey, { change: swapped, secret: FORGED })
  expect((await usableBackup(ownKey)).isSealKnown).toBe(false)
  await expect(usableBackup(ownKey, SECRET)).rejects.toThrow(/sealed with another key/)
})
