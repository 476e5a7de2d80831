import { assertCanPay, payerColumns, payerOf } from '#features/bank-account/bank-account.server.ts'
import type { Payer } from '#features/bank-account/bank-account.ts'
import { enterJournal, withBooks } from '#features/books/enter-books.server.ts'
import { type MoneyDay, moneyMoment } from '#features/books/money-day.server.ts'
import type { Donation } from '#features/donation/donation.ts'
import { lockDonation, setDonationStatus } from '#features/donation/queries.server.ts'
import { voidReceipts } from '#features/receipt/void-receipts.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { enqueueEnd } from '../end-proposals.server.ts'
import { RefundByProvider } from '../errors.ts'
import { enqueueRefundNews } from '#features/refund/refund-decision.server.ts'
import {
  bouncedPostings,
  eventOfRefund,
  owedStatuses,
  paidRefundPostings,
  refundedOf,
} from '../refund.ts'
import {
  changeRefund,
  lockRefund,
  lockRefundsOf,
  type Refund,
  type RefundKey,
} from '../refund-rows.server.ts'
import {
  closeTakenBack,
  findOpenTakenBack,
  recordRefundTakenBack,
} from '../taken-back/taken-back.server.ts'

/** How a transfer of our bank is named, and its day: by a person, or by the bank's statement. */
export type Transfer = Pick<MoneyDay, 'isStated'> & { paidOn?: string; bankReference?: string }

/** Whose word it is: that of a person counts for our bank's transfers only. */
type Word = { by?: 'bank' }

/** Marks an approved refund as travelling: our bank was told to send it, or the provider was asked to. */
export async function startRefund(
  ctx: Ctx,
  key: RefundKey,
  reference: { bankReference?: string } = {},
): Promise<void> {
  await withBooks(ctx, async (tx) => {
    const donation = await lockDonation(tx, key.donation_id)
    const refund = await lockRefund(tx, key, ['approved', 'failed'])
    const { bankReference: bank_reference = null } = reference
    await assertCanPay(tx, payerOf(refund), partsOf(refundedOf(donation, refund)))
    const sent = { status: 'sent' as const, sent_at: ctx.now(), failure: null }
    await changeRefund(tx, refund, { ...sent, bank_reference })
    if (refund.is_part) return
    await setDonationStatus(tx, donation.id, { status: 'refund_sent', at: ctx.now() })
  })
}

/** Books that a refund reached the donor, from the account that its row names (L09). */
export async function payRefund(
  ctx: Ctx,
  key: RefundKey,
  { by, ...transfer }: Transfer & Word = {},
): Promise<void> {
  await withBooks(ctx, async (tx) => {
    const donation = await lockDonation(tx, key.donation_id)
    const refund = await lockRefund(tx, key, owedStatuses)
    assertWordOf(refund, by)
    const payer = payerOf(refund)
    const { paidOn: day, isStated, bankReference } = transfer
    const cause = { words: 'pengembalian ini disetujui', at: refund.approved_at ?? refund.made_at }
    const at = await moneyMoment(ctx, tx, { day, cause, isStated })
    await assertCanPay(
      tx,
      payer,
      partsOf(refundedOf(donation, refund)).map((part) => ({ ...part, at })),
    )
    await finishRefund(ctx, tx, { donation, refund, payer, paidAt: at, bankReference })
  })
}

/**
 * A refund on its way was refused or came back: it waits for another way. When the provider has meanwhile taken the
 * money back itself, that was the refund.
 */
export async function failRefund(
  ctx: Ctx,
  key: RefundKey,
  { by, failure }: { failure: string } & Word,
): Promise<void> {
  await withBooks(ctx, async (tx) => {
    const donation = await lockDonation(tx, key.donation_id)
    const refund = await lockRefund(tx, key, ['sent'])
    assertWordOf(refund, by)
    const failed = await changeRefund(tx, refund, { status: 'failed', failure })
    if (!refund.is_part)
      await setDonationStatus(tx, donation.id, { status: 'refund_pending', at: ctx.now() })
    if (!(await findOpenTakenBack(tx, refund))) return
    await closeTakenBack(ctx, tx, { refundKey: refund, resolution: 'bounced' })
    await finishRefund(ctx, tx, {
      donation,
      refund: failed,
      payer: { by: 'gateway' },
      bounced: true,
    })
  })
}

