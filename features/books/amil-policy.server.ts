import { sql } from 'kysely'
import { account, donationIncome } from '#features/ledger/ledger.ts'
import { isTakenBack } from '#features/ledger/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { AmilBasis } from '#platform/db/schema/schema-books.ts'
import { DAY_MS, dayOf, formatDay, startOfDay } from '#platform/time/jakarta.ts'
import { amilShares, isLawful, type SharedFund } from './amil-share.ts'
import { lockBooks } from './enter-books.server.ts'
import { CampaignOfAnotherFund, PolicyDayOver, ShareBeyondTheLaw } from './errors.ts'

export type PolicyTerms = {
  fund: SharedFund
  campaignId: string | null
  perMille: number
  basis: AmilBasis
  basisText: string
  decree: string
  /** 'yyyy-mm-dd' in Jakarta. */
  validFrom: string
}

/** Refuses a rate above the law's cap, a campaign of another fund, and a first day that the share has passed. */
export async function assertLawful(
  ctx: Pick<Ctx, 'db' | 'now'>,
  terms: PolicyTerms,
): Promise<void> {
  const { db } = ctx
  if (!isLawful(terms)) throw new ShareBeyondTheLaw()
  const earliest = await earliestPolicyDay(ctx, terms.fund)
  if (terms.validFrom < earliest) throw new PolicyDayOver(formatDay(startOfDay(earliest)))
  if (!terms.campaignId) return
  const campaign = await db
    .selectFrom('campaign')
    .select('fund')
    .where('id', '=', terms.campaignId)
    .executeTakeFirst()
  if (campaign?.fund !== terms.fund) throw new CampaignOfAnotherFund()
}

/** Puts a policy of two people in force from the day they agreed on. Call it in a transaction. */
export async function recordPolicy(
  ctx: Ctx,
  terms: PolicyTerms,
  { madeBy, decidedBy }: { madeBy: string; decidedBy: string },
): Promise<void> {
  await lockBooks(ctx.db as Tx)
  await assertLawful(ctx, terms)
  const now = ctx.now()
  const { fund, campaignId, perMille, basis, basisText, decree, validFrom } = terms
  await ctx.db
    .insertInto('amil_policy')
    .values({
      id: ctx.newId(),
      fund,
      campaign_id: campaignId,
      per_mille: perMille,
      basis,
      basis_text: basisText,
      decree,
      valid_from: validFrom,
      made_by: madeBy,
      made_at: now,
      approved_by: decidedBy,
      approved_at: now,
    })
    .execute()
}

/** The first day a policy may begin: never one that is over, nor today once today's share of the fund was taken. */
export async function earliestPolicyDay(
  ctx: Pick<Ctx, 'db' | 'now'>,
  fund: SharedFund,
): Promise<string> {
  const now = ctx.now()
  const today = dayOf(now)
  const { rows } = await sql`
    select 1 from ledger_journal as journal
    join ledger_posting as posting
      on posting.source_id = journal.source_id and posting.journal_id = journal.id
    where journal.source = 'amil' and journal.occurred_at >= ${startOfDay(today)}
      and posting.fund = ${fund} and posting.debit_account = ${amilShares[fund].spent}
    limit 1`.execute(ctx.db)
  return rows.length > 0 ? dayOf(new Date(now.getTime() + DAY_MS)) : today
}

/**
 * The amil's share of a fund, by campaign: of each donation that stayed, at the rate in force on its day (a campaign's
 * own before the fund's), rounded down once. Shares taken before there were policies, and in the old books before the
 * cut-over, stay within the law's cap of those donations.
 */
export async function findEntitled(
  db: Db | Tx,
  fund: SharedFund,
  campaignId?: string,
): Promise<Map<string | null, number>> {
  const { perMille: cap, spent } = amilShares[fund]
  const ofCampaign = campaignId ? sql`and posting.campaign_id = ${campaignId}` : sql``
  const { rows } = await sql<{ campaignId: string | null; entitled: number }>`
    select day.campaign_id as "campaignId",
      (floor(coalesce(sum(day.eligible * policy.per_mille), 0) / 1000)
        + least(coalesce(max(early.taken), 0), floor(coalesce(
          sum(day.eligible) filter (where policy.per_mille is null), 0) * ${cap} / 1000)))::bigint
        as entitled
    from (
      select campaign_id, day, eligible from ${eligibleByDay(fund, ofCampaign)} as gift
      union all
      select campaign_id, day, eligible from opening_share as posting
      where fund = ${fund} ${ofCampaign}) as day
    left join lateral (
      select per_mille from amil_policy
      where amil_policy.fund = ${fund} and amil_policy.valid_from <= day.day
        and (amil_policy.campaign_id is null or amil_policy.campaign_id = day.campaign_id)
      order by (amil_policy.campaign_id is not null) desc, valid_from desc, approved_at desc
      limit 1) as policy on true
    left join (
      select campaign_id, sum(taken) as taken from (
      select posting.campaign_id, posting.amount as taken
      from ledger_posting as posting
      join ledger_journal as journal
        on journal.source_id = posting.source_id and journal.id = posting.journal_id
      where posting.fund = ${fund} and posting.debit_account = ${spent}
        and journal.source = 'amil' and journal.event in ('taken', 'recognised') ${ofCampaign}
      union all
      select campaign_id, taken from opening_share as posting where fund = ${fund} ${ofCampaign}
      ) as part group by campaign_id) as early
      on early.campaign_id is not distinct from day.campaign_id
    group by day.campaign_id`.execute(db)
  return new Map(rows.map((row) => [row.campaignId, row.entitled]))
}

