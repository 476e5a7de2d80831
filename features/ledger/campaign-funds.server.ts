import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Rupiah } from '#platform/money/money.ts'
import { account, amilShareSpent, channelFees, donationIncome, passedOn } from './ledger.ts'

/** One payment to people: date, purpose, amount, and the account's name in the books ('Penyaluran zakat: miskin'). */
export type Disbursed = { paidAt: Date; description: string; use: string; amount: Rupiah }

/** The use of a campaign's money, in rupiah; `balance` is negative only when spent money was taken back. */
export type CampaignBalance = {
  /** Donations less returns: the campaign's total, without the roll-up's delay. */
  collected: number
  /** What payment methods cost, taxes included. The amil bears it, so it does not lower the balance. */
  channelFees: number
  amilShare: number
  disbursed: number
  /** collected − amilShare − disbursed */
  balance: number
  /** Newest first. */
  disbursements: Disbursed[]
}

/** "Rincian penggunaan dana" of a campaign, computed from the ledger alone; all zero before the first posting. */
export async function campaignFunds(db: Db | Tx, campaignId: string): Promise<CampaignBalance> {
  const sums = await sumsOf(db, campaignId)
  const { collected, amilShare, disbursed } = sums
  return {
    ...sums,
    balance: collected - amilShare - disbursed,
    disbursements: await disbursementsOf(db, campaignId),
  }
}

type Sums = Pick<CampaignBalance, 'collected' | 'channelFees' | 'amilShare' | 'disbursed'>

async function sumsOf(db: Db | Tx, campaignId: string): Promise<Sums> {
  const income = Object.values(donationIncome).flat()
  const { rows } = await sql<Sums>`
    select
      coalesce(sum(case
        when credit_account = any(${income}::text[]) then amount
        when debit_account = ${account.returnedIncome} then -amount end), 0)::bigint as collected,
      ${spentOn(channelFees)} as "channelFees",
      ${spentOn(amilShareSpent)} as "amilShare",
      ${spentOn(passedOn)} as disbursed
    from ledger_posting where campaign_id = ${campaignId}`.execute(db)
  return rows[0] as Sums
}

/** Debits of the accounts less their credits. */
function spentOn(codes: readonly string[]) {
  return sql`(coalesce(sum(amount) filter (where debit_account = any(${codes}::text[])), 0)
    - coalesce(sum(amount) filter (where credit_account = any(${codes}::text[])), 0))::bigint`
}

async function disbursementsOf(db: Db | Tx, campaignId: string): Promise<Disbursed[]> {
  const { rows } = await sql<Disbursed>`
    select coalesce(journal.happened_at, journal.occurred_at) as "paidAt", journal.description, used.name as use,
      sum(posting.amount)::bigint as amount
    from ledger_posting as posting
    join ledger_journal as journal
      on journal.source_id = posting.source_id and journal.id = posting.journal_id
    join ledger_account as used on used.code = posting.debit_account
    where posting.campaign_id = ${campaignId}
      and posting.debit_account = any(${passedOn}::text[])
    group by journal.source_id, journal.id, used.name
    order by "paidAt" desc, journal.id desc`.execute(db)
  return rows
}
