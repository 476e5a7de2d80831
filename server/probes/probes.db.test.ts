import { Hono } from 'hono'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { askLedger, checkLedger } from '#checks/ledger.server.ts'
import { limits, noteWait } from '#platform/db/pool/statement-limits.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { createApp } from '../app.ts'
import { openProbes } from './probes.ts'

const token = 'a token that only the monitor knows'
const pool = { totalCount: 5, idleCount: 2, waitingCount: 7 }

async function aProcess(env: Record<string, string> = { METRICS_TOKEN: token }) {
  const ctx = await testContext({ env })
  return { ctx, ...openProbes(ctx, { pool } as never) }
}

type Probed = Pick<Awaited<ReturnType<typeof aProcess>>, 'app'>

async function scrape({ app }: Probed, given = token) {
  const response = await app.request('/metrics', { headers: { authorization: `Bearer ${given}` } })
  return { status: response.status, text: await response.text() }
}

/** The value of a series, or undefined where there is none. */
function valueOf(text: string, series: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

async function addJob(
  { db, newId, now }: TestCtx,
  more: { lane: string; dueAt: Date; deadAt?: Date },
) {
  await sql`
    insert into job (id, name, lane, payload, run_at, dead_at, created_at)
    values (${newId()}::uuid, 'test', ${more.lane}, '{}', ${more.dueAt}, ${more.deadAt ?? null}, ${now()})
  `.execute(db)
}

test('a process is ready while its database answers with every migration, and not while it stops', async () => {
  const { ctx, app, draining } = await aProcess()
  const ready = await app.request('/health/ready')
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { ready: true, database: true, migrated: true, draining: false },
  ])
  expect(ready.headers.get('Cache-Control')).toBe('no-store')
  draining.isDraining = true
  const stopping = await app.request('/health/ready')
  expect(stopping.status).toBe(503)
  expect(stopping.headers.get('Retry-After')).toBe('5')
  expect(await stopping.json()).toMatchObject({ ready: false, draining: true })
  expect((await app.request('/health/live')).status).toBe(200)
  expect(ctx.logged).toEqual([])
})

test('a database that lacks a migration of this version is not ready', async () => {
  const { ctx, app } = await aProcess()
  await sql`update schema_migration set name = '_' || name where name like '0001%'`.execute(ctx.db)
  onTestFinished(async () => {
    await sql`update schema_migration set name = substr(name, 2) where name like '\\_%'`.execute(
      ctx.db,
    )
  })
  const response = await app.request('/health/ready')
  expect([response.status, await response.json()]).toEqual([
    503,
    { ready: false, database: true, migrated: false, draining: false },
  ])
})