/**
 * A sub-select of (campaign_id, day, eligible): donations less returns, by the day in Jakarta on which they came. One
 * whose match was undone may come again: the last time counts.
 */
function eligibleByDay(fund: SharedFund, ofCampaign: ReturnType<typeof sql>) {
  const income = donationIncome[fund]
  return sql`(
    select campaign_id, (at at time zone 'Asia/Jakarta')::date as day, sum(eligible) as eligible
    from (
      select posting.source_id, posting.campaign_id,
        coalesce(
          max(coalesce(journal.happened_at, journal.occurred_at))
            filter (where posting.credit_account = any(${income}::text[])),
          min(journal.occurred_at)) as at,
        sum(case when posting.credit_account = any(${income}::text[]) then posting.amount
          else -posting.amount end) as eligible
      from ledger_posting as posting
      join ledger_journal as journal
        on journal.source_id = posting.source_id and journal.id = posting.journal_id
      where posting.fund = ${fund}
        and ${account.managedAsset} not in (posting.debit_account, posting.credit_account)
        and (posting.credit_account = any(${income}::text[])
        or ${isTakenBack(income)}) ${ofCampaign}
      group by posting.source_id, posting.campaign_id) as gift
    group by campaign_id, day)`
}

/** The funds with a policy in force on a day: of all their gifts, or only of some campaigns. */
export async function fundsWithBasis(
  db: Db | Tx,
  day: string,
): Promise<Map<SharedFund, 'all' | 'some'>> {
  const rows = await db
    .selectFrom('amil_policy')
    .select(['fund', sql<boolean>`bool_or(campaign_id is null)`.as('isWhole')])
    .where('valid_from', '<=', day)
    .groupBy('fund')
    .execute()
  return new Map(rows.map(({ fund, isWhole }) => [fund as SharedFund, isWhole ? 'all' : 'some']))
}

/** Funds with donations and without any policy in force on a day: the amil takes nothing of them. */
export async function fundsWithoutBasis(db: Db | Tx, day: string): Promise<SharedFund[]> {
  const { rows } = await sql<{ fund: SharedFund }>`
    select distinct fund from ledger_posting
    where fund = any(${Object.keys(amilShares)}::text[])
      and credit_account = any(${incomes}::text[])
      and not exists (
        select 1 from amil_policy
        where amil_policy.fund = ledger_posting.fund and valid_from <= ${day}::date)
    order by fund`.execute(db)
  return rows.map(({ fund }) => fund)
}

const incomes = (Object.keys(amilShares) as SharedFund[]).flatMap((fund) => donationIncome[fund])

/** Every policy, the newest day first, with the title of its campaign. */
export async function listPolicies(db: Db) {
  return db
    .selectFrom('amil_policy')
    .leftJoin('campaign', 'campaign.id', 'amil_policy.campaign_id')
    .selectAll('amil_policy')
    .select('campaign.title as campaign')
    .orderBy('valid_from', 'desc')
    .orderBy('approved_at', 'desc')
    .limit(200)
    .execute()
}

/** The terms in force today for a fund or campaign, or null: what a proposal changes. */
export async function policyInForce(
  ctx: Ctx,
  { fund, campaignId }: { fund: SharedFund; campaignId: string | null },
): Promise<PolicyTerms | null> {
  const row = await ctx.db
    .selectFrom('amil_policy')
    .selectAll()
    .where('fund', '=', fund)
    .where('campaign_id', campaignId ? '=' : 'is', campaignId)
    .where('valid_from', '<=', dayOf(ctx.now()))
    .orderBy('valid_from', 'desc')
    .orderBy('approved_at', 'desc')
    .executeTakeFirst()
  if (!row) return null
  const { per_mille: perMille, basis, basis_text: basisText, decree, valid_from } = row
  return { fund, campaignId, perMille, basis, basisText, decree, validFrom: valid_from }
}
