import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { connect, type Tx } from '#platform/db/connect.server.ts'
import { openSnapshotSocket } from '#server/snapshot-socket.ts'
import { aFolder, anInstallation, everythingIn, ops } from '#tests/database/installations.ts'

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