function assertWordOf(refund: Refund, by: Word['by']): void {
  if (by && payerOf(refund).by !== by) throw new RefundByProvider()
}

/**
 * The provider reports that a locked donation's money went back, with what was returned of it: each refund that was
 * owed is paid thereby, and what our bank sent is a second return. False when the donation itself was not being
 * returned; what was only proposed ends.
 */
export async function meetRefund(ctx: Ctx, tx: Tx, donation: Donation): Promise<boolean> {
  let isMet = false
  for (const refund of await lockRefundsOf(tx, donation.id)) {
    const isFollowed = await followReturn(ctx, tx, { donation, refund })
    isMet ||= isFollowed && !refund.is_part
  }
  if (!isMet) await enqueueEnd(ctx, tx, donation.id)
  return isMet
}

async function followReturn(
  ctx: Ctx,
  tx: Tx,
  parts: { donation: Donation; refund: Refund },
): Promise<boolean> {
  const { status, pays_from } = parts.refund
  if (pays_from === 'bank' && (status === 'sent' || status === 'paid')) {
    await recordRefundTakenBack(ctx, tx, parts)
    return true
  }
  if (status === 'paid') return false
  await finishRefund(ctx, tx, { ...parts, payer: { by: 'gateway' } })
  return true
}

type Finishing = {
  donation: Donation
  refund: Refund
  payer: Payer
  paidAt?: Date
  bankReference?: string | undefined
  /** Our transfer came back, and the provider had returned the money. */
  bounced?: boolean
}

async function finishRefund(ctx: Ctx, tx: Tx, finishing: Finishing): Promise<void> {
  const at = ctx.now()
  const { donation, refund, payer, paidAt = at, bankReference, bounced = false } = finishing
  await changeRefund(tx, refund, {
    status: 'paid',
    paid_at: paidAt,
    ...payerColumns(payer),
    ...(bankReference && { bank_reference: bankReference }),
  })
  if (!refund.is_part) await endDonation(tx, { donation, payer, at })
  const refunded = refundedOf(donation, refund)
  const journals = bounced ? bouncedPostings(refunded) : paidRefundPostings(refunded, payer)
  const what = refund.is_part ? 'Pengembalian sebagian donasi' : 'Pengembalian donasi'
  for (const [index, postings] of journals.entries()) {
    await enterJournal(ctx, tx, {
      sourceId: donation.id,
      source: 'refund',
      event: `${eventOfRefund('paid', refund)}${index > 0 ? ' operational' : ''}`,
      description: `${what} untuk ${donation.campaign.title} dibayarkan`,
      occurredAt: paidAt,
      postings,
      banks: [payerColumns(payer).bank_account_id],
    })
  }
  await enqueueRefundNews(ctx, tx, { donation, refund, news: 'paid' })
}

type Ending = { donation: Donation; payer: Payer; at: Date }

/** All of it went back: the donation and its receipts end. */
async function endDonation(tx: Tx, { donation: { id }, payer, at }: Ending): Promise<void> {
  await setDonationStatus(tx, id, { status: 'refunded', at })
  await voidReceipts(tx, { donationId: id, reason: 'refunded', at })
  // What our bank returned, the provider still holds and pays out to us.
  if (payer.by === 'bank') return
  await tx
    .updateTable('charge')
    .set({ status: 'refunded', updated_at: at })
    .where('donation_id', '=', id)
    .where('status', '=', 'paid')
    .execute()
}

/** What leaves which fund: the donation, and the operational part from the amil's own bank. */
function partsOf({ fund, amount, operational }: Donation) {
  const parts = [
    { fund, amount: Number(amount) },
    { fund: 'A' as const, amount: Number(operational) },
  ]
  return parts.filter((part) => part.amount > 0)
}
