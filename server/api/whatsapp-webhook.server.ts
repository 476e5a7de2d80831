import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import {
  receiveWhatsapp,
  WHATSAPP_BYTES,
} from '#features/message/inbound/receive-whatsapp.server.ts'
import type { Ctx } from '#platform/context.ts'
import { type ApiEnv, problem } from '#platform/http/http.server.ts'

const refusals = {
  401: { status: 401, code: 'webhook/refused', detail: 'Tanda tangan webhook tidak sah.' },
  403: { status: 403, code: 'webhook/refused', detail: 'Token verifikasi tidak cocok.' },
  404: { status: 404, code: 'not-found', detail: 'WhatsApp tidak dipakai.' },
}

/** Meta asks once whether this address is ours, and then posts every event of our number to it. */
export function whatsappWebhook(ctx: Ctx): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>()
  app.get('/webhooks/whatsapp', (c) => {
    if (!ctx.whatsapp) return problem(c, refusals[404])
    const challenge = ctx.whatsapp.challenge(new URL(c.req.url).searchParams)
    return challenge === undefined ? problem(c, refusals[403]) : c.text(challenge)
  })
  app.post(
    '/webhooks/whatsapp',
    bodyLimit({
      maxSize: WHATSAPP_BYTES,
      onError: (c) => problem(c, { status: 413, code: 'too-large', detail: 'Isi terlalu besar.' }),
    }),
    async (c) => {
      const rawBody = new Uint8Array(await c.req.arrayBuffer())
      const signature = c.req.header('x-hub-signature-256') ?? null
      const status = await receiveWhatsapp(ctx, { rawBody, signature })
      return status === 200 ? c.json({ received: true }) : problem(c, refusals[status])
    },
  )
  return app
}
