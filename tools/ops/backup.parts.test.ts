import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { usableBackup } from '#platform/db/backup/restore-backup.server.ts'
import { exchanged, rewriteBackup } from '#tests/database/backups.ts'
import * as installations from '#tests/database/installations.ts'

const { SECRET, aFolder, anInstallation, everythingIn, ops } = installations

test('a backup restores every row, file and key into an empty place, with the books in order', async () => {
  const dataDir = await anInstallation()
  const file = path.join(aFolder(), 'amanah.tar.gz')
  const backup = ops(['backup', file], { DATA_DIR: dataDir })
  expect([backup.failed, backup.status]).toEqual(['', 0])
  expect(backup.said).toMatch(/rows and 2 files/)
  expect(statSync(file).mode & 0o777).toBe(0o600)

  const restored = path.join(aFolder(), 'data')
  const restore = ops(['restore', file], { DATA_DIR: restored })
  expect([restore.failed, restore.status]).toEqual(['', 0])
  expect(restore.said).toMatch(/every table is as in the backup/)
  expect(restore.said).toMatch(/(\d+) of \1 questions .* find no error/)

  // Noted after the backup was whole, so it is not in it.
  const { readiness_mark: marks = [], ...was } = await everythingIn({
    dataDir: path.join(dataDir, 'database'),
  })
  expect(marks).toEqual([expect.stringContaining('backup')])
  expect(was.donation?.length).toBeGreaterThan(400)
  expect(await everythingIn({ dataDir: path.join(restored, 'database') })).toEqual({
    ...was,
    readiness_mark: [],
  })
  for (const name of ['app-secret', 'files/gambar/a-640.webp', 'files/tiket/b.pdf']) {
    expect(readFileSync(path.join(restored, name))).toEqual(readFileSync(path.join(dataDir, name)))
  }
})

test('a backup that was cut off, changed, or made by a newer version changes nothing', {
  tags: 'night',
}, async () => {
  const dataDir = await anInstallation()
  const folder = aFolder()
  const good = path.join(folder, 'good.tar.gz')
  expect(ops(['backup', good], { DATA_DIR: dataDir }).failed).toBe('')
  const bytes = readFileSync(good)
  const plain = gunzipSync(bytes)
  const flipped = Buffer.from(plain)
  const at = flipped.indexOf('Hamba Allah')
  expect(at).toBeGreaterThan(0)
  flipped.write('Hamba Alloh', at)
  const wrong = {
    cut: [bytes.subarray(0, bytes.length - 2_000), /no whole backup/],
    short: [gzipSync(plain.subarray(0, plain.length - 100_000)), /no whole backup/],
    flipped: [gzipSync(flipped), /was changed: /],
    text: [Buffer.from('select 1'), /no whole backup/],
  } as const
  for (const [name, [content, why]] of Object.entries(wrong)) {
    const file = path.join(folder, `${name}.tar.gz`)
    writeFileSync(file, content)
    await expect(usableBackup(file)).rejects.toThrow(why)
  }
  const newer = path.join(folder, 'newer.tar.gz')
  await rewriteBackup(good, newer, {
    change: (name, bytes) => (name === 'backup.json' ? exchanged(bytes, '0001_', '9001_') : bytes),
  })
  await expect(usableBackup(newer)).rejects.toThrow(/does not know the backup's 9001_/)
  const cut = ops(['restore', path.join(folder, 'cut.tar.gz')], {
    DATA_DIR: path.join(folder, 'cut'),
  })
  expect([cut.status, cut.failed]).toEqual([1, expect.stringMatching(/no whole backup/)])
  expect(cut.failed).not.toContain('    at ')
  expect(existsSync(path.join(folder, 'cut'))).toBe(false)
  expect(ops(['backup', good], { DATA_DIR: dataDir }).failed).toMatch(/never written over/)
  expect(readFileSync(good)).toEqual(bytes)
  expect(ops(['restore', good], { DATA_DIR: dataDir }).failed).toMatch(/holds a database already/)
  expect(
    ops(['restore', good], { DATA_DIR: path.join(folder, 'other'), APP_SECRET: `${SECRET}!` })
      .failed,
  ).toMatch(/sealed with another key/)
})
