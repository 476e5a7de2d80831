import { Hono } from 'hono'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Ctx } from '#platform/context.ts'
import { findCheckResults } from '#platform/db/check-result.server.ts'
import type { Connection } from '#platform/db/connect.server.ts'
import { laneStates, replicaLag } from '#platform/db/probe.server.ts'
import { isOneOf } from '#platform/outside/payment/secret-match.server.ts'
import type { OnAnswered } from '../http/listen.ts'
import { RequestTimes } from './request-times.ts'

export type Metrics = {
  /** Counts an answer of the process. */
  onAnswered: OnAnswered
  /** `GET /metrics` in the text format of Prometheus, for the holder of METRICS_TOKEN; 404 without that setting. */
  app: Hono
}

/** What this process measures of itself, and what it asks the database at each scrape. */
export function openMetrics(
  ctx: MetricsContext,
  connection: Pick<Connection, 'pool' | 'engine'>,
): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const times = new RequestTimes()
  const onAnswered = countRequests(registry, times)
  measurePool(registry, connection)
  const askDatabase = measureDatabase(ctx, registry)
  const token = ctx.config.metricsToken
  const app = new Hono()
  app.get('/metrics', async (c) => {
    const sent = c.req.header('authorization')?.replace(/^Bearer /i, '')
    if (!token) return c.text('Not Found', 404)
    if (!sent || !isOneOf(sent, [token])) {
      return c.text('Unauthorized', 401, { 'WWW-Authenticate': 'Bearer' })
    }
    await askDatabase()
    const body = `${await registry.metrics()}\n${times.text()}`
    return c.body(body, 200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' })
  })
  return { onAnswered, app }
}

function countRequests(registry: Registry, times: RequestTimes): OnAnswered {
  const cut = new Counter({
    name: 'amanah_http_requests_cut_total',
    help: 'Requests whose caller left before the whole answer was sent.',
    registers: [registry],
  })
  return ({ request: { url = '/' }, status, isWhole, ms }) => {
    times.observe({ url, status, seconds: ms / 1000 })
    if (!isWhole) cut.inc()
  }
}

function measurePool(registry: Registry, { pool }: Pick<Connection, 'pool'>): void {
  const connections = new Gauge({
    name: 'amanah_database_connections',
    help: 'Connections of this process to the primary: in use, idle, and callers that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      connections.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      connections.set({ state: 'idle' }, pool.idleCount)
      connections.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}

type MetricsContext = Pick<Ctx, 'config' | 'db' | 'read' | 'now' | 'log'>

function measureDatabase(ctx: MetricsContext, registry: Registry): () => Promise<void> {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `amanah_${name}`, help, labelNames, registers: [registry] })
  const up = gauge('database_up', '1 when the database answered this scrape.')
  const oldest = gauge('job_oldest_due_seconds', 'How long the oldest due job waits.', 'lane')
  const dead = gauge('jobs_dead', 'Jobs that nobody tries again: npm run ops -- jobs.', 'lane')
  const wrong = gauge(
    'check_errors',
    'Errors found by a daily question; only those found.',
    'check',
  )
  const checked = gauge('check_seconds', 'Since the daily questions were last answered.')
  const lag = gauge('replica_lag_seconds', 'How far the replica is behind; absent without one.')

  async function askAll(): Promise<void> {
    const now = ctx.now().getTime()
    for (const { lane, dead: count, seconds } of await laneStates(ctx)) {
      oldest.set({ lane }, Math.max(0, seconds))
      dead.set({ lane }, count)
    }
    const results = await findCheckResults(ctx)
    for (const { name, errors } of results) if (errors > 0) wrong.set({ check: name }, errors)
    const latest = results.map(({ checkedAt }) => (now - checkedAt.getTime()) / 1000)
    if (latest.length > 0) checked.set(Math.max(...latest))
    const behind = ctx.config.databaseReadUrl ? await replicaLag(ctx.read) : undefined
    if (behind !== undefined) lag.set(behind)
  }

  return async () => {
    for (const each of [oldest, dead, wrong]) each.reset()
    for (const each of [checked, lag]) each.remove()
    try {
      await askAll()
      up.set(1)
    } catch (cause) {
      ctx.log.warn('metrics.database-away', { cause })
      up.set(0)
    }
  }
}
