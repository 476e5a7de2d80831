import { correctDonor, type DonorCorrection } from '#features/donation/correct-donor.server.ts'
import { DonationNotFound } from '#features/donation/errors.ts'
import { findDonation, lockDonation } from '#features/donation/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { type Issued, issueDue } from './issue-receipt.server.ts'
import { voidReceipts } from './void-receipts.server.ts'

/**
 * Corrects the name or NPWP of a donation: its receipts are voided and replaced by new versions with new numbers, in
 * one commit. Answers the valid receipts; none when the donation's money is gone. `by` is the staff account.
 */
export async function correctReceipts(
  ctx: Ctx,
  { publicId, by, ...correction }: { publicId: string; by: string } & DonorCorrection,
): Promise<Issued[]> {
  const found = await findDonation(ctx.db, publicId)
  if (!found) throw new DonationNotFound()
  const { id: donationId } = found
  const issued = await inTransaction(ctx.db, async (tx) => {
    const { status } = await lockDonation(tx, donationId)
    await correctDonor(tx, { config: ctx.config, donationId, at: ctx.now(), ...correction })
    // A donation being refunded keeps its receipt until the refund is paid.
    if (status !== 'paid') return []
    await voidReceipts(tx, { donationId, reason: 'corrected', at: ctx.now() })
    return issueDue(ctx, tx, { donation: await lockDonation(tx, donationId) })
  })
  ctx.log.info('receipt.corrected', { by, numbers: issued.map(({ number }) => number) })
  return issued
}
