import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import { applyFound, type Settled } from './apply-found.server.ts'
import { askProvider, isOurReference } from '#features/charge/ask-provider.server.ts'
import { ProviderSilent } from '#features/charge/errors.ts'
import {
  type Charge,
  changeCharge,
  findCharge,
  lockCharge,
} from '#features/charge/queries.server.ts'
import { closeEvents, paymentsNamed } from './queries.server.ts'
import { settleTogether } from './settle-together.server.ts'
import { findTransfer } from '#features/charge/transfer-charge.server.ts'
import { settleOrphan } from '#features/suspense/post-to-suspense.server.ts'

const hint = v.object({
  reference: v.string(),
  providerId: v.optional(v.string()),
  /** The webhook that caused the look, if any. */
  eventKey: v.optional(v.string()),
  /** True for the single look after late money. */
  isLast: v.optional(v.boolean()),
})

export const settlePaymentJob = defineJob(
  { name: 'payment.settle', lane: 'money', batch: { most: 8, run: settleTogether } },
  hint,
  settlePayment,
)

/** Reads a charge at the provider after a hint, and applies the answer. Nothing in the hint itself is believed. */
export async function settlePayment(ctx: Ctx, hinted: v.InferOutput<typeof hint>): Promise<void> {
  const { reference, providerId, eventKey } = hinted
  const charge = await findCharge(ctx.db, { reference, providerId })
  const settled = charge && (await settleCharge(ctx, charge, { providerId, eventKey }))
  const isOther = settled && isAnotherId(settled.charge, providerId)
  if (!settled || isOther) {
    const outcome = await settleUnknown(ctx, { reference, providerId: providerId ?? null })
    if (isOther) ctx.log.error('payment.other-charge', { reference, providerId, outcome })
    if (!settled) await close(ctx, eventKey, outcome)
  }
  if (settled && !hinted.isLast) await lookOnceMore(ctx, settled.charge)
  if (settled && !settled.isClosed) await close(ctx, eventKey, settled.outcome)
}

async function close(ctx: Ctx, eventKey: string | undefined, outcome: string): Promise<void> {
  if (!eventKey) return
  const { provider } = ctx.gateway
  await closeEvents(ctx.db, { provider, eventKeys: [eventKey], outcome, at: ctx.now() })
}

/** A webhook under our reference may name a charge of the provider that is not ours: its money has no owner yet. */
function isAnotherId({ provider_id }: Charge, named: string | undefined): boolean {
  return provider_id !== null && named !== undefined && named !== provider_id
}

const ASK_AGAIN_MS = 3_000

/** What a webhook named: the provider's id, and the key of the webhook. */
type Hint = { providerId?: string | undefined; eventKey?: string | undefined }

/**
 * Late money may arrive after the poller's last look, and a second payment of it without a webhook (F5, F7, F11
 * together): the provider is asked once more a day later.
 */
async function lookOnceMore(ctx: Ctx, { reference, status, expires_at }: Charge): Promise<void> {
  const now = ctx.now()
  const isLateMoney = (status === 'paid' || status === 'failed') && expires_at < now
  if (!isLateMoney) return
  await enqueue(ctx.db, settlePaymentJob, {
    payload: { reference, isLast: true },
    now,
    runAt: new Date(now.getTime() + DAY_MS),
    key: `late ${reference}`,
  })
}

/**
 * Reads a charge again from the provider, outside any transaction, and applies it. Throws ProviderSilent without an
 * answer. While we have no provider id, the hint's id comes from a webhook: the charge found there must be ours (F3).
 */
export async function settleCharge(ctx: Ctx, charge: Charge, hint: Hint = {}): Promise<Settled> {
  if (charge.method === 'transfer') return settleTransfer(ctx, charge)
  const { reference } = charge
  const providerId = charge.provider_id ?? hint.providerId ?? null
  const payments = [...charge.payments, ...(await paymentsNamed(ctx.db, reference))]
  const { amount, expires_at: expiresAt, mandate_id } = charge
  const isDebit = mandate_id !== null
  const by = { reference, providerId, payments, amount, expiresAt, isDebit }
  const lookup = await ctx.gateway.find(by)
  if (lookup.kind === 'found') {
    return applyFound(ctx, charge, { found: lookup.charge, eventKey: hint.eventKey })
  }
  if (lookup.kind === 'unknown') throw new ProviderSilent(`${reference}: ${lookup.cause}`)
  return settleMissing(ctx, charge)
}

/** A transfer is known to our own bank only: the lines of its statements, and its end. */
async function settleTransfer(ctx: Ctx, charge: Charge): Promise<Settled> {
  return applyFound(ctx, charge, { found: await findTransfer(ctx, ctx.db, charge) })
}

/** Settles a charge in a few seconds, when its provider may know more. */
export async function settleSoon(ctx: Ctx, { reference }: Charge): Promise<void> {
  const now = ctx.now()
  const runAt = new Date(now.getTime() + ASK_AGAIN_MS)
  await enqueue(ctx.db, settlePaymentJob, { payload: { reference }, now, runAt, key: reference })
}

/**
 * The provider does not know the charge, so it is created once more with the same reference. That answer may be
 * outdated: the charge is read again, since money may have come in between.
 */
async function settleMissing(ctx: Ctx, charge: Charge): Promise<Settled> {
  const isAsked = charge.status === 'creating' || charge.status === 'unknown'
  const isOpen = isAsked && charge.expires_at > ctx.now()
  // A card must not be debited twice: where asking again is no repeat, only what is heard counts.
  if (isOpen && charge.mandate_id && !ctx.gateway.repeatsDebits) {
    return { charge, outcome: 'not asked again' }
  }
  if (isOpen) {
    const answer = await askProvider(ctx, charge)
    const isLearned = !charge.provider_id && answer.provider_id && answer.status === 'pending'
    return isLearned ? settleCharge(ctx, answer) : { charge: answer, outcome: 'asked again' }
  }
  if (!isAsked) ctx.log.error('payment.missing', { reference: charge.reference })
  return inTransaction(ctx.db, async (tx) => {
    const locked = await lockCharge(tx, charge)
    const isOver = locked.status === 'creating' || locked.status === 'unknown'
    const change = { updated_at: ctx.now(), ...(isOver && { status: 'expired' as const }) }
    return { charge: await changeCharge(tx, locked, change), outcome: 'missing' }
  })
}

async function settleUnknown(
  ctx: Ctx,
  by: { reference: string; providerId: string | null },
): Promise<string> {
  const payments = await paymentsNamed(ctx.db, by.reference)
  const lookup = await ctx.gateway.find({ ...by, payments })
  if (lookup.kind === 'unknown') throw new ProviderSilent(`${by.reference}: ${lookup.cause}`)
  if (lookup.kind === 'missing') return 'unknown to the provider too'
  // A webhook's body may lie; the provider's own reference decides whose charge it is.
  if (!isOurReference(lookup.charge.reference)) return 'of another application'
  return settleOrphan(ctx, lookup.charge)
}
