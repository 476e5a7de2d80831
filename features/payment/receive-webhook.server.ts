import { keepToldToken, noteLink } from '#features/debit/mandates.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { isOurReference, publicIdOf } from '#features/charge/ask-provider.server.ts'
import { findCharge } from '#features/charge/queries.server.ts'
import { storeEvent } from './queries.server.ts'
import { settlePaymentJob } from './settle-payment.server.ts'

/** More than any provider sends; the endpoint refuses longer bodies before it reads them whole. */
export const WEBHOOK_BYTES = 64 * 1024

export type Webhook = { provider: string; rawBody: Uint8Array; headers: Headers }

/**
 * Takes a webhook: verified, stored raw once, and left to the settling job. Answers the HTTP status: 200 also for a
 * repeat and for another application's event, 401 for a forgery.
 */
export async function receiveWebhook(
  ctx: Ctx,
  { provider, rawBody, headers }: Webhook,
): Promise<200 | 401 | 404> {
  if (provider !== ctx.gateway.provider || provider === 'none') return 404
  const verified = ctx.gateway.verifyWebhook(rawBody, headers)
  if (!verified.ok && verified.linkOf) await noteLink(ctx, verified.linkOf)
  if (!verified.ok && verified.isGenuine) {
    ctx.log.info('webhook.other', { provider, why: verified.why })
    return 200
  }
  if (!verified.ok) {
    ctx.log.warn('webhook.refused', { provider, why: verified.why })
    return 401
  }
  const { eventKey, reference, providerId, paymentId, saved } = verified.event
  const charge = await findCharge(ctx.db, { reference, providerId })
  if (!charge && !isOurReference(reference)) {
    // The event belongs to another application on the same account: nothing of its payers is stored.
    ctx.log.info('webhook.other', { provider, why: 'not our reference' })
    return 200
  }
  const now = ctx.now()
  const isNew = await inTransaction(ctx.db, async (tx) => {
    const isFirst = await storeEvent(tx, {
      provider,
      event_key: eventKey,
      reference: charge?.reference ?? reference,
      payment_id: paymentId ?? null,
      donation_id: charge?.donation_id ?? null,
      body: withoutTokens(new TextDecoder().decode(rawBody)),
      received_at: now,
      processed_at: null,
      outcome: null,
    })
    if (isFirst && saved && charge) {
      await keepToldToken(ctx, tx, { publicId: publicIdOf(charge.reference), saved })
    }
    // Each event has a job of its own: a running one may have read the provider too early.
    if (isFirst) {
      await enqueue(tx, settlePaymentJob, { payload: { reference, providerId, eventKey }, now })
    }
    return isFirst
  })
  if (isNew && !charge) ctx.log.error('payment.orphan', { provider, reference, providerId })
  if (isNew) ctx.wake()
  return 200
}

/** What debits a card is kept sealed, and nowhere else. */
function withoutTokens(body: string): string {
  return body.replace(/("(?:saved_token_id|payment_token_id)"\s*:\s*")[^"]{1,200}"/g, '$1…"')
}
