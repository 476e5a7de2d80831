import { sql } from 'kysely'
import type { StatementPeriod } from '#features/ledger/pair-sums.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { addDays, startOfDay } from '#platform/time/jakarta.ts'
import type { BoardDocument } from './board-month.ts'

const EACH = 12

/** The largest donations, disbursements and acts of the institution in some days, the largest first; nobody is named. */
export async function largestDocuments(db: Db, days: StatementPeriod): Promise<BoardDocument[]> {
  const since = startOfDay(days.from)
  const until = startOfDay(addDays(days.through, 1))
  const donations = await sql<BoardDocument>`
    select 'came' as way, 'Donasi untuk ' || campaign.title as words, donation.amount,
      '/kelola/donasi/' || donation.id as href, donation.campaign_id as "campaignId",
      donation.fund
    from donation join campaign on campaign.id = donation.campaign_id
    where donation.status = 'paid' and paid_at >= ${since} and paid_at < ${until}
    order by donation.amount desc, donation.id desc limit ${EACH}`.execute(db)
  const disbursements = await sql<BoardDocument>`
    select 'passedOn' as way, description as words, amount, '/kelola/penyaluran/' || id as href,
      campaign_id as "campaignId", fund
    from disbursement
    where status = 'paid' and paid_at >= ${since} and paid_at < ${until}
    order by amount desc, id desc limit ${EACH}`.execute(db)
  const all = [...donations.rows, ...disbursements.rows, ...(await largestVouchers(db, days))]
  return all.toSorted((a, b) => b.amount - a.amount)
}

async function largestVouchers(
  db: Db,
  { from, through }: StatementPeriod,
): Promise<BoardDocument[]> {
  const vouchers = await db
    .selectFrom('voucher')
    .select(['id', 'sum', 'fund', 'campaign_id'])
    .where('status', '=', 'posted')
    .where('day', '>=', from)
    .where('day', '<=', through)
    .orderBy('sum', 'desc')
    .orderBy('id', 'desc')
    .limit(EACH)
    .execute()
  const ids = vouchers.map(({ id }) => id)
  const { rows } = await sql<{ id: string; words: string; isIncome: boolean; isSpent: boolean }>`
    select journal.source_id as id, max(journal.description) as words,
      bool_or(credit_account like '4%') as "isIncome", bool_or(debit_account like '5%') as "isSpent"
    from ledger_journal as journal
    join ledger_posting as posting
      on posting.source_id = journal.source_id and posting.journal_id = journal.id
    where journal.source_id = any(${ids}::uuid[]) group by 1`.execute(db)
  return vouchers.flatMap(({ id, sum: amount, fund, campaign_id: campaignId }) => {
    const found = rows.find((row) => row.id === id)
    if (!found) return []
    const way = found.isSpent ? 'passedOn' : found.isIncome ? 'came' : 'used'
    return [{ way, words: found.words, amount, href: `/kelola/transaksi/${id}`, campaignId, fund }]
  })
}
