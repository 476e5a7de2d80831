import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { usableBackup } from '#platform/db/backup/restore-backup.server.ts'
import { connect, type Tx } from '#platform/db/connect.server.ts'
import { openSnapshotSocket } from '#server/snapshot-socket.ts'
import { exchanged, rewriteBackup } from '#tests/backups.ts'
import * as installations from '#tests/installations.ts'

const { SECRET, aFolder, anInstallation, aServer, everythingIn, ops } = installations

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

test('the embedded database is backed up while it is served, as of one moment', async () => {
  const dataDir = await anInstallation()
  const connection = await connect({ dataDir: path.join(dataDir, 'database') })
  const closeSocket = await openSnapshotSocket(connection, dataDir)
  onTestFinished(async () => {
    closeSocket()
    await connection.close()
  })
  let isOver = false
  let pairs = 0
  async function write(): Promise<void> {
    while (!isOver) {
      await connection.db.transaction().execute(async (tx) => {
        await addPurge(tx, `/${pairs}`)
        await wait(1)
        await addPurge(tx, `/${pairs}`)
      })
      pairs += 1
    }
  }
  const writing = write()
  while (pairs < 5) await wait(5)
  const file = path.join(aFolder(), 'amanah.tar.gz')
  // A child of its own kind: this process must go on serving.
  const child = spawn(process.execPath, ['tools/ops.ts', 'backup', file], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const failed = text(child.stderr)
  const [status] = await once(child, 'exit')
  isOver = true
  await writing
  const noted = connection.db.selectFrom('readiness_mark').select('name')
  expect(await noted.execute()).toEqual([{ name: 'backup' }])
  expect([await failed, status]).toEqual(['', 0])
  const inFolder = readdirSync(path.join(dataDir, 'database'))
  expect(inFolder.filter((name) => name.startsWith('snapshot'))).toEqual([])

  const restored = path.join(aFolder(), 'data')
  expect(ops(['restore', file], { DATA_DIR: restored }).failed).toBe('')
  const { page_purge: purges = [] } = await everythingIn({
    dataDir: path.join(restored, 'database'),
  })
  const counts = Map.groupBy(purges, (row) => row.split(',')[1])
  expect(counts.size).toBeGreaterThanOrEqual(5)
  expect(counts.size).toBeLessThan(pairs)
  expect([...counts.values()].filter((rows) => rows.length !== 2)).toEqual([])
})

function addPurge(tx: Tx, prefix: string): Promise<unknown> {
  return sql`insert into page_purge (id, prefixes, purged_at)
    values (gen_random_uuid(), array[${prefix}], now())`.execute(tx)
}

test('a backup that was cut off, changed, or made by a newer version changes nothing', async () => {
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

test('the embedded database moves to a server row by row, once, and does not open here again', async () => {
  const dataDir = await anInstallation()
  const was = await everythingIn({ dataDir: path.join(dataDir, 'database') })
  const { url, env } = await aServer()
  const moved = ops(['move', url], { DATA_DIR: dataDir })
  expect([moved.failed, moved.status]).toEqual(['', 0])
  expect(moved.said).toMatch(/row by row/)
  expect(await everythingIn({ url })).toEqual(was)
  expect(ops(['questions'], { ...env, DATA_DIR: dataDir }).said).toMatch(/(\d+) of \1 questions/)
  expect(ops(['jobs'], { DATA_DIR: dataDir }).failed).toMatch(/was moved to a server/)
  expect(ops(['move', url], { DATA_DIR: dataDir }).failed).toMatch(/is not empty/)
  expect(await everythingIn({ url })).toEqual(was)
})
