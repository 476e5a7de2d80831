import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startStopwatch } from '../../../tools/test/pace.ts'
import { needPostgres } from '#tests/database/need-postgres.ts'
import { type OwnPostgres, startOwnPostgres } from '#tests/database/postgres.ts'
import { type Connection, connect, inTransaction } from '../connect.server.ts'
import { isOutage } from './outage.server.ts'

async function server(settings: Record<string, string | number> = {}): Promise<OwnPostgres> {
  needPostgres()
  const postgres = await startOwnPostgres(settings)
  onTestFinished(() => postgres.stop())
  return postgres
}

async function open(url: string, more: { readUrl?: string; poolSize?: number } = {}) {
  const connection = await connect({ url, ...more })
  onTestFinished(() => connection.close().catch(() => {}))
  return connection
}

/** The outcome of each of many callers, and the longest wait. */
async function ask({ db }: Pick<Connection, 'db'>, callers: number, text = sql`select 1`) {
  const passed = startStopwatch()
  const asked = await Promise.allSettled(Array.from({ length: callers }, () => text.execute(db)))
  const failures = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []))
  return { served: callers - failures.length, failures, ms: passed() }
}

/** Waits until the database serves again without help. */
async function served(connection: Pick<Connection, 'db'>, within = 40_000): Promise<void> {
  const deadline = performance.now() + within
  for (;;) {
    const { failures } = await ask(connection, 1)
    if (failures.length === 0) return
    if (performance.now() > deadline) throw failures[0]
    await wait(200)
  }
}

test('with a frozen server 500 callers are all refused within 15 seconds, and served again without a restart', async () => {
  const postgres = await server()
  const connection = await open(postgres.url('postgres'))
  await ask(connection, 20)

  await postgres.freeze()
  const frozen = await ask(connection, 500)
  const next = await ask(connection, 500)
  await postgres.thaw()
  await served(connection)

  expect(frozen.served).toBe(0)
  expect(frozen.failures.filter((failure) => !isOutage(failure))).toEqual([])
  expect(frozen.ms).toBeLessThan(15_000)
  // No caller waits for a known outage.
  expect(next.served).toBe(0)
  expect(next.ms).toBeLessThan(5_000)
  expect((await ask(connection, 50)).served).toBe(50)
})

test('a transaction that is cut in the middle is refused as an outage, rollback included', async () => {
  const postgres = await server()
  const connection = await open(postgres.url('postgres'))
  await served(connection)
  for (const away of ['fast', 'immediate', 'frozen'] as const) {
    const passed = startStopwatch()
    const cut = inTransaction(connection.db, async (tx) => {
      await sql`create table if not exists half (id int)`.execute(tx)
      if (away === 'frozen') await postgres.freeze()
      else await postgres.shutDown(away)
      await sql`insert into half values (1)`.execute(tx)
    }).catch((error: unknown) => error)

    expect(isOutage(await cut), `${away}: ${String(await cut)}`).toBe(true)
    expect(passed()).toBeLessThan(15_000)
    if (away === 'frozen') await postgres.thaw()
    else await postgres.startAgain()
    await served(connection)
    const { rows } = await sql<{ half: string | null }>`select to_regclass('half') as half`.execute(
      connection.db,
    )
    expect(rows).toEqual([{ half: null }])
  }
})

test('writes to a server that only reads, or has no room, are outages; a mistake in the statement is none', {
  tags: 'night',
}, async () => {
  const postgres = await server({ max_connections: 12, superuser_reserved_connections: 0 })
  const connection = await open(postgres.url('postgres'), { poolSize: 5 })
  await connection.pool.query('create table note (id int)')
  const write = sql`insert into note values (1)`

  await connection.pool.query('alter system set default_transaction_read_only = on')
  await connection.pool.query('select pg_reload_conf()')
  // The connection reads its settings again only some time after the signal.
  await expect
    .poll(async () => (await connection.pool.query('show default_transaction_read_only')).rows)
    .toEqual([{ default_transaction_read_only: 'on' }])
  const [readOnly] = (await ask(connection, 1, write)).failures
  expect(readOnly).toMatchObject({ code: '25006' })
  expect(isOutage(readOnly)).toBe(true)
  // Reads still succeed.
  expect((await ask(connection, 3)).served).toBe(3)
  await connection.pool.query('set default_transaction_read_only = off')

  const others = Array.from({ length: 14 }, () => new pg.Client(postgres.url('postgres')))
  onTestFinished(async () => void (await Promise.all(others.map((other) => other.end()))))
  const refused = await Promise.allSettled(others.map((other) => other.connect()))
  const full = refused.find((one) => one.status === 'rejected')
  expect(full?.reason).toMatchObject({ code: '53300' })
  expect(isOutage(full?.reason)).toBe(true)

  const [mistake] = (await ask(connection, 1, sql`select wrong`)).failures
  expect(mistake).toMatchObject({ code: '42703' })
  expect(isOutage(mistake)).toBe(false)
})

test('time limits belong to the transaction: a session that a pooler hands on keeps none', async () => {
  const postgres = await server()
  const { db } = await open(postgres.url('postgres'), { poolSize: 1 })
  const ask = sql<{ statement: string; lock: string; idle: string }>`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`
  const inside = await inTransaction(db, async (tx) => (await ask.execute(tx)).rows)
  const outside = (await ask.execute(db)).rows

  expect(inside).toEqual([{ statement: '9s', lock: '8s', idle: '30s' }])
  expect(outside).toEqual([{ statement: '0', lock: '0', idle: '0' }])
})

test('a statement that the client gave up does not come back into the pool', {
  tags: 'night',
}, async () => {
  const postgres = await server()
  const { db, pool } = await open(postgres.url('postgres'), { poolSize: 1 })
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)

  const slow = await sql`select pg_sleep(30)`.execute(db).catch((error: unknown) => error)
  const after = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)

  expect(String(slow)).toContain('Query read timeout')
  expect(isOutage(slow)).toBe(true)
  expect(after.rows[0]?.pid).not.toBe(rows[0]?.pid)
  expect(pool.totalCount).toBe(1)
})

test('whatever a network says when nobody is there is an outage, and a file that is missing is not', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  const rude = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await Promise.all([once(silent, 'listening'), once(rude, 'listening')])
  onTestFinished(() => void [silent, rude].map((each) => each.close()))
  const port = (of: typeof silent) => (of.address() as { port: number }).port
  const reached = async (url: string) => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 500 })
    client.on('error', () => {})
    return await client.connect().catch((error: unknown) => error)
  }

  for (const url of [
    'postgres://amanah@127.0.0.1:1/amanah',
    'postgres://amanah@database.invalid/amanah',
    'postgres://amanah@socket/amanah?host=/nowhere',
    `postgres://amanah@127.0.0.1:${port(rude)}/amanah`,
    `postgres://amanah@127.0.0.1:${port(silent)}/amanah`,
  ]) {
    const error = await reached(url)
    expect(isOutage(error), `${url}: ${String(error)}`).toBe(true)
    expect(isOutage(new Error('wrapped', { cause: error }))).toBe(true)
  }
  expect(isOutage(Object.assign(new Error('open'), { code: 'ENOENT', syscall: 'open' }))).toBe(
    false,
  )
  expect([undefined, null, 'text', new Error('other'), new TypeError('x')].some(isOutage)).toBe(
    false,
  )
})
