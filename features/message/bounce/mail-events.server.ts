import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import { isOfTheAddress } from '#platform/mail/delivery-report.ts'
import { letterOf } from '#platform/outside/message/mail-mark.server.ts'
import { isOneOf, readJsonBody } from '#platform/outside/payment/secret-match.server.ts'
import { normaliseEmail } from '#platform/text/contact.ts'
import { applyReport } from './receive-report.server.ts'

export const MAIL_EVENTS_BYTES = 1024 * 1024

const event = v.object({
  type: v.picklist(['bounce', 'complaint']),
  email: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** RFC 3463, and what the server said; without them `hard` alone decides. */
  status: v.optional(v.string()),
  diagnostic: v.optional(v.string()),
  hard: v.optional(v.boolean()),
  message_id: v.optional(v.string()),
})
const hook = v.object({ events: v.array(v.unknown()) })

/**
 * Takes what the relay tells of our letters: `{events: [{type, email, at, status?, diagnostic?, hard?, message_id?}]}`,
 * signed by `sha256=` and the hex HMAC-SHA256 of its bytes under MAIL_EVENTS_SECRET. Answers the HTTP status.
 */
export async function receiveMailEvents(
  ctx: Ctx,
  { rawBody, signature }: { rawBody: Uint8Array; signature: string | null },
): Promise<200 | 401 | 404 | 422> {
  const secret = ctx.config.letters.eventsSecret
  if (!secret) return 404
  const right = `sha256=${createHmac('sha256', secret).update(rawBody).digest('hex')}`
  if (signature === null || !isOneOf(signature, [right])) {
    ctx.log.warn('webhook.refused', { provider: 'mail-events', why: 'wrong signature' })
    return 401
  }
  const read = v.safeParse(hook, readJsonBody(rawBody))
  if (!read.success) return 422
  // What has another shape is left out: one of it must not hold up the rest.
  for (const each of read.output.events) {
    const known = v.safeParse(event, each)
    if (known.success) await applyEvent(ctx, known.output)
  }
  ctx.wake()
  return 200
}

async function applyEvent(ctx: Ctx, told: v.InferOutput<typeof event>): Promise<void> {
  const to = normaliseEmail(told.email)
  if (!to) return
  const { type: kind, status, diagnostic, hard = false } = told
  const isTold = status !== undefined || diagnostic !== undefined
  const bracketed = told.message_id?.replace(/^<?(.*?)>?$/, '<$1>')
  await applyReport(ctx, {
    kind,
    to,
    id: letterOf(ctx.config, bracketed, [to])?.id,
    isHard: isTold ? isOfTheAddress({ status, diagnostic }) : hard,
    words: /^5\.\d{1,3}\.\d{1,3}$/.test(status ?? '') ? (status ?? '') : 'kata relay',
    at: new Date(told.at),
  })
}
