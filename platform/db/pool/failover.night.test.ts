import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startStopwatch } from '../../../tools/test/pace.ts'
import { needPostgres } from '#tests/database/need-postgres.ts'
import { type OwnPostgres, startOwnPostgres } from '#tests/database/postgres.ts'
import { type Connection, connect } from '../connect.server.ts'
import { isOutage } from './outage.server.ts'

async function servers(): Promise<[primary: OwnPostgres, standby: OwnPostgres]> {
  needPostgres()
  const primary = await startOwnPostgres()
  onTestFinished(() => primary.stop())
  const standby = await primary.addStandby()
  onTestFinished(() => standby.stop())
  return [primary, standby]
}

async function open(options: { url: string; readUrl?: string }): Promise<Connection> {
  const connection = await connect(options)
  onTestFinished(() => connection.close())
  return connection
}

const where = sql<{ port: number; isStandby: boolean }>`
  select current_setting('port')::int as port, pg_is_in_recovery() as "isStandby"`

async function portOf(db: Connection['db']): Promise<number | undefined> {
  return (await where.execute(db)).rows[0]?.port
}

/** The port that answers finally; every failure before it must be an outage. */
async function portInTheEnd(db: Connection['db']): Promise<number | undefined> {
  const deadline = performance.now() + 40_000
  for (;;) {
    try {
      return await portOf(db)
    } catch (error) {
      if (!isOutage(error) || performance.now() > deadline) throw error
      await wait(100)
    }
  }
}

test('after a failover the next host that can be written to is found, and until then every caller is told of an outage', async () => {
  const [primary, standby] = await servers()
  // The standby comes first, so that the order alone does not find the primary.
  const hosts = `127.0.0.1:${standby.port},127.0.0.1:${primary.port}`
  const { db, pool } = await open({ url: `postgres://amanah@${hosts}/postgres` })
  await sql`create table note (id int)`.execute(db)
  expect(await portOf(db)).toBe(primary.port)
  await untilFollowed(pool, standby)

  await primary.shutDown('fast')
  const between = await portOf(db).catch((error: unknown) => error)
  expect(isOutage(between), String(between)).toBe(true)

  const promoting = await open({ url: standby.url('postgres') }).catch(() => undefined)
  expect(promoting, 'a standby cannot be migrated').toBeUndefined()
  await promote(standby)
  expect(await portInTheEnd(db)).toBe(standby.port)
  await sql`insert into note values (1)`.execute(db)
})

test('a primary that turns read-only is left for a host that can be written to', async () => {
  const [primary, standby] = await servers()
  const hosts = `127.0.0.1:${primary.port},127.0.0.1:${standby.port}`
  const { db, pool } = await open({ url: `postgres://amanah@${hosts}/postgres` })
  await sql`create table note (id int)`.execute(db)
  await untilFollowed(pool, standby)
  await promote(standby)
  await pool.query('alter system set default_transaction_read_only = on')
  await pool.query('select pg_reload_conf()')
  // The connection reads its settings again only some time after the signal.
  await until(async () => {
    const { rows } = await pool.query('show default_transaction_read_only')
    return rows[0]?.default_transaction_read_only === 'on'
  })

  const refused = await sql`insert into note values (1)`
    .execute(db)
    .catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: '25006' })
  const deadline = performance.now() + 40_000
  while ((await portInTheEnd(db)) !== standby.port && performance.now() < deadline) await wait(100)
  await sql`insert into note values (1)`.execute(db)
  expect(await portOf(db)).toBe(standby.port)
})

test('reads go to the replica; when it dies or freezes they are answered by the primary, and later by the replica again', async () => {
  const [primary, standby] = await servers()
  const { read } = await open({
    url: primary.url('postgres'),
    readUrl: `postgres://amanah@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres?target_session_attrs=prefer-standby`,
  })
  expect(await portOf(read)).toBe(standby.port)
  for (const [take, giveBack] of [
    [() => standby.shutDown('immediate'), standby.startAgain],
    [standby.freeze, standby.thaw],
  ] as const) {
    await take()
    const passed = startStopwatch()
    const asked = await Promise.all(Array.from({ length: 50 }, () => portOf(read)))
    expect(new Set(asked)).toEqual(new Set([primary.port]))
    expect(passed()).toBeLessThan(15_000)
    await giveBack()
    const deadline = performance.now() + 40_000
    while ((await portOf(read)) !== standby.port && performance.now() < deadline) await wait(200)
    expect(await portOf(read)).toBe(standby.port)
  }
})

test('a replica that is not there at the start does not keep the product from starting', async () => {
  needPostgres()
  const primary = await startOwnPostgres()
  onTestFinished(() => primary.stop())
  const { read } = await open({
    url: primary.url('postgres'),
    readUrl: 'postgres://amanah@127.0.0.1:1/postgres',
  })
  expect(await portOf(read)).toBe(primary.port)
})

/**
 * Ends once the standby has replayed every commit of the primary. A test server commits asynchronously: the position
 * of insertion counts, since what is written may end before the last commit.
 */
async function untilFollowed(pool: Connection['pool'], standby: OwnPostgres): Promise<void> {
  const { rows } = await pool.query('select pg_current_wal_insert_lsn() as written')
  const client = new pg.Client(standby.url('postgres'))
  await client.connect()
  await until(async () => {
    const asked = await client.query('select pg_last_wal_replay_lsn() >= $1::pg_lsn as has', [
      rows[0].written,
    ])
    return asked.rows[0].has
  })
  await client.end()
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 40_000
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('it did not become true')
    await wait(50)
  }
}

/** Requests the promotion without waiting in that statement: the end of recovery may cancel it. */
async function promote(server: OwnPostgres): Promise<void> {
  const client = new pg.Client(server.url('postgres'))
  client.on('error', () => {})
  await client.connect()
  await client.query('select pg_promote(false)')
  await client.end().catch(() => {})
}
