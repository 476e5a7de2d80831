import { Hono } from 'hono'
import type { Ctx } from '#platform/context.ts'
import type { Connection } from '#platform/db/connect.server.ts'
import { createHealth, type Draining } from './health.ts'
import type { OnAnswered } from '../http/listen.ts'
import { openMetrics } from './metrics.ts'
import { PageViewCounter } from './page-views.ts'
import { refusalLog } from './refusal-log.ts'

export type Probes = {
  /** `/health/live`, `/health/ready` and `/metrics`. */
  app: Hono
  onAnswered: OnAnswered
  views: PageViewCounter
  /** Set it before stopping, so that a balancer sends no more. */
  draining: Draining
}

/** What balancers and monitors ask of a process, and what it counts of its answers. */
export function openProbes(ctx: Ctx, connection: Connection): Probes {
  const draining: Draining = { isDraining: false }
  const metrics = openMetrics(ctx, connection)
  const views = new PageViewCounter(ctx)
  const logRefusal = refusalLog(ctx.log)
  const app = new Hono().route('/', createHealth(ctx, draining)).route('/', metrics.app)
  const onAnswered: OnAnswered = (answered) => {
    metrics.onAnswered(answered)
    views.onAnswered(answered)
    logRefusal(answered)
  }
  return { app, onAnswered, views, draining }
}
