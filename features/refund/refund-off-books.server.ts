import { enterJournal } from '#features/books/enter-books.server.ts'
import { assertFree } from '#features/books/free-money.server.ts'
import { recordDelta } from '#features/campaign/record-delta.server.ts'
import type { Donation } from '#features/donation/donation.ts'
import { lockDonation, setDonationStatus, takePartOff } from '#features/donation/queries.server.ts'
import { issueDue } from '#features/receipt/issue-receipt.server.ts'
import { voidReceipts } from '#features/receipt/void-receipts.server.ts'
import { assertWholeUnits } from '#features/wakaf/return-some-units.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { eventOfRefund, refundApprovedPostings, refundedOf } from './refund.ts'
import type { Refund } from './refund-rows.server.ts'
import { returnShareOf, returnShareOfPart } from './return-share.server.ts'

/**
 * Money already passed on, or promised to people, cannot be refunded without a decision of the board; of a wakaf in
 * units a part is whole ones. Runs after the refund is written.
 */
export async function assertMayLeave(tx: Tx, donation: Donation, refund: Refund): Promise<void> {
  const { id: sourceId, fund, amount, campaign } = refundedOf(donation, refund)
  const campaignId = campaign.id
  if (amount === 0) return
  if (fund === 'W' && refund.is_part) await assertWholeUnits(tx, { sourceId, campaignId, amount })
  await assertFree(tx, { kind: 'refund', fund, campaignId, amount })
}

type Approved = { donation: Donation; refund: Refund }

/**
 * What a refund returns leaves the books in the transaction that approves it: the income becomes a debt (L08), and
 * leaves the campaign's total; who gave the rest still counts as a donor.
 */
export async function takeOffBooks(
  ctx: Ctx,
  tx: Tx,
  { donation, refund }: Approved,
): Promise<void> {
  const { id: sourceId, campaign } = donation
  const refunded = refundedOf(donation, refund)
  const event = eventOfRefund('approved', refund)
  const what = refund.is_part ? 'Pengembalian sebagian donasi' : 'Pengembalian donasi'
  await enterJournal(ctx, tx, {
    sourceId,
    source: 'refund',
    event,
    description: `${what} untuk ${campaign.title} disetujui`,
    postings: refundApprovedPostings(refunded),
  })
  const delta = { sourceId, event, campaignId: campaign.id, createdAt: ctx.now() }
  const donors = refund.is_part ? 0 : -1
  await recordDelta(tx, { ...delta, amount: 0 - refunded.amount, donors })
  if (refund.is_part) return keepRest(ctx, tx, { donation, refund })
  await setDonationStatus(tx, donation.id, { status: 'refund_pending', at: ctx.now() })
  await returnShareOf(ctx, tx, donation)
}

/** The gift is what remains: its share and units follow, and its papers are replaced by those of that sum. */
async function keepRest(ctx: Ctx, tx: Tx, { donation, refund }: Approved): Promise<void> {
  const at = ctx.now()
  const part = refundedOf(donation, refund)
  await takePartOff(tx, donation.id, { amount: part.amount, operational: part.operational, at })
  await returnShareOfPart(ctx, tx, { part, refundId: refund.id })
  await voidReceipts(tx, { donationId: donation.id, reason: 'part_refunded', at })
  await issueDue(ctx, tx, { donation: await lockDonation(tx, donation.id) })
}
