import { type Donation, totalOf } from '#features/donation/donation.ts'
import { setWaitingAgain } from '#features/donation/queries.server.ts'
import { voidReceipts } from '#features/receipt/void-receipts.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { notifyDonorJob } from '#features/charge/jobs.server.ts'
import { activeCharge, type Charge, changeCharge } from '#features/charge/queries.server.ts'

/**
 * A locked donation waits for its money as before: its own sum without the added rupiah, void receipts, and its code
 * open for the time it had left. Its donor is told.
 */
export async function reopenCharge(
  ctx: Ctx,
  tx: Tx,
  { donation, charge }: { donation: Donation; charge: Charge },
): Promise<void> {
  const now = ctx.now()
  const { id: donationId } = donation
  const news = { donationId, news: 'unmatched' as const, amount: totalOf(donation) }
  await voidReceipts(tx, { donationId, reason: 'unmatched', at: now })
  await setWaitingAgain(tx, donation, { added: charge.instruction?.added ?? 0, at: now })
  const isOpen = charge.expires_at > now && !(await activeCharge(tx, donationId))
  await changeCharge(tx, charge, {
    status: isOpen ? 'pending' : 'expired',
    paid_at: null,
    payments: [],
    updated_at: now,
  })
  const key = `${donationId} unmatched ${(donation.unmatched ?? 0) + 1}`
  await enqueue(tx, notifyDonorJob, { payload: news, now, key })
}
