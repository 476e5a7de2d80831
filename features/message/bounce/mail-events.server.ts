import type { Ctx } from '#platform/context.ts'
import { isOfTheAddress } from '#platform/mail/delivery-report.ts'
import { readMessageId } from '#platform/outside/message/signed-message-id.server.ts'
import { fetchCertificate } from '#platform/outside/message/sns.server.ts'
import { normaliseEmail } from '#platform/text/contact.ts'
import { applyReport } from './receive-report.server.ts'
import type { ToldEvent } from './relay-shapes.ts'
import { relays } from './relays.server.ts'

export const MAIL_EVENTS_BYTES = 1024 * 1024

type Posted = { rawBody: Uint8Array; headers: Headers }

/** Takes what the relay of MAIL_EVENTS_FROM tells of our e-mails, signed as it documents it. Answers the HTTP status. */
export async function receiveMailEvents(
  ctx: Ctx,
  { rawBody, headers }: Posted,
  certificateOf = fetchCertificate,
): Promise<200 | 401 | 404 | 422> {
  const { eventsSecret: secret, eventsFrom: relay } = ctx.config.mailSettings
  if (!secret) return 404
  const now = ctx.now()
  const events = await relays[relay]({ rawBody, headers, secret, now, certificateOf })
  if (events === 'forged') {
    ctx.log.warn('webhook.refused', { provider: 'mail-events', relay, why: 'wrong signature' })
    return 401
  }
  if (!events) return 422
  for (const each of events) await applyEvent(ctx, each)
  ctx.wake()
  return 200
}

async function applyEvent(ctx: Ctx, event: ToldEvent): Promise<void> {
  const to = normaliseEmail(event.email)
  if (!to) return
  const { type: kind, status, diagnostic, hard = false } = event
  const isTold = status !== undefined || diagnostic !== undefined
  const bracketed = event.message_id?.replace(/^<?(.*?)>?$/, '<$1>')
  await applyReport(ctx, {
    kind,
    to,
    id: readMessageId(ctx.config, bracketed, [to])?.id,
    isHard: isTold ? isOfTheAddress({ status, diagnostic }) : hard,
    words: /^5\.\d{1,3}\.\d{1,3}$/.test(status ?? '') ? (status ?? '') : 'kata relay',
    at: new Date(event.at),
  })
}
