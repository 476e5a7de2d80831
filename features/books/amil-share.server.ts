import { sql } from 'kysely'
import { account, giftIncome } from '#features/ledger/ledger.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { amilShareDue, amilSharePostings, amilShares, type SharedFund } from './books.ts'
import { documentId, enterJournal, lockBooks, withBooks } from './enter-books.server.ts'

/** What a campaign (null: gifts without one) ever received in a fund, and what the amil took of it. */
export type Shared = { campaignId: string | null; eligible: number; taken: number }

/**
 * Takes the amil's share of everything a fund received so far and has not given up yet, campaign by campaign
 * (charity papers 4.5, L02). `period` is 'yyyy-mm'; a period is taken once. Answers the rupiah that were taken.
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
      event: 'taken',
      description: `Bagian amil ${period}`,
      postings: taken.flatMap(({ due, campaignId }) => amilSharePostings(fund, due, campaignId)),
    })
    return isNew ? taken.reduce((sum, { due }) => sum + due, 0) : 0
  })
}

/**
 * Gives back what the amil took of gifts that went back, in the transaction that took them back; `sourceId` is
 * the gift. Does nothing when the cap still holds.
 */
export async function returnAmilShare(
  ctx: Ctx,
  tx: Tx,
  of: { fund: SharedFund; campaignId: string; sourceId: string; event: string },
): Promise<void> {
  await lockBooks(tx)
  const { fund, campaignId, sourceId, event } = of
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

/** What each campaign of a fund received, less what went back, and what the amil took of it. Rupiah. */
export async function sharedBy(
  db: Db | Tx,
  fund: SharedFund,
  campaignId?: string,
): Promise<Shared[]> {
  const { spent } = amilShares[fund]
  const { rows } = await sql<Shared>`
    select campaign_id as "campaignId",
      sum(case when credit_account = any(${giftIncome[fund]}::text[]) then amount
        when debit_account = ${account.returnedIncome} then -amount else 0 end)::bigint as eligible,
      sum(case when debit_account = ${spent} then amount
        when credit_account = ${spent} then -amount else 0 end)::bigint as taken
    from ledger_posting
    where fund = ${fund} ${campaignId ? sql`and campaign_id = ${campaignId}` : sql``}
    group by campaign_id order by campaign_id`.execute(db)
  return rows
}
