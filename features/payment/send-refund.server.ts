import * as v from 'valibot'
import { NotInThisState } from '#features/books/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { defineJob, enqueue } from '#platform/jobs.server.ts'
import { rupiah } from '#platform/money.ts'
import { ProviderSilent, RefundNotSendable } from './errors.ts'
import { paidCharge } from './queries.server.ts'
import { payRefund, type Refund } from './refund-donation.server.ts'

const order = v.object({
  donationId: v.pipe(v.string(), v.uuid()),
  refundId: v.pipe(v.string(), v.uuid()),
  /** How often the provider was asked about this refund. */
  looks: v.number(),
})

export const sendRefundJob = defineJob({ name: 'payment.send-refund', lane: 'money' }, order, send)

const HOUR_MS = 3_600_000

/** Asks the provider to refund the way the money came; the job follows the refund until it completes or is refused. */
export async function sendRefund(
  ctx: Ctx,
  { donation_id: donationId, id: refundId }: Pick<Refund, 'donation_id' | 'id'>,
): Promise<void> {
  const refund = await findRefund(ctx, { donationId, refundId })
  const charge = await paidCharge(ctx.db, donationId)
  if (refund?.status !== 'approved') throw new NotInThisState()
  const { provider, refundable } = ctx.gateway
  const isSendable = charge?.provider === provider && refundable.includes(charge.method)
  if (!isSendable || !ctx.gateway.refund) {
    throw new RefundNotSendable()
  }
  const payload = { donationId, refundId, looks: 0 }
  await enqueue(ctx.db, sendRefundJob, { payload, now: ctx.now(), key: `${refundId} 0` })
  ctx.wake()
}

/**
 * Asks for the refund under its own key, so a repeat is the same refund (F18). Without an answer nobody knows whether
 * the money went: the refund stays approved, and the job asks again with the same key.
 */
async function send(ctx: Ctx, given: v.InferOutput<typeof order>): Promise<void> {
  const refund = await findRefund(ctx, given)
  const charge = await paidCharge(ctx.db, given.donationId)
  if (refund?.status !== 'approved' || !charge) return
  const { reference, provider_id: providerId, payments } = charge
  const key = refund.id
  const answer = await ctx.gateway.refund?.({
    reference,
    providerId,
    payments,
    key,
    amount: rupiah(refund.amount),
  })
  if (!answer || answer.kind === 'unknown') throw new ProviderSilent(`refund of ${reference}`)
  if (answer.kind === 'refunded') return payRefund(ctx, refund)
  // A person sends it another way, and books that with payRefund.
  if (answer.kind === 'rejected') {
    ctx.log.error('payment.refund-refused', { reference, refund: key, code: answer.code })
    return
  }
  const now = ctx.now()
  const looks = given.looks + 1
  await enqueue(ctx.db, sendRefundJob, {
    payload: { ...given, looks },
    now,
    runAt: new Date(now.getTime() + Math.min(looks, 12) * HOUR_MS),
    key: `${key} ${looks}`,
  })
}

async function findRefund(
  { db }: Ctx,
  { donationId, refundId }: { donationId: string; refundId: string },
): Promise<Refund | undefined> {
  return db
    .selectFrom('refund')
    .selectAll()
    .where('donation_id', '=', donationId)
    .where('id', '=', refundId)
    .executeTakeFirst()
}
