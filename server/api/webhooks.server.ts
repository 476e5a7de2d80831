import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import {
  MAIL_EVENTS_BYTES,
  receiveMailEvents,
} from '#features/message/bounce/mail-events.server.ts'
import { receiveWebhook, WEBHOOK_BYTES } from '#features/payment/receive-webhook.server.ts'
import { MAIL_BYTES, receiveMail } from '#features/ticket/inbox/receive-mail.server.ts'
import { isRefusal } from '#platform/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { whatsappWebhook } from './whatsapp-webhook.server.ts'
import { type ApiEnv, answerError, isCutOff, problem } from '#platform/http/http.server.ts'

const refusals = {
  401: { status: 401, code: 'webhook/refused', detail: 'Tanda tangan webhook tidak sah.' },
  404: { status: 404, code: 'not-found', detail: 'Penyedia ini tidak dipakai.' },
  422: { status: 422, code: 'webhook/unread', detail: 'Isi webhook tidak dapat dibaca.' },
}

/** Where others tell us something: POST /webhooks/{provider} of payments, /webhooks/mail with a whole letter, /webhooks/mail-events. */
export function createWebhooks(ctx: Ctx): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>()
  app.route('/', whatsappWebhook(ctx))
  app.post('/webhooks/mail', limitedTo(MAIL_BYTES), async (c) => {
    const raw = Buffer.from(await c.req.arrayBuffer())
    const signature = c.req.header('X-Signature-256') ?? ''
    const outcome = await receiveMail(ctx, { raw, signature })
    if (outcome === 'closed') return problem(c, refusals[404])
    return outcome === 'forged' ? problem(c, refusals[401]) : c.json({ outcome })
  })
  app.post('/webhooks/mail-events', limitedTo(MAIL_EVENTS_BYTES), async (c) => {
    const rawBody = new Uint8Array(await c.req.arrayBuffer())
    const status = await receiveMailEvents(ctx, { rawBody, headers: c.req.raw.headers })
    return status === 200 ? c.json({ received: true }) : problem(c, refusals[status])
  })
  app.post('/webhooks/:provider', limitedTo(WEBHOOK_BYTES), async (c) => {
    const rawBody = new Uint8Array(await c.req.arrayBuffer())
    const provider = c.req.param('provider')
    const status = await receiveWebhook(ctx, { provider, rawBody, headers: c.req.raw.headers })
    return status === 200 ? c.json({ received: true }) : problem(c, refusals[status])
  })
  app.onError((cause, c) => {
    if (isCutOff(c) || (isRefusal(cause) && c.req.path === '/webhooks/mail'))
      return answerError(cause, c)
    // After any error the provider must try again (F15); the poller is the fallback.
    ctx.log.error('webhook.failed', { cause })
    c.header('Retry-After', '60')
    return problem(c, { status: 503, code: 'unavailable', detail: 'Coba lagi sebentar lagi.' })
  })
  return app
}

function limitedTo(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: (c) => problem(c, { status: 413, code: 'too-large', detail: 'Isi terlalu besar.' }),
  })
}
