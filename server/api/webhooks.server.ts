import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { receiveWebhook, WEBHOOK_BYTES } from '#features/payment/receive-webhook.server.ts'
import type { Ctx } from '#platform/context.ts'
import { type ApiEnv, answerError, isCutOff, problem } from '#platform/http/http.server.ts'

const refusals = {
  401: { status: 401, code: 'webhook/refused', detail: 'Tanda tangan webhook tidak sah.' },
  404: { status: 404, code: 'not-found', detail: 'Penyedia ini tidak dipakai.' },
}

/** The endpoint of payment providers: POST /webhooks/{provider} with the raw body. */
export function createWebhooks(ctx: Ctx): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>()
  app.post(
    '/webhooks/:provider',
    bodyLimit({
      maxSize: WEBHOOK_BYTES,
      onError: (c) => problem(c, { status: 413, code: 'too-large', detail: 'Isi terlalu besar.' }),
    }),
    async (c) => {
      const rawBody = new Uint8Array(await c.req.arrayBuffer())
      const provider = c.req.param('provider')
      const status = await receiveWebhook(ctx, { provider, rawBody, headers: c.req.raw.headers })
      return status === 200 ? c.json({ received: true }) : problem(c, refusals[status])
    },
  )
  app.onError((cause, c) => {
    if (isCutOff(c)) return answerError(cause, c)
    // After any error the provider must try again (F15); the poller is the fallback.
    ctx.log.error('webhook.failed', { cause })
    c.header('Retry-After', '60')
    return problem(c, { status: 503, code: 'unavailable', detail: 'Coba lagi sebentar lagi.' })
  })
  return app
}
