import { withBooks } from '#features/books/enter-books.server.ts'
import {
  type CampaignTerms,
  campaignTerms,
} from '#features/donation/start/campaign-terms.server.ts'
import { collectingRefusal } from '#features/donation/collecting.ts'
import { donationPostings, sumRefusal } from '#features/donation/donation.ts'
import { fundAt } from '#features/donation/fitrah-donation.ts'
import { lockDonation } from '#features/donation/queries.server.ts'
import { recordPaid } from '#features/donation/record-payment.server.ts'
import type { Posting } from '#features/ledger/ledger.ts'
import { issueReceiptsJob } from '#features/receipt/jobs.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { dayOf, startOfDay } from '#platform/time/jakarta.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { NotYetReceived, PlaceUnknown, ReferenceUsed } from './errors.ts'
import { type NewOfflineDonation, writeCharge, writeRow } from './write-offline-donation.server.ts'

/** The account of cash that is not petty cash. */
export const CASH = '1110'
/** What a form of the site asks for is no matter at the counter. */
const ANY_SUM = { minimumAmount: rupiah(1), amountStep: rupiah(1) }

/**
 * Records cash that was handed over as a paid donation with its journal (charity.md §4.5: 1110 to the fund's income),
 * on the day it was received; papers and thanks follow as for any donation. The end of a programme does not refuse what
 * was received while it ran. Answers the donation's row id.
 */
export async function recordOfflineDonation(
  ctx: Ctx,
  given: NewOfflineDonation,
  { by }: { by: string },
): Promise<{ donationId: string; isNew: boolean }> {
  const campaign = await campaignTerms(ctx, given.program)
  return withBooks(ctx, async (tx) => {
    const within = ctx.within(tx)
    if (await isRecorded(tx, given.id)) return { donationId: given.id, isNew: false }
    await assertMayTake(within, given, campaign)
    const receivedAt = receiptOf(ctx, given.day)
    await writeRow(within, given, { campaign, receivedAt })
    const donation = await lockDonation(tx, given.id)
    await writeCharge(within, given, { donation, receivedAt })
    await tx
      .insertInto('offline_donation')
      .values({
        donation_id: given.id,
        cash_place_id: given.cashPlaceId,
        received_on: given.day,
        reference: given.reference || null,
        recorded_by: by,
        recorded_at: ctx.now(),
      })
      .execute()
    const fund = fundAt(campaign, receivedAt)
    const postings = cashPostings(donationPostings({ ...donation, fund }), given.cashPlaceId)
    const now = ctx.now()
    const journalId = ctx.newId()
    await recordPaid(tx, donation, { journalId, occurredAt: receivedAt, now, postings })
    const payload = { donationId: given.id }
    await enqueue(tx, issueReceiptsJob, { payload, now, key: given.id })
    return { donationId: given.id, isNew: true }
  })
}

/** The same postings with the money in a place of cash instead of at the provider. */
function cashPostings(postings: readonly Posting[], cashPlaceId: string): Posting[] {
  return postings.map((posting) => ({ ...posting, debit: CASH, cashPlaceId }))
}

/** Refuses what was not received yet, what the law forbids to collect, a closed place of cash, and a number used before. */
async function assertMayTake(
  ctx: Ctx & { db: Tx },
  given: NewOfflineDonation,
  campaign: CampaignTerms,
): Promise<void> {
  if (given.day > dayOf(ctx.now())) throw new NotYetReceived()
  const refused =
    sumRefusal({ amount: given.sum, operational: rupiah(0) }, ANY_SUM) ??
    collectingRefusal(ctx.config, fundAt(campaign, receiptOf(ctx, given.day)))
  if (refused) throw refused
  const place = await ctx.db
    .selectFrom('cash_place')
    .select('id')
    .where('id', '=', given.cashPlaceId)
    .where('account', '=', CASH)
    .where('closed_on', 'is', null)
    .executeTakeFirst()
  if (!place) throw new PlaceUnknown()
  if (given.reference && (await isUsed(ctx.db, given.reference)))
    throw new ReferenceUsed(given.reference)
}

/** Whether a donation with this number stands in the books. */
async function isUsed(tx: Tx, reference: string): Promise<boolean> {
  const known = await tx
    .selectFrom('offline_donation')
    .select('donation_id')
    .where('reference', '=', reference)
    .where('undone_at', 'is', null)
    .executeTakeFirst()
  return known !== undefined
}

async function isRecorded(tx: Tx, id: string): Promise<boolean> {
  const known = tx
    .selectFrom('offline_donation')
    .select('donation_id')
    .where('donation_id', '=', id)
  return (await known.executeTakeFirst()) !== undefined
}

const NOON_MS = 12 * 3_600_000

/** The moment in the books: now for a given of today, noon of an earlier day. */
function receiptOf({ now }: Pick<Ctx, 'now'>, day: string): Date {
  return day === dayOf(now()) ? now() : new Date(startOfDay(day).getTime() + NOON_MS)
}
