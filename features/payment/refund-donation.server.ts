import type { Selectable } from 'kysely'
import { assertOther, enterJournal, withBooks } from '#features/books/enter-books.server.ts'
import { MoneyMissing, NotInThisState } from '#features/books/errors.ts'
import { recordDelta } from '#features/campaign/record-delta.server.ts'
import { type Donation, totalOf } from '#features/donation/donation.ts'
import { DonationNotFound } from '#features/donation/errors.ts'
import { findDonation, lockDonation, setDonationStatus } from '#features/donation/queries.server.ts'
import { campaignFunds } from '#features/ledger/campaign-funds.server.ts'
import { voidReceipts } from '#features/receipt/void-receipts.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { RefundReason } from '#platform/db/schema-books.ts'
import type { Database } from '#platform/db/schema.ts'
import { NotRefundable } from './errors.ts'
import {
  mayBeRefunded,
  refundApprovedPostings,
  refundPaidFromSuspense,
  refundPaidPostings,
} from './refund.ts'
import { returnShareOf } from './return-share.server.ts'

export type Refund = Selectable<Database['refund']>

export type RefundInput = { publicId: string; reason: RefundReason; note: string; by: string }

/** Proposes to refund a paid donation in full; nothing moves yet. `by` is the staff account. */
export async function proposeRefund(ctx: Ctx, input: RefundInput): Promise<Refund> {
  const { publicId, reason, note, by } = input
  const found = await findDonation(ctx.db, publicId)
  if (!found) throw new DonationNotFound()
  return withBooks(ctx, async (tx) => {
    const donation = await lockDonation(tx, found.id)
    if (donation.status !== 'paid' || !mayBeRefunded(donation.fund, reason))
      throw new NotRefundable()
    await assertUnspent(tx, donation)
    const terms = { donation_id: donation.id, id: ctx.newId(), amount: totalOf(donation) }
    const made = { status: 'proposed' as const, made_by: by, made_at: ctx.now() }
    const refund = await tx
      .insertInto('refund')
      .values({ ...terms, ...made, reason, note })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!refund) throw new NotInThisState()
    return refund
  })
}

/**
 * Approves or rejects a refund that another person proposed. After the approval the donation no longer counts (L08),
 * and the amil's share of it is returned.
 */
export async function decideRefund(
  ctx: Ctx,
  of: Pick<Refund, 'donation_id' | 'id'>,
  { by, isApproved }: { by: string; isApproved: boolean },
): Promise<void> {
  await withBooks(ctx, async (tx) => {
    const donation = await lockDonation(tx, of.donation_id)
    const refund = await lockRefund(tx, of, 'proposed')
    assertOther(by, refund)
    const now = ctx.now()
    const decision = { approved_by: by, approved_at: now }
    const status = isApproved ? ('approved' as const) : ('rejected' as const)
    await changeRefund(tx, refund, { ...decision, status })
    if (!isApproved) return

    if (donation.status !== 'paid') throw new NotInThisState()
    await assertUnspent(tx, donation)
    await setDonationStatus(tx, donation.id, { status: 'refund_pending', at: now })
    const event = `approved ${refund.id}`
    await enterJournal(ctx, tx, {
      ...journalOf(donation, event),
      description: `Pengembalian donasi untuk ${donation.campaign.title} disetujui`,
      postings: refundApprovedPostings(donation),
    })
    const { id: campaignId } = donation.campaign
    const delta = { sourceId: donation.id, event, campaignId, createdAt: now }
    await recordDelta(tx, { ...delta, amount: 0 - donation.amount, donors: -1 })
    await returnShareOf(ctx, tx, donation)
  })
  ctx.pages.purge('/', '/campaign/')
}

/** Books that an approved refund reached the donor (L09). */
export async function payRefund(
  ctx: Ctx,
  of: Pick<Refund, 'donation_id' | 'id'>,
  paidAt?: Date,
): Promise<void> {
  await withBooks(ctx, async (tx) => {
    const donation = await lockDonation(tx, of.donation_id)
    await finishRefund(ctx, tx, { donation, refund: await lockRefund(tx, of, 'approved'), paidAt })
  })
}

/**
 * Completes the approved refund of a locked donation once its provider reports the money returned; false when there
 * is none.
 */
export async function finishOpenRefund(ctx: Ctx, tx: Tx, donation: Donation): Promise<boolean> {
  const refund = await tx
    .selectFrom('refund')
    .selectAll()
    .where('donation_id', '=', donation.id)
    .where('status', '=', 'approved')
    .forUpdate()
    .executeTakeFirst()
  if (refund) await finishRefund(ctx, tx, { donation, refund })
  return refund !== undefined
}

type Finishing = { donation: Donation; refund: Refund; paidAt?: Date | undefined }

async function finishRefund(ctx: Ctx, tx: Tx, given: Finishing): Promise<void> {
  const { donation, refund, paidAt = ctx.now() } = given
  await changeRefund(tx, refund, { status: 'paid', paid_at: paidAt })
  const at = ctx.now()
  await setDonationStatus(tx, donation.id, { status: 'refunded', at })
  await voidReceipts(tx, { donationId: donation.id, reason: 'refunded', at })
  await tx
    .updateTable('charge')
    .set({ status: 'refunded', updated_at: ctx.now() })
    .where('donation_id', '=', donation.id)
    .where('status', '=', 'paid')
    .execute()
  const parts = donation.suspense
    ? refundPaidFromSuspense(donation)
    : [refundPaidPostings(donation)]
  for (const [index, postings] of parts.entries()) {
    await enterJournal(ctx, tx, {
      ...journalOf(donation, `paid ${refund.id}${index > 0 ? ' operational' : ''}`),
      description: `Pengembalian donasi untuk ${donation.campaign.title} dibayarkan`,
      occurredAt: paidAt,
      postings,
    })
  }
}

function journalOf({ id: sourceId }: Donation, event: string) {
  return { sourceId, source: 'refund', event }
}

/** Money already passed on cannot be refunded without a decision of the board. */
async function assertUnspent(tx: Tx, { amount, campaign }: Donation): Promise<void> {
  const { collected, disbursed } = await campaignFunds(tx, campaign.id)
  if (collected - disbursed < amount) throw new MoneyMissing(collected - disbursed)
}

async function lockRefund(
  tx: Tx,
  { donation_id, id }: Pick<Refund, 'donation_id' | 'id'>,
  status: Refund['status'],
): Promise<Refund> {
  const refund = await tx
    .selectFrom('refund')
    .selectAll()
    .where('donation_id', '=', donation_id)
    .where('id', '=', id)
    .where('status', '=', status)
    .forUpdate()
    .executeTakeFirst()
  if (!refund) throw new NotInThisState()
  return refund
}

async function changeRefund(
  tx: Tx,
  { donation_id, id }: Refund,
  change: Partial<Pick<Refund, 'status' | 'approved_by' | 'approved_at' | 'paid_at'>>,
): Promise<void> {
  const rows = tx.updateTable('refund').set(change).where('donation_id', '=', donation_id)
  await rows.where('id', '=', id).execute()
}
