import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { connect } from '#platform/db/connect.server.ts'
import { needPostgres } from '#tests/database/need-postgres.ts'
import { type OwnPostgres, startOwnPostgres } from '#tests/database/postgres.ts'
import { openMetrics } from './metrics.ts'

const token = 'a token that only the monitor knows'

/** A server with a standby that streams from it, and a process that reads from the standby. */
async function aProcessWithReplica() {
  needPostgres()
  const primary = await startOwnPostgres()
  onTestFinished(() => primary.stop())
  const standby = await primary.addStandby()
  onTestFinished(() => standby.stop())
  const readUrl = `postgres://amanah@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres?target_session_attrs=prefer-standby`
  const connection = await connect({ url: primary.url('postgres'), readUrl })
  onTestFinished(() => connection.close())
  const config = readConfig({
    APP_SECRET: 'a secret that only the tests know',
    DATABASE_URL: primary.url('postgres'),
    DATABASE_READ_URL: readUrl,
    METRICS_TOKEN: token,
  })
  const { db, read } = connection
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const { app } = openMetrics({ config, db, read, now: () => new Date(), log }, connection)
  return { primary, standby, app }
}

type Scraped = Pick<Awaited<ReturnType<typeof aProcessWithReplica>>, 'app'>

/** The lag that /metrics tells; undefined where the series is absent. */
async function lagOf({ app }: Scraped): Promise<number | undefined> {
  const response = await app.request('/metrics', { headers: { authorization: `Bearer ${token}` } })
  const text = await response.text()
  expect(text).toMatch(/^amanah_database_up 1$/m)
  const line = /^amanah_replica_lag_seconds (.+)$/m.exec(text)
  return line ? Number(line[1]) : undefined
}

async function untilLag(scraped: Scraped, isIt: (lag: number | undefined) => boolean) {
  const deadline = performance.now() + 40_000
  for (;;) {
    const lag = await lagOf(scraped)
    if (isIt(lag)) return lag
    if (performance.now() > deadline) throw new Error(`the lag stays ${lag}`)
    await wait(100)
  }
}

async function ask(server: OwnPostgres, ...statements: string[]): Promise<void> {
  const client = new pg.Client(server.url('postgres'))
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

test('metrics tell how many seconds the replica is behind: none while it keeps up, more while it replays nothing, and nothing without it', async () => {
  const { primary, standby, ...served } = await aProcessWithReplica()
  await ask(primary, 'create table note (id int)')
  await untilLag(served, (lag) => lag === 0)

  // A quiet primary is no lag, however long ago its last change was.
  await wait(1_500)
  expect(await lagOf(served)).toBe(0)

  await ask(standby, 'select pg_wal_replay_pause()')
  await ask(primary, 'insert into note values (1)')
  const first = await untilLag(served, (lag) => lag !== undefined && lag > 1)
  await wait(1_100)
  expect(await lagOf(served)).toBeGreaterThan((first ?? 0) + 1)

  await ask(standby, 'select pg_wal_replay_resume()')
  await untilLag(served, (lag) => lag === 0)

  await standby.shutDown('immediate')
  await untilLag(served, (lag) => lag === undefined)
  await standby.startAgain()
  await untilLag(served, (lag) => lag === 0)
})

test('a replica whose stream has ended is behind since its last change, although it has replayed all it was sent', async () => {
  const { primary, ...served } = await aProcessWithReplica()
  await ask(primary, 'create table note (id int)')
  await untilLag(served, (lag) => lag === 0)

  await ask(
    primary,
    // The words "all" of this file leave replication out.
    `do $$ begin execute format('copy (values (%L), (%L)) to %L',
      'local all all trust', 'host all all 127.0.0.1/32 trust', current_setting('hba_file')); end $$`,
    'select pg_reload_conf()',
    'select pg_terminate_backend(pid) from pg_stat_replication',
    'insert into note values (1)',
  )
  await untilLag(served, (lag) => lag !== undefined && lag > 1)
})
