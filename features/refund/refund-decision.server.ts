import type { Payer } from '#features/bank-account/bank-account.ts'
import { assertOther, withBooks } from '#features/books/enter-books.server.ts'
import { NotInThisState } from '#features/books/errors.ts'
import { type Donation, totalOf } from '#features/donation/donation.ts'
import { DonationNotFound } from '#features/donation/errors.ts'
import { findDonation, lockDonation } from '#features/donation/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import { NotRefundable, PartTooLarge } from './errors.ts'
import { assertMayLeave, takeOffBooks } from './refund-off-books.server.ts'
import { payerFor } from './pay/refund-payer.server.ts'
import { mayBeRefunded, payingFund, refundedOf } from './refund.ts'
import { changeRefund, lockRefund, type Refund, type RefundKey } from './refund-rows.server.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { notifyDonorJob } from '#features/charge/jobs.server.ts'

type RefundNews = { donation: Donation; refund: Refund; news: 'approved' | 'paid' }

export type RefundInput = {
  publicId: string
  reason: Refund['reason']
  note: string
  by: string
  /** A part of it, off the campaign's part and off the infak operasional; without one, the whole. */
  part?: RefundPart | undefined
  /** What pays it; without one the provider, where it sends refunds of this method. */
  from?: Payer
}

export type RefundPart = { amount: Rupiah; operational: Rupiah }

/**
 * Proposes to refund a paid donation or a part of it, named with the account that pays; nothing moves yet. `by` is the
 * staff account.
 */
export async function draftRefund(ctx: Ctx, input: RefundInput): Promise<Refund> {
  const { publicId, reason, note, by } = input
  const found = await findDonation(ctx.db, publicId)
  if (!found) throw new DonationNotFound()
  return withBooks(ctx, async (tx) => {
    const donation = await lockDonation(tx, found.id)
    if (donation.status !== 'paid' || !mayBeRefunded(donation.fund, reason))
      throw new NotRefundable()
    const sums = sumsOf(donation, input.part)
    const refunded = refundedOf(donation, sums)
    const isPart = sums.is_part
    const way = { donation: { id: donation.id, fund: payingFund(refunded) }, from: input.from }
    const payer = await payerFor(ctx, tx, { ...way, isPart })
    const terms = { donation_id: donation.id, id: ctx.newId(), ...sums }
    const made = { status: 'proposed' as const, made_by: by, made_at: ctx.now() }
    const refund = await tx
      .insertInto('refund')
      .values({ ...terms, ...made, ...payer, reason, note })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!refund) throw new NotInThisState()
    await assertMayLeave(tx, donation, refund)
    return refund
  })
}

/** What a refund is of: the whole is the special case of a part that takes everything. */
function sumsOf(donation: Donation, part: RefundPart | undefined) {
  const { amount, operational } = donation
  if (!part || (part.amount === amount && part.operational === operational))
    return { amount: totalOf(donation), is_part: false, operational: rupiah(0) }
  const isWithin = part.amount < amount && part.operational <= operational
  if (!isWithin || totalOf(part) === 0) throw new PartTooLarge(donation)
  return { amount: totalOf(part), is_part: true, operational: part.operational }
}

/**
 * Approves or rejects a refund that another person proposed. After the approval what it returns no longer counts
 * (L08), and the amil's share of it is returned. Of a part the rest stays a paid donation, with papers of its own sum.
 */
export async function decideRefund(
  ctx: Ctx,
  key: RefundKey,
  { by, isApproved }: { by: string; isApproved: boolean },
): Promise<void> {
  await withBooks(ctx, async (tx) => {
    const donation = await lockDonation(tx, key.donation_id)
    const refund = await lockRefund(tx, key, ['proposed'])
    assertOther(by, refund)
    const now = ctx.now()
    const decision = { approved_by: by, approved_at: now }
    if (!isApproved) {
      await changeRefund(tx, refund, { ...decision, status: 'rejected' })
      return
    }
    if (donation.status !== 'paid') throw new NotInThisState()
    await assertMayLeave(tx, donation, refund)
    await changeRefund(tx, refund, { ...decision, status: 'approved' })
    await takeOffBooks(ctx, tx, { donation, refund })
    const left = await lockDonation(tx, donation.id)
    await enqueueRefundNews(ctx, tx, { donation: left, refund, news: 'approved' })
  })
  ctx.pages.purge('/', '/campaign/')
}

/** Takes a proposal back that nobody decided: its money is free again. */
export async function dropRefund(ctx: Ctx, key: RefundKey): Promise<void> {
  await withBooks(ctx, async (tx) => {
    await changeRefund(tx, await lockRefund(tx, key, ['proposed']), { status: 'rejected' })
  })
}

/** Names another account that pays a refund on its way; a refund that travels keeps its own. */
export async function changePayer(ctx: Ctx, key: RefundKey, payer: Payer): Promise<void> {
  await withBooks(ctx, async (tx) => {
    const donation = await lockDonation(tx, key.donation_id)
    const refund = await lockRefund(tx, key, ['approved', 'failed'])
    const { id, fund } = { ...donation, fund: payingFund(refundedOf(donation, refund)) }
    const isPart = refund.is_part
    const paid = await payerFor(ctx, tx, { donation: { id, fund }, from: payer, isPart })
    await changeRefund(tx, refund, paid)
  })
}

/** Enqueues the letter about a refund, in the transaction that moves it; `donation` is what it left. */
export async function enqueueRefundNews(
  ctx: Ctx,
  tx: Tx,
  { donation, refund, news }: RefundNews,
): Promise<void> {
  const { id: donationId, status } = donation
  const { id, is_part, amount } = refund
  const now = ctx.now()
  const notice = {
    donationId,
    news: `${is_part ? 'part' : 'refund'}_${news}` as const,
    amount,
    subject: id,
  }
  // Of a gift that the provider took back meanwhile nothing remains.
  const left = is_part && status === 'paid' ? { left: totalOf(donation) } : {}
  await enqueue(tx, notifyDonorJob, { payload: { ...notice, ...left }, now, key: `${id} ${news}` })
  ctx.wake()
}
