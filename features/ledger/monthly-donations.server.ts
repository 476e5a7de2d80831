import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { account, donationIncome } from './ledger.ts'

/** A period of one campaign; each campaign appears once. */
export type CampaignSpan = { campaignId: string; from: Date; until: Date }

/**
 * Donations less returns of each campaign in its period, in rupiah, from the books. The key is the campaign id;
 * campaigns without postings are missing. Negative when returns exceed donations.
 */
export async function monthlyDonations(
  db: Db | Tx,
  spans: readonly CampaignSpan[],
): Promise<Map<string, number>> {
  if (spans.length === 0) return new Map()
  const income = Object.values(donationIncome).flat()
  const { rows } = await sql<{ campaignId: string; donated: number }>`
    select span.campaign_id as "campaignId", sum(case
        when posting.credit_account = any(${income}::text[]) then posting.amount
        when posting.debit_account = ${account.returnedIncome} then -posting.amount
        else 0 end)::bigint as donated
    from unnest(${spans.map(({ campaignId }) => campaignId)}::uuid[],
      ${spans.map(({ from }) => from)}::timestamptz[],
      ${spans.map(({ until }) => until)}::timestamptz[]) as span (campaign_id, since, until)
    join ledger_posting as posting on posting.campaign_id = span.campaign_id
    join ledger_journal as journal
      on journal.source_id = posting.source_id and journal.id = posting.journal_id
    where journal.occurred_at >= span.since and journal.occurred_at < span.until
    group by span.campaign_id`.execute(db)
  return new Map(rows.map(({ campaignId, donated }) => [campaignId, donated]))
}
