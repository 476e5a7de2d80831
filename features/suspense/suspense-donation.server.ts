import { sql } from 'kysely'
import {
  allocationPostings,
  operationalFromSuspense,
  operationalTakenBack,
  takenBackPostings,
} from '#features/books/books.ts'
import { enterJournal } from '#features/books/enter-books.server.ts'
import { collectingRefusal } from '#features/donation/collecting.ts'
import { type Donation, splitReceived } from '#features/donation/donation.ts'
import { fundAt, incomeAccountIn } from '#features/donation/fitrah-donation.ts'
import { setReceivedSum } from '#features/donation/queries.server.ts'
import {
  donationJournals,
  eventOf,
  recordPaid,
  recordReversed,
} from '#features/donation/record-payment.server.ts'
import { issueReceiptsJob } from '#features/receipt/jobs.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { isPayable } from '#features/charge/charge.ts'
import type { Suspense } from './queries.server.ts'
import { refusal } from '#platform/refusal.ts'

/** Money in suspense pays only a donation of its own donor that still waits for money. */
export class NotAcceptable extends refusal({
  code: 'payment/not-acceptable',
  status: 409,
  message:
    'Titipan ini tidak dapat menjadi donasi tersebut: donasinya tidak menunggu dana lagi, atau milik donatur lain.',
}) {}

/** When money in suspense came, by its own journal. */
export async function receivedAt(
  tx: Tx,
  { donation_id, provider_id, created_at }: Suspense,
): Promise<Date> {
  const journal = await tx
    .selectFrom('ledger_journal')
    .select(sql<Date>`coalesce(happened_at, occurred_at)`.as('at'))
    .where('source_id', '=', donation_id)
    .where('source', '=', 'suspense')
    .where('event', '=', `kept ${provider_id}`)
    .executeTakeFirst()
  return journal?.at ?? created_at
}

/**
 * Why this money cannot be that donation: it no longer waits, another donor sent the money, or the law forbids the
 * fund.
 */
export function acceptRefusal(
  ctx: Ctx,
  { suspense, donation, at }: { suspense: Suspense; donation: Donation; at: Date },
) {
  const isWaiting = isPayable(donation.status) || donation.status === 'cancelled'
  const isOfAnother = suspense.charge_id !== null && suspense.donation_id !== donation.id
  if (!isWaiting || isOfAnother) return new NotAcceptable()
  return collectingRefusal(ctx.config, fundOf(donation, at))
}

/**
 * Makes a locked donation paid by money in suspense: it takes the sum that came, in its own fund and for its own
 * campaign (charity.md §4.5, L11), on the day the money came. Receipts and the email follow as for any donation.
 */
export async function payFromSuspense(
  ctx: Ctx,
  tx: Tx,
  { suspense, donation: waiting }: { suspense: Suspense; donation: Donation },
): Promise<void> {
  const paidAt = await receivedAt(tx, suspense)
  const reference = { sourceId: suspense.donation_id, id: suspense.id }
  const received = { ...splitReceived(waiting, suspense.amount), suspense: reference }
  await setReceivedSum(tx, waiting.id, received)
  const donation = { ...waiting, ...received }
  const { id, amount, operational, campaign } = donation
  const fund = fundOf(donation, paidAt)
  const now = ctx.now()
  const isLate = suspense.reason === 'late'
  const receiver = { id: campaign.id, fund, incomeAccount: incomeAccountIn(fund, campaign) }
  const postings = allocationPostings(receiver, amount)
  const payment = { journalId: ctx.newId(), occurredAt: now, paidAt, now, isLate, postings }
  if (!(await recordPaid(tx, donation, payment))) throw new NotAcceptable()
  if (operational > 0) {
    const { source } = donationJournals
    // A journal of its own: what funds owe each other is read from journals of two funds.
    await enterJournal(ctx, tx, {
      sourceId: id,
      source,
      event: `${eventOf('captured', waiting)} operational`,
      description: 'Infak operasional dari titipan donatur',
      postings: operationalFromSuspense(operational),
    })
  }
  await enqueue(tx, issueReceiptsJob, { payload: { donationId: id }, now, key: id })
}

/** Undoes it for a paid donation whose money the provider took back: no fund pays for another. */
export async function reverseFromSuspense(ctx: Ctx, tx: Tx, donation: Donation): Promise<void> {
  const { id, fund, amount, operational, campaign } = donation
  const now = ctx.now()
  const postings = takenBackPostings({ id: campaign.id, fund }, amount)
  await recordReversed(tx, donation, { journalId: ctx.newId(), occurredAt: now, now, postings })
  if (operational === 0) return
  const { source, reversed } = donationJournals
  await enterJournal(ctx, tx, {
    sourceId: id,
    source,
    event: `${reversed} operational`,
    description: 'Infak operasional dari titipan diambil kembali oleh penyedia',
    postings: operationalTakenBack(operational),
  })
}

function fundOf({ fund, campaign }: Donation, at: Date) {
  return fundAt({ fund, incomeAccount: campaign.incomeAccount }, at)
}
