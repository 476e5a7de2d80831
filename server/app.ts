import { Hono } from 'hono'
import { localAudio } from '#features/quran/audio/local-audio.server.ts'
import { clientAddress } from '#platform/http/client-address.server.ts'
import type { Ctx } from '#platform/context.ts'
import { forCaller } from '#platform/db/pool/statement-limits.server.ts'
import { type ApiEnv, answerError } from '#platform/http/http.server.ts'
import type { PublicSessions } from '#platform/http/public-session.server.ts'
import { createApi } from './api/api.ts'
import { apiLimit } from './api/api-limit.ts'
import type { Pages } from './pages/pages.ts'
import { jsonBody, limitedBody } from './http/body-guards.ts'
import { misplaced } from './http/desk-host.ts'
import { createSandbox } from './api/sandbox.server.ts'
import { createWebhooks } from './api/webhooks.server.ts'

export type AppParts = {
  ctx: Ctx
  sessions: PublicSessions
  pages: Pick<Pages, 'respond'>
  /** /health and /metrics. */
  probes: Hono
}

/** Everything one process answers: the API, the webhooks, and then the pages. */
export function createApp({ ctx, sessions, pages, probes }: AppParts): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>()
  const api = createApi(ctx, sessions)
  const webhooks = createWebhooks(ctx)
  const sandbox = createSandbox(ctx)
  app.use('*', (_, next) => forCaller(next))
  app.use('*', async (c, next) => misplaced(c.req.raw, ctx.config) ?? (await next()))
  app.use('/v2/*', async (c, next) => {
    c.set('ctx', ctx)
    await next()
  })
  app.use('/v2/*', apiLimit(ctx.config.rendersPerMinute), limitedBody, jsonBody)
  // With the socket, which identifies the caller.
  app.all('/v2/*', (c) => api.fetch(c.req.raw, c.env))
  app.all('/webhooks/*', (c) => webhooks.fetch(c.req.raw, c.env))
  app.all('/sandbox/*', (c) => sandbox.fetch(c.req.raw))
  app.route('/', localAudio)
  app.route('/', probes)
  // A missing chunk must be a 404 and never a page: the browser would run HTML as a script.
  app.get('/assets/*', (c) => c.text('Not Found', 404))
  app.use('*', limitedBody)
  app.all('*', (c) => {
    c.set('ctx', ctx)
    return pages.respond(c.req.raw, () => clientAddress(c))
  })
  app.onError((error, c) => {
    c.set('ctx', ctx)
    return answerError(error, c)
  })
  return app
}
