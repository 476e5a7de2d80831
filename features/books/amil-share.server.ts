import { sql } from 'kysely'
import { account, donationIncome, spendingOnPeople } from '#features/ledger/ledger.ts'
import { isTakenBack } from '#features/ledger/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { DAY_MS, dayOf } from '#platform/time/jakarta.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'
import { amilShareDue, amilShares, type SharedFund } from './amil-share.ts'
import { amilSharePostings } from './books.ts'
import { findEntitled, fundsWithoutBasis } from './amil-policy.server.ts'
import { documentId, enterJournal, lockBooks, withBooks } from './enter-books.server.ts'

/**
 * Per campaign (null: donations without one): what a fund received, what the amil took, and what reached or is
 * promised to people.
 */
export type Shared = {
  campaignId: string | null
  eligible: number
  taken: number
  passedOn: number
  /** What the policies in force entitle the amil to. */
  entitled: number
}

/** The event of a share that rests on a policy; the shares of earlier versions have others. */
export const TAKEN = 'taken under policy'

export const amilShareSchedule: Schedule = {
  name: 'books.amil-share',
  everyMs: DAY_MS,
  run: takeDailyShares,
}

/** Takes the amil's due share of every fund, once per day of Jakarta; donations later that day count the next day. */
export async function takeDailyShares(ctx: Ctx): Promise<void> {
  const period = dayOf(ctx.now())
  const taken: Partial<Record<SharedFund, number>> = {}
  for (const fund of Object.keys(amilShares) as SharedFund[]) {
    taken[fund] = await takeAmilShare(ctx, { fund, period })
  }
  if (Object.values(taken).some((sum) => sum > 0)) ctx.pages.purge('/', '/campaign/')
  ctx.log.info('books.amil-share', { period, ...taken })
  const funds = await fundsWithoutBasis(ctx.db, period)
  if (funds.length > 0) ctx.log.warn('books.amil-share-without-basis', { period, funds })
}

/**
 * Takes the amil's share of everything a fund received and was not yet charged for, campaign
 * by campaign (charity.md §4.5, L02), as far as a policy is in force: no share without a basis. `period` names a day or month; each period is taken once. Answers the rupiah taken.
 */
export async function takeAmilShare(
  ctx: Ctx,
  { fund, period }: { fund: SharedFund; period: string },
): Promise<number> {
  return withBooks(ctx, async (tx) => {
    const dues = duesOf(fund, await sharedBy(tx, fund))
    const taken = dues.filter(({ due }) => due > 0)
    if (taken.length === 0) return 0
    const isNew = await enterJournal(ctx, tx, {
      sourceId: documentId(`amil ${period} ${fund}`),
      source: 'amil',
      event: TAKEN,
      description: `Bagian amil ${period}`,
      postings: taken.flatMap(({ due, campaignId }) => amilSharePostings(fund, due, campaignId)),
    })
    return isNew ? taken.reduce((sum, { due }) => sum + due, 0) : 0
  })
}

/**
 * Returns the amil's share of refunded or reversed donations, in the transaction that takes them back; `sourceId` is
 * the donation. Does nothing while the share is within the cap.
 */
export async function returnAmilShare(
  ctx: Ctx,
  tx: Tx,
  share: { fund: SharedFund; campaignId?: string; sourceId: string; event: string },
): Promise<void> {
  await lockBooks(tx)
  const { fund, campaignId, sourceId, event } = share
  const dues = duesOf(fund, await sharedBy(tx, fund, campaignId)).filter(({ due }) => due < 0)
  if (dues.length === 0) return
  await enterJournal(ctx, tx, {
    sourceId,
    source: 'amil',
    event,
    description: 'Bagian amil dikembalikan karena donasinya kembali',
    postings: dues.flatMap(({ due, campaignId: id }) => amilSharePostings(fund, due, id)),
  })
}

function duesOf(fund: SharedFund, shared: Shared[]): { campaignId?: string; due: number }[] {
  return shared.map(({ campaignId, ...sums }) => ({
    ...(campaignId && { campaignId }),
    due: amilShareDue(fund, sums),
  }))
}

/**
 * The same for each campaign of a fund, in rupiah. An approved disbursement is promised to people, so the amil takes
 * no share of it.
 */
export async function sharedBy(
  db: Db | Tx,
  fund: SharedFund,
  campaignId?: string,
): Promise<Shared[]> {
  const { spent } = amilShares[fund]
  const people = spendingOnPeople
  const ofCampaign = campaignId ? sql`and posting.campaign_id = ${campaignId}` : sql``
  const { rows } = await sql<Omit<Shared, 'entitled'>>`
    select campaign_id as "campaignId", sum(eligible)::bigint as eligible,
      sum(taken)::bigint as taken, sum(passed_on)::bigint as "passedOn"
    from (
    select posting.campaign_id,
      sum(case when credit_account = any(${donationIncome[fund]}::text[])
          -- A thing to be managed holds nothing to take a share of.
          and debit_account <> ${account.managedAsset} then amount
        when ${isTakenBack(donationIncome[fund])} then -amount else 0 end) as eligible,
      sum(case when debit_account = ${spent} then amount
        when credit_account = ${spent} then -amount else 0 end) as taken,
      (sum(case when debit_account = any(${people}::text[]) then amount
        when credit_account = any(${people}::text[]) then -amount else 0 end)
        + coalesce(max(promised.sum), 0)) as passed_on
    from ledger_posting as posting
    left join (
      select campaign_id, sum(amount) as sum from disbursement
      where status = 'approved' and fund = ${fund} group by campaign_id
      ) as promised on promised.campaign_id is not distinct from posting.campaign_id
    where posting.fund = ${fund} ${ofCampaign}
    group by posting.campaign_id
    union all
    -- Before the cut-over: what the amil left of it is not taken out of what was opened.
    select campaign_id, eligible, taken, eligible - taken
    from opening_share as posting where fund = ${fund} ${ofCampaign}) as part
    group by campaign_id order by campaign_id`.execute(db)
  const entitled = await findEntitled(db, fund, campaignId)
  return rows.map((row) => ({ ...row, entitled: entitled.get(row.campaignId) ?? 0 }))
}
