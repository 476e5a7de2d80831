import { sql } from 'kysely'
import { donationIncome } from '#features/ledger/ledger.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { DAY_MS, dayNumberOf, startOfDayNumber, WIB_MS } from '#platform/time/jakarta.ts'
import type { CampaignUpdate } from './campaign.ts'

/** The news of a campaign, latest first. */
export async function listUpdates(
  db: Db,
  { campaignId, now }: { campaignId: string; now: Date },
): Promise<CampaignUpdate[]> {
  return await db
    .selectFrom('campaign_update')
    .select(['title', 'paragraphs', 'body_html as html', 'published_at as publishedAt'])
    .where('campaign_id', '=', campaignId)
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .execute()
}

/** Rupiah that came for a campaign on each of the last 30 days in Jakarta, oldest first, as the books say; the last is today. */
export async function dailyDonations(
  db: Db,
  { campaignId, now }: { campaignId: string; now: Date },
): Promise<number[]> {
  const today = dayNumberOf(now)
  const from = startOfDayNumber(today - 29)
  const income = Object.values(donationIncome).flat()
  const { rows } = await sql<{ day: number; amount: number }>`
    select floor((extract(epoch from journal.occurred_at) * 1000 + ${WIB_MS}::bigint)
        / ${DAY_MS}::bigint)::int as day,
      sum(posting.amount)::bigint as amount
    from ledger_posting as posting
    join ledger_journal as journal
      on journal.source_id = posting.source_id and journal.id = posting.journal_id
    where posting.campaign_id = ${campaignId}
      and posting.credit_account = any(${income}::text[])
      and journal.occurred_at >= ${from} and journal.occurred_at <= ${now}
    group by 1`.execute(db)
  const byDay = new Map(rows.map(({ day, amount }) => [day, amount]))
  return Array.from({ length: 30 }, (_, index) => byDay.get(today - 29 + index) ?? 0)
}
