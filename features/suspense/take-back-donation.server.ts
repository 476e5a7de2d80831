import { type Donation, totalOf } from '#features/donation/donation.ts'
import { voidReceipts } from '#features/receipt/void-receipts.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { notifyDonorJob } from '#features/charge/jobs.server.ts'
import { meetRefund } from '#features/refund/pay/pay-refund.server.ts'
import { returnShareOf } from '#features/refund/return-share.server.ts'
import { reverseFromSuspense } from './suspense-donation.server.ts'

/**
 * The provider took back the money of a donation that came from suspense: it leaves the books, the receipts and the
 * totals, and its donor is told. An approved refund of it is completed thereby.
 */
export async function takeBackDonation(ctx: Ctx, tx: Tx, donation: Donation): Promise<void> {
  const { id: donationId, publicId, status } = donation
  if (await meetRefund(ctx, tx, donation)) return
  ctx.log.error('payment.reversed', { reference: publicId, status })
  if (status !== 'paid') return
  const now = ctx.now()
  await reverseFromSuspense(ctx, tx, donation)
  await voidReceipts(tx, { donationId, reason: 'reversed', at: now })
  await returnShareOf(ctx, tx, donation)
  const news = { news: 'reversed' as const, amount: totalOf(donation), subject: ctx.newId() }
  const payload = { donationId, ...news }
  await enqueue(tx, notifyDonorJob, { payload, now, key: donationId })
}