test('a thousand probes at once ask the database once', async () => {
  const ctx = await testContext()
  let asked = 0
  const db = ctx.db.withPlugin({
    transformQuery: ({ node }) => {
      asked += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const { app } = openProbes({ ...ctx, db }, { pool } as never)
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, async () => app.request('/health/ready')),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(asked).toBe(2)
})

test('metrics are for the holder of the token; without that setting the address does not exist', async () => {
  const holder = await aProcess()
  expect((await scrape(holder)).status).toBe(200)
  expect((await scrape(holder, 'another')).status).toBe(401)
  expect((await holder.app.request('/metrics')).status).toBe(401)
  const closed = await aProcess({})
  expect((await scrape(closed)).status).toBe(404)
})

test('metrics tell of requests, the pool, jobs that wait or are dead, and the memory', async () => {
  const served = await aProcess()
  const { ctx, onAnswered } = served
  const before = (seconds: number) => new Date(ctx.now().getTime() - seconds * 1_000)
  await addJob(ctx, { lane: 'money', dueAt: before(90) })
  await addJob(ctx, { lane: 'money', dueAt: before(30) })
  await addJob(ctx, { lane: 'email', dueAt: before(-60) })
  await addJob(ctx, { lane: 'codes', dueAt: before(500), deadAt: before(5) })
  onAnswered({ request: { url: '/v2/surat/2', headers: {} }, status: 200, isWhole: true, ms: 3 })
  onAnswered({ request: { url: '/v2/surat/2', headers: {} }, status: 404, isWhole: true, ms: 3 })
  onAnswered({ request: { url: '/surat/2', headers: {} }, status: 200, isWhole: false, ms: 700 })
  const { text } = await scrape(served)
  const found = (series: string) => valueOf(text, `amanah_${series}`)
  expect(found('http_request_seconds_count{kind="api",status="2xx"}')).toBe(1)
  expect(found('http_request_seconds_count{kind="api",status="4xx"}')).toBe(1)
  expect(found('http_request_seconds_bucket{le="0.5",kind="page",status="2xx"}')).toBe(0)
  expect(found('http_request_seconds_bucket{le="1",kind="page",status="2xx"}')).toBe(1)
  expect(found('http_requests_cut_total')).toBe(1)
  expect(found('database_connections{state="used"}')).toBe(3)
  expect(found('database_connections{state="waiting"}')).toBe(7)
  expect(found('job_oldest_due_seconds{lane="money"}')).toBe(90)
  expect(found('job_oldest_due_seconds{lane="email"}')).toBe(0)
  expect(found('jobs_dead{lane="codes"}')).toBe(1)
  expect(found('jobs_dead{lane="money"}')).toBe(0)
  expect(found('database_up')).toBe(1)
  expect(found('replica_lag_seconds')).toBeUndefined()
  expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
})

test('a daily question that found errors is reported until a later run finds none', async () => {
  const served = await aProcess()
  const { ctx } = served
  const series = 'amanah_check_errors{check="campaignTotalsOffTheLedger"}'
  expect(valueOf((await scrape(served)).text, 'amanah_check_seconds')).toBeUndefined()
  await sql`alter table campaign_total drop constraint if exists campaign_total_campaign_id_fkey`.execute(
    ctx.db,
  )
  await sql`insert into campaign_total (campaign_id, collected, donors, updated_at)
    values (${ctx.newId()}::uuid, 5, 1, ${ctx.now()})`.execute(ctx.db)
  expect((await askLedger(ctx.db)).campaignTotalsOffTheLedger).toBe(1)
  await checkLedger(ctx)
  const wrong = (await scrape(served)).text
  expect(valueOf(wrong, series)).toBe(1)
  expect(wrong).not.toContain('check="banksOrDebtsBelowZero"')
  await sql`delete from campaign_total`.execute(ctx.db)
  await checkLedger(ctx)
  ctx.clock.advance({ minutes: 1 })
  const right = (await scrape(served)).text
  expect(valueOf(right, series)).toBeUndefined()
  expect(valueOf(right, 'amanah_check_seconds')).toBe(60)
})

test('while the database is away metrics are still answered, and say so', async () => {
  const served = await aProcess()
  const away = served.ctx.db.withPlugin({
    transformQuery: () => {
      throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
    },
    transformResult: async ({ result }) => result,
  })
  const { app } = openProbes({ ...served.ctx, db: away }, { pool } as never)
  const { status, text } = await scrape({ app })
  expect([status, valueOf(text, 'amanah_database_up')]).toEqual([200, 0])
  const ready = await app.request('/health/ready')
  expect([ready.status, await ready.json()]).toMatchObject([503, { database: false }])
})

test('each call has a caller’s time of its own, in which all its statements are done', async () => {
  const probes = new Hono().get('/wait', (c) => {
    noteWait(5_500)
    return c.json(limits().statementMs)
  })
  const ctx = await testContext()
  const app = createApp({ ctx, sessions: {} as never, pages: {} as never, probes })
  for (let call = 0; call < 2; call += 1) {
    expect(await (await app.request('/wait')).json()).toBe(4_000)
  }
})
