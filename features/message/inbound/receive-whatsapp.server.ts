import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { readJsonBody } from '#platform/outside/payment/secret-match.server.ts'
import { contactHash, isStoppedNow, recordChoice } from '../contact-choices.server.ts'
import { applyStatus } from './apply-status.server.ts'
import { inboundJob } from './inbound-job.server.ts'
import { stopWordOf } from './stop-words.ts'
import { eventsOf, type InboundEvent, type PreferenceEvent } from './whatsapp-events.ts'

/** The documented most of a delivery of webhooks. */
export const WHATSAPP_BYTES = 3 * 1024 * 1024

export type WhatsappWebhook = { rawBody: Uint8Array; signature: string | null }

/**
 * Takes a delivery of webhooks: statuses of our messages, what people wrote, what they chose. Whoever writes STOP has
 * stopped when this answers. Deliveries come twice and in any order. Answers the HTTP status.
 */
export async function receiveWhatsapp(
  ctx: Ctx,
  { rawBody, signature }: WhatsappWebhook,
): Promise<200 | 401 | 404> {
  if (!ctx.whatsapp) return 404
  if (!ctx.whatsapp.isSigned(rawBody, signature)) {
    ctx.log.warn('webhook.refused', { provider: 'whatsapp', why: 'wrong signature' })
    return 401
  }
  const { messages, preferences, statuses } = eventsOf(
    readJsonBody(rawBody),
    ctx.whatsapp.isOurNumber,
  )
  for (const message of messages) await receiveMessage(ctx, message)
  for (const preference of preferences) await receivePreference(ctx, preference)
  for (const status of statuses) await applyStatus(ctx, status)
  if (messages.length + statuses.length > 0) ctx.wake()
  return 200
}

/** Keeps what somebody wrote, once; a stop word counts in the same commit, all of it is handed on by a job. */
export async function receiveMessage(ctx: Ctx, message: InboundEvent): Promise<void> {
  const { id, phone, name, text, media, at } = message
  const hash = contactHash(ctx.config, phone)
  const stop = stopWordOf(text)
  await inTransaction(ctx.db, async (tx) => {
    const row = await tx
      .insertInto('inbound_message')
      .values({
        id,
        phone,
        phone_hash: hash,
        name,
        text,
        media: media && JSON.stringify(media),
        is_stop: stop?.isStopped === true,
        written_at: at,
        received_at: ctx.now(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) return
    if (stop) await chooseOnce(ctx, tx, { phone, ...stop, source: 'stop-word', words: text })
    await enqueue(tx, inboundJob(), { payload: { id }, now: ctx.now() })
  })
}

async function receivePreference(ctx: Ctx, { phone, isStopped }: PreferenceEvent): Promise<void> {
  const words = isStopped ? 'dihentikan di WhatsApp' : 'dibuka lagi di WhatsApp'
  await inTransaction(ctx.db, (tx) =>
    chooseOnce(ctx, tx, { phone, scope: 'news', isStopped, source: 'provider', words }),
  )
}

type Chosen = {
  phone: string
  scope: 'news' | 'all'
  isStopped: boolean
  source: 'stop-word' | 'provider'
  words: string
}

/** Writes a choice that changes something: to begin again is a word only to whoever had stopped. */
async function chooseOnce(ctx: Ctx, tx: Tx, { phone, ...choice }: Chosen): Promise<void> {
  const hashed = { kind: 'phone' as const, hash: contactHash(ctx.config, phone) }
  const scopes = choice.isStopped ? [choice.scope] : (['news', 'all'] as const)
  for (const scope of scopes) {
    if ((await isStoppedNow(tx, { ...hashed, value: phone }, scope)) === choice.isStopped) continue
    const inTx = { db: tx, newId: ctx.newId, now: ctx.now }
    await recordChoice(inTx, hashed, { ...choice, scope })
  }
}
