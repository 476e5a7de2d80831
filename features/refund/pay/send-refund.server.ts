import * as v from 'valibot'
import { payerOf } from '#features/bank-account/bank-account.server.ts'
import { NotInThisState } from '#features/books/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { endProposalsJob } from '../end-proposals.server.ts'
import { ProviderSilent } from '#features/charge/errors.ts'
import { RefundNotSendable } from '../errors.ts'
import { paidCharge } from '#features/charge/queries.server.ts'
import { failRefund, payRefund, startRefund } from './pay-refund.server.ts'
import { findRefund, type RefundKey } from '../refund-rows.server.ts'
import { assertGatewayRefunds } from './refund-payer.server.ts'

const order = v.object({
  donationId: v.pipe(v.string(), v.uuid()),
  refundId: v.pipe(v.string(), v.uuid()),
  /** How often the provider was asked about this refund. */
  looks: v.number(),
})

export const sendRefundJob = defineJob({ name: 'payment.send-refund', lane: 'money' }, order, send)

/** What refunds leave to the worker. */
export const refundJobs = [sendRefundJob, endProposalsJob]

const HOUR_MS = 3_600_000

/**
 * Asks the provider to refund the way the money came; the refund travels from now on, and the job follows it until it
 * completes or is refused. A repeat asks nothing anew.
 */
export async function sendRefund(ctx: Ctx, refundKey: RefundKey): Promise<void> {
  const { donation_id: donationId, id: refundId } = refundKey
  await inTransaction(ctx.db, async (tx) => {
    const txCtx = ctx.within(tx)
    const refund = await findRefund(tx, refundKey)
    const isTravelling = refund?.status === 'sent' && refund.pays_from === 'gateway'
    if (isTravelling) return
    if (refund?.status !== 'approved' && refund?.status !== 'failed') throw new NotInThisState()
    if (payerOf(refund).by !== 'gateway') throw new RefundNotSendable()
    await assertGatewayRefunds(ctx, tx, donationId)
    await startRefund(txCtx, refundKey)
    const payload = { donationId, refundId, looks: 0 }
    const key = `${refundId} 0 ${refund.sent_at?.getTime() ?? ''}`
    await enqueue(tx, sendRefundJob, { payload, now: ctx.now(), key })
  })
  ctx.wake()
}

/**
 * Asks for the refund under its own key, so a repeat is the same refund (F18). Without an answer nobody knows whether
 * the money went: the refund stays on its way, and the job asks again with the same key.
 */
async function send(ctx: Ctx, input: v.InferOutput<typeof order>): Promise<void> {
  const { donationId, refundId } = input
  const key = { donation_id: donationId, id: refundId }
  const refund = await findRefund(ctx.db, key)
  const charge = await paidCharge(ctx.db, donationId)
  if (refund?.status !== 'sent' || refund.pays_from !== 'gateway' || !charge) return
  const { reference, provider_id: providerId, payments } = charge
  const answer = await ctx.gateway.refund?.({
    reference,
    providerId,
    payments,
    key: refundId,
    amount: rupiah(refund.amount),
  })
  if (!answer || answer.kind === 'unknown') throw new ProviderSilent(`refund of ${reference}`)
  if (answer.kind === 'refunded') return payRefund(ctx, key)
  // A person sends it another way.
  if (answer.kind === 'rejected') {
    await failRefund(ctx, key, { failure: answer.code })
    ctx.log.error('payment.refund-refused', { reference, refund: refundId, code: answer.code })
    return
  }
  const now = ctx.now()
  const looks = input.looks + 1
  await enqueue(ctx.db, sendRefundJob, {
    payload: { ...input, looks },
    now,
    runAt: new Date(now.getTime() + Math.min(looks, 12) * HOUR_MS),
    key: `${refundId} ${looks}`,
  })
}
