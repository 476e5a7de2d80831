import { type Donation, totalOf } from '#features/donation/donation.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { Refund } from './refund-rows.server.ts'
import { notifyDonorJob } from '#features/charge/jobs.server.ts'

type RefundNews = { donation: Donation; refund: Refund; news: 'approved' | 'paid' }

/** Enqueues the letter about a refund, in the transaction that moves it; `donation` is what it left. */
export async function enqueueRefundNews(
  ctx: Ctx,
  tx: Tx,
  { donation, refund, news }: RefundNews,
): Promise<void> {
  const { id: donationId, status } = donation
  const { id, is_part, amount } = refund
  const now = ctx.now()
  const told = {
    donationId,
    news: `${is_part ? 'part' : 'refund'}_${news}` as const,
    amount,
    subject: id,
  }
  // Of a gift that the provider took back meanwhile nothing remains.
  const left = is_part && status === 'paid' ? { left: totalOf(donation) } : {}
  await enqueue(tx, notifyDonorJob, { payload: { ...told, ...left }, now, key: `${id} ${news}` })
  ctx.wake()
}
