import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { needPostgres } from '#tests/database/need-postgres.ts'
import { type OwnPostgres, startOwnPostgres } from '#tests/database/postgres.ts'
import { type Connection, connect } from '../connect.server.ts'

async function open(): Promise<{ connection: Connection; standby: OwnPostgres }> {
  needPostgres()
  const primary = await startOwnPostgres()
  onTestFinished(() => primary.stop())
  const standby = await primary.addStandby()
  onTestFinished(() => standby.stop())
  const connection = await connect({
    url: primary.url('postgres'),
    readUrl: standby.url('postgres'),
  })
  onTestFinished(() => connection.close())
  await sql`create table note (id int)`.execute(connection.db)
  await untilTrue(async () => (await isOnStandby(connection)) && (await count(connection)) === 0)
  return { connection, standby }
}

async function isOnStandby({ read }: Connection): Promise<boolean> {
  const text = sql<{ is: boolean }>`select pg_is_in_recovery() as is`
  return (await text.execute(read)).rows[0]?.is === true
}

/** Undefined where the table has not arrived yet. */
async function count({ read }: Connection): Promise<number | undefined> {
  const asked = sql<{ notes: number }>`select count(*)::int as notes from note`.execute(read)
  return (await asked.catch(() => undefined))?.rows[0]?.notes
}

async function untilTrue(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 40_000
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('it did not become true')
    await wait(50)
  }
}

async function replay(standby: OwnPostgres, how: 'pause' | 'resume'): Promise<void> {
  const client = new pg.Client(standby.url('postgres'))
  await client.connect()
  await client.query(`select pg_wal_replay_${how}()`)
  if (how === 'pause') {
    await untilTrue(async () => {
      const { rows } = await client.query('select pg_get_wal_replay_pause_state() as is')
      return rows[0]?.is === 'paused'
    })
  }
  await client.end()
}

test('behind a raised fence reads belong to the primary until the replica has replayed the change', async () => {
  const { connection, standby } = await open()
  await replay(standby, 'pause')
  await sql`insert into note values (1)`.execute(connection.db)
  expect(await count(connection), 'a replica that lags is read').toBe(0)

  connection.fence?.raise()
  expect(await count(connection)).toBe(1)
  await wait(1_000)
  expect(await count(connection)).toBe(1)
  expect(await isOnStandby(connection)).toBe(false)

  await replay(standby, 'resume')
  await untilTrue(() => isOnStandby(connection))
  expect(await count(connection)).toBe(1)
})

test('a fence is lowered by itself where the replica follows, also without further writes', async () => {
  const { connection } = await open()
  connection.fence?.raise()
  expect(connection.fence?.isStanding).toBe(true)
  await untilTrue(async () => connection.fence?.isStanding === false)
  expect(await isOnStandby(connection)).toBe(true)
})
