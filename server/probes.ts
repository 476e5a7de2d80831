import { Hono } from 'hono'
import type { Ctx } from '#platform/context.ts'
import type { Connection } from '#platform/db/connect.server.ts'
import { createHealth, type Draining } from './health.ts'
import type { OnAnswered } from './listen.ts'
import { openMetrics } from './metrics.ts'

export type Probes = {
  /** `/health/live`, `/health/ready` and `/metrics`. */
  app: Hono
  onAnswered: OnAnswered
  /** Set it before stopping, so that a balancer sends no more. */
  draining: Draining
}

/** What balancers and monitors ask of a process. */
export function openProbes(ctx: Ctx, connection: Connection): Probes {
  const draining: Draining = { isDraining: false }
  const { app: metrics, onAnswered } = openMetrics(ctx, connection)
  const app = new Hono().route('/', createHealth(ctx, draining)).route('/', metrics)
  return { app, onAnswered, draining }
}
