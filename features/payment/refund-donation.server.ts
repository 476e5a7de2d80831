import type { Payer } from '#features/books/bank-account.ts'
import { assertOther, enterJournal, withBooks } from '#features/books/enter-books.server.ts'
import { NotInThisState } from '#features/books/errors.ts'
import { assertFree } from '#features/books/free-money.server.ts'
import { recordDelta } from '#features/campaign/record-delta.server.ts'
import { type Donation, totalOf } from '#features/donation/donation.ts'
import { DonationNotFound } from '#features/donation/errors.ts'
import { findDonation, lockDonation, setDonationStatus } from '#features/donation/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { NotRefundable } from './errors.ts'
import { enqueueRefundNews } from './jobs.server.ts'
import { payerFor } from './refund-way.server.ts'
import { mayBeRefunded, refundApprovedPostings } from './refund.ts'
import { changeRefund, lockRefund, type Refund, type RefundKey } from './refund-rows.server.ts'
import { returnShareOf } from './return-share.server.ts'

export type RefundInput = {
  publicId: string
  reason: Refund['reason']
  note: string
  by: string
  /** What pays it; without one the provider, where it sends refunds of this method. */
  from?: Payer
}

/**
 * Proposes to refund a paid donation in full, named with the account that pays; nothing moves yet. `by` is the staff
 * account.
 */
export async function proposeRefund(ctx: Ctx, input: RefundInput): Promise<Refund> {
  const { publicId, reason, note, by } = input
  const found = await findDonation(ctx.db, publicId)
  if (!found) throw new DonationNotFound()
  return withBooks(ctx, async (tx) => {
    const donation = await lockDonation(tx, found.id)
    if (donation.status !== 'paid' || !mayBeRefunded(donation.fund, reason))
      throw new NotRefundable()
    const payer = await payerFor(ctx, tx, { donation, from: input.from })
    const terms = { donation_id: donation.id, id: ctx.newId(), amount: totalOf(donation) }
    const made = { status: 'proposed' as const, made_by: by, made_at: ctx.now() }
    const refund = await tx
      .insertInto('refund')
      .values({ ...terms, ...made, ...payer, reason, note })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!refund) throw new NotInThisState()
    await assertUnpromised(tx, donation)
    return refund
  })
}

/**
 * Approves or rejects a refund that another person proposed. After the approval the donation no longer counts (L08),
 * and the amil's share of it is returned.
 */
export async function decideRefund(
  ctx: Ctx,
  of: RefundKey,
  { by, isApproved }: { by: string; isApproved: boolean },
): Promise<void> {
  await withBooks(ctx, async (tx) => {
    const donation = await lockDonation(tx, of.donation_id)
    const refund = await lockRefund(tx, of, ['proposed'])
    assertOther(by, refund)
    const now = ctx.now()
    const decision = { approved_by: by, approved_at: now }
    if (!isApproved) {
      await changeRefund(tx, refund, { ...decision, status: 'rejected' })
      return
    }
    if (donation.status !== 'paid') throw new NotInThisState()
    await assertUnpromised(tx, donation)
    await changeRefund(tx, refund, { ...decision, status: 'approved' })
    await setDonationStatus(tx, donation.id, { status: 'refund_pending', at: now })
    const event = `approved ${refund.id}`
    await enterJournal(ctx, tx, {
      sourceId: donation.id,
      source: 'refund',
      event,
      description: `Pengembalian donasi untuk ${donation.campaign.title} disetujui`,
      postings: refundApprovedPostings(donation),
    })
    const { id: campaignId } = donation.campaign
    const delta = { sourceId: donation.id, event, campaignId, createdAt: now }
    await recordDelta(tx, { ...delta, amount: 0 - donation.amount, donors: -1 })
    await returnShareOf(ctx, tx, donation)
    await enqueueRefundNews(ctx, tx, { donation, news: 'refund_approved' })
  })
  ctx.pages.purge('/', '/campaign/')
}

/** Takes a proposal back that nobody decided: its money is free again. */
export async function dropRefund(ctx: Ctx, of: RefundKey): Promise<void> {
  await withBooks(ctx, async (tx) => {
    await changeRefund(tx, await lockRefund(tx, of, ['proposed']), { status: 'rejected' })
  })
}

/** Names another account that pays a refund on its way; a refund that travels keeps its own. */
export async function changePayer(ctx: Ctx, of: RefundKey, payer: Payer): Promise<void> {
  await withBooks(ctx, async (tx) => {
    const donation = await lockDonation(tx, of.donation_id)
    const refund = await lockRefund(tx, of, ['approved', 'failed'])
    await changeRefund(tx, refund, await payerFor(ctx, tx, { donation, from: payer }))
  })
}

/** Money already passed on, or promised to people, cannot be refunded without a decision of the board. */
async function assertUnpromised(tx: Tx, { fund, amount, campaign }: Donation): Promise<void> {
  await assertFree(tx, { kind: 'refund', fund, campaignId: campaign.id, amount })
}
