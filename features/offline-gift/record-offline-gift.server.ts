import { withBooks } from '#features/books/enter-books.server.ts'
import { type CampaignTerms, campaignTerms } from '#features/donation/campaign-terms.server.ts'
import { collectingRefusal } from '#features/donation/collecting.ts'
import {
  type Donation,
  donationPostings,
  sumRefusal,
  taxIdLabel,
} from '#features/donation/donation.ts'
import { fundAt } from '#features/donation/fitrah-donation.ts'
import { lockDonation } from '#features/donation/queries.server.ts'
import { recordPaid } from '#features/donation/record-payment.server.ts'
import { insertCharge } from '#features/charge/queries.server.ts'
import type { Posting } from '#features/ledger/ledger.ts'
import { issueReceiptsJob } from '#features/receipt/jobs.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { dayOf, startOfDay } from '#platform/jakarta.ts'
import { enqueue } from '#platform/jobs.server.ts'
import { rupiah } from '#platform/money.ts'
import { seal } from '#platform/secret-box.server.ts'
import { NAMELESS, type OfflineGift } from './contract.ts'
import { NotYetReceived, PlaceUnknown, ReferenceUsed } from './errors.ts'

/** The account of cash that is not petty cash. */
export const CASH = '1110'
/** What a form of the site asks for is no matter at the counter. */
const ANY_SUM = { minimumAmount: rupiah(1), amountStep: rupiah(1) }
/** Nobody's provider: the institution's own counter. */
export const COUNTER = 'counter'

export type NewOfflineGift = OfflineGift & {
  /** Made by the caller; the same id is recorded once. */
  id: string
  cashPlaceId: string
}

/**
 * Records a gift in cash as a paid donation with its journal (charity.md §4.5, year.md §3: 1110 to the fund's income),
 * on the day it was received; papers and thanks follow as for any donation. The end of a programme does not refuse what
 * was received while it ran. Answers the donation's row id.
 */
export async function recordOfflineGift(
  ctx: Ctx,
  gift: NewOfflineGift,
  { by }: { by: string },
): Promise<{ donationId: string; isNew: boolean }> {
  const campaign = await campaignTerms(ctx, gift.program)
  return withBooks(ctx, async (tx) => {
    const within = ctx.within(tx)
    if (await isRecorded(tx, gift.id)) return { donationId: gift.id, isNew: false }
    await assertMayTake(within, gift, campaign)
    const receivedAt = receiptOf(ctx, gift.day)
    await writeRow(within, gift, { campaign, receivedAt })
    const donation = await lockDonation(tx, gift.id)
    await writeCharge(within, gift, { donation, receivedAt })
    await tx
      .insertInto('offline_gift')
      .values({
        donation_id: gift.id,
        cash_place_id: gift.cashPlaceId,
        received_on: gift.day,
        reference: gift.reference || null,
        recorded_by: by,
        recorded_at: ctx.now(),
      })
      .execute()
    const fund = fundAt(campaign, receivedAt)
    const postings = cashPostings(donationPostings({ ...donation, fund }), gift.cashPlaceId)
    const now = ctx.now()
    const journalId = ctx.newId()
    await recordPaid(tx, donation, { journalId, occurredAt: receivedAt, now, postings })
    const payload = { donationId: gift.id }
    await enqueue(tx, issueReceiptsJob, { payload, now, key: gift.id })
    return { donationId: gift.id, isNew: true }
  })
}

/** The same postings with the money in a place of cash instead of at the provider. */
export function cashPostings(postings: readonly Posting[], cashPlaceId: string): Posting[] {
  return postings.map((posting) => ({ ...posting, debit: CASH, cashPlaceId }))
}

/** Why a programme does not take this gift, or nothing; the sheet asks it for every row. */
export async function assertMayTake(
  ctx: Ctx & { db: Tx },
  gift: NewOfflineGift,
  campaign: CampaignTerms,
): Promise<void> {
  if (gift.day > dayOf(ctx.now())) throw new NotYetReceived()
  const refused =
    sumRefusal({ amount: gift.sum, operational: rupiah(0) }, ANY_SUM) ??
    collectingRefusal(ctx.config, fundAt(campaign, receiptOf(ctx, gift.day)))
  if (refused) throw refused
  const place = await ctx.db
    .selectFrom('cash_place')
    .select('id')
    .where('id', '=', gift.cashPlaceId)
    .where('account', '=', CASH)
    .where('closed_on', 'is', null)
    .executeTakeFirst()
  if (!place) throw new PlaceUnknown()
  if (gift.reference && (await isUsed(ctx.db, gift.reference)))
    throw new ReferenceUsed(gift.reference)
}

/** Whether a gift with this number stands in the books. */
export async function isUsed(tx: Tx, reference: string): Promise<boolean> {
  const known = await tx
    .selectFrom('offline_gift')
    .select('donation_id')
    .where('reference', '=', reference)
    .where('undone_at', 'is', null)
    .executeTakeFirst()
  return known !== undefined
}

async function isRecorded(tx: Tx, id: string): Promise<boolean> {
  const known = tx.selectFrom('offline_gift').select('donation_id').where('donation_id', '=', id)
  return (await known.executeTakeFirst()) !== undefined
}

const NOON_MS = 12 * 3_600_000

/** The moment in the books: now for a gift of today, noon of an earlier day. */
function receiptOf({ now }: Pick<Ctx, 'now'>, day: string): Date {
  return day === dayOf(now()) ? now() : new Date(startOfDay(day).getTime() + NOON_MS)
}

type Received = { campaign: CampaignTerms; receivedAt: Date }

async function writeRow(
  ctx: Ctx & { db: Tx },
  gift: NewOfflineGift,
  { campaign, receivedAt }: Received,
): Promise<void> {
  const fund = fundAt(campaign, receivedAt)
  const taxId = fund === 'Z' ? gift.taxId : undefined
  const now = ctx.now()
  await ctx.db
    .insertInto('donation')
    .values({
      id: gift.id,
      public_id: ctx.newPublicId(),
      campaign_id: campaign.id,
      fund,
      amount: gift.sum,
      status: 'awaiting_payment',
      donor_name: gift.name || NAMELESS,
      donor_phone: gift.phone,
      donor_email: gift.email,
      is_anonymous: gift.name === '',
      consent_version: campaign.consentVersion,
      is_offline: true,
      tax_id: taxId ? seal(ctx.config, taxIdLabel(gift.id), taxId) : null,
      wants_tax_receipt: taxId !== undefined,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

async function writeCharge(
  ctx: Ctx & { db: Tx },
  gift: NewOfflineGift,
  { donation, receivedAt }: { donation: Donation; receivedAt: Date },
): Promise<void> {
  const now = ctx.now()
  await insertCharge(ctx.db, {
    donation_id: donation.id,
    id: ctx.newId(),
    publicId: donation.publicId,
    provider: COUNTER,
    provider_id: gift.reference || null,
    method: 'cash',
    channel: gift.cashPlaceId,
    amount: gift.sum,
    status: 'paid',
    instruction: null,
    failure: null,
    expires_at: now,
    created_at: now,
    updated_at: now,
    paid_at: receivedAt,
    payer_phone: null,
  })
}
