import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import type { Ctx } from '#platform/context.ts'
import { RETRY_AFTER_SECONDS } from '#platform/db/pool/outage.server.ts'
import { type Readiness, readiness } from '#platform/db/probe.server.ts'

/** Set once the process has been told to stop: a balancer then takes it out. */
export type Draining = { isDraining: boolean }

/** Probes of balancers and strangers share one look at the database. */
const KEPT_MS = 1_000
/** A frozen database does not answer; a probe must. */
const LONGEST_MS = 3_000

const NOT_READY: Readiness = { database: false, migrated: false }

/**
 * `GET /health/live` answers 200 while the process can answer at all. `GET /health/ready` answers 200 when the
 * database is reachable, has every migration of this version, and the process is not stopping; 503 otherwise, with
 * what is missing.
 */
export function createHealth(ctx: Pick<Ctx, 'db'>, draining: Draining): Hono {
  const app = new Hono()
  const look = shared(() => lookAt(ctx))
  app.use('/health/*', async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  app.get('/health/live', (c) => c.json({ live: true }))
  app.get('/health/ready', async (c) => {
    const { isDraining } = draining
    const found = isDraining ? NOT_READY : await look()
    const isReady = !isDraining && found.database && found.migrated
    if (!isReady) c.header('Retry-After', String(RETRY_AFTER_SECONDS))
    return c.json({ ready: isReady, ...found, draining: isDraining }, isReady ? 200 : 503)
  })
  return app
}

async function lookAt(ctx: Pick<Ctx, 'db'>): Promise<Readiness> {
  const answer = readiness(ctx)
  return Promise.race([answer.catch(() => NOT_READY), wait(LONGEST_MS, NOT_READY, { ref: false })])
}

/** One answer for everybody who asks while it is found, and for a second after. */
function shared<T>(find: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  let foundAt = 0
  return () => {
    if (answer && performance.now() - foundAt < KEPT_MS) return answer
    const finding = find()
    answer = finding
    foundAt = Number.POSITIVE_INFINITY
    void finding.finally(() => {
      foundAt = performance.now()
    })
    return finding
  }
}
