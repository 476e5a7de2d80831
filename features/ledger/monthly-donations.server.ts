import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { account, donationIncome } from './ledger.ts'

/** A stretch of time of one campaign; each campaign once. */
export type CampaignSpan = { campaignId: string; from: Date; until: Date }

/**
 * Rupiah that came for campaigns in a stretch of time of each, less what was returned in it, as the books say; by
 * campaign id, without those for which nothing moved. Below zero when more went back than came.
 */
export async function monthlyDonations(
  db: Db | Tx,
  spans: readonly CampaignSpan[],
): Promise<Map<string, number>> {
  if (spans.length === 0) return new Map()
  const income = Object.values(donationIncome).flat()
  const { rows } = await sql<{ campaignId: string; given: number }>`
    select span.campaign_id as "campaignId", sum(case
        when posting.credit_account = any(${income}::text[]) then posting.amount
        when posting.debit_account = ${account.returnedIncome} then -posting.amount
        else 0 end)::bigint as given
    from unnest(${spans.map(({ campaignId }) => campaignId)}::uuid[],
      ${spans.map(({ from }) => from)}::timestamptz[],
      ${spans.map(({ until }) => until)}::timestamptz[]) as span (campaign_id, since, until)
    join ledger_posting as posting on posting.campaign_id = span.campaign_id
    join ledger_journal as journal
      on journal.source_id = posting.source_id and journal.id = posting.journal_id
    where journal.occurred_at >= span.since and journal.occurred_at < span.until
    group by span.campaign_id`.execute(db)
  return new Map(rows.map(({ campaignId, given }) => [campaignId, given]))
}
