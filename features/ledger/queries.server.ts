import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import {
  account,
  amilShareSpent,
  donationIncome,
  normalSide,
  passedOn,
  yieldIncome,
} from './ledger.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

/** The balance of an account in rupiah on its normal side: positive is the usual state of any account. */
export async function balanceOf(
  db: Db | Tx,
  place: { account: string; fund?: Fund; campaignId?: string },
): Promise<number> {
  const { account: code, fund, campaignId } = place
  const debits = sql`coalesce(sum(amount) filter (where debit_account = ${code}), 0)`
  const credits = sql`coalesce(sum(amount) filter (where credit_account = ${code}), 0)`
  const { balance } = await db
    .selectFrom('ledger_posting')
    .select(sql<number>`(${debits} - ${credits})::bigint`.as('balance'))
    .where((where) =>
      where.or([where('debit_account', '=', code), where('credit_account', '=', code)]),
    )
    .$if(fund !== undefined, (query) => query.where('fund', '=', fund as Fund))
    .$if(campaignId !== undefined, (query) => query.where('campaign_id', '=', campaignId as string))
    .executeTakeFirstOrThrow()
  return normalSide(code) === 'debit' ? balance : 0 - balance
}

/**
 * The lowest balance of an account in a fund from the end of a day on, on its normal side: what may still be moved on
 * that day without a later day lacking it.
 */
export async function lowestBalanceSince(
  db: Db | Tx,
  { account: code, fund, day }: { account: string; fund: Fund; day: string },
): Promise<number> {
  const { rows } = await sql<{ lowest: number }>`
    with moved as (
      select greatest((journal.occurred_at at time zone 'Asia/Jakarta')::date, ${day}::date) as day,
        case when posting.debit_account = ${code} then posting.amount else -posting.amount end as amount
      from ledger_posting as posting
      join ledger_journal as journal
        on journal.source_id = posting.source_id and journal.id = posting.journal_id
      where (posting.debit_account = ${code} or posting.credit_account = ${code})
        and posting.fund = ${fund}),
    daily as (
      select day, sum(amount) * ${normalSide(code) === 'debit' ? 1 : -1}::int as amount
      from (select day, amount from moved union all select ${day}::date, 0) as line group by day)
    select min(held)::bigint as lowest
    from (select sum(amount) over (order by day) as held from daily) as running`.execute(db)
  return rows[0]?.lowest ?? 0
}

/** The chart of accounts, by code. */
export async function listAccounts(db: Db | Tx): Promise<{ code: string; name: string }[]> {
  return db.selectFrom('ledger_account').select(['code', 'name']).orderBy('code').execute()
}

/** The names of the accounts by their codes. */
export async function accountNames(db: Db | Tx): Promise<ReadonlyMap<string, string>> {
  return new Map((await listAccounts(db)).map(({ code, name }) => [code, name]))
}

export type TrialBalanceRow = {
  fund: Fund
  account: string
  name: string
  debit: number
  credit: number
}

/** Every account with postings, by fund, with its debits and credits in rupiah. */
export async function trialBalance(db: Db | Tx): Promise<TrialBalanceRow[]> {
  const { rows } = await sql<TrialBalanceRow>`
    select line.fund, line.account, ledger_account.name,
      sum(line.debit)::bigint as debit, sum(line.credit)::bigint as credit
    from (
      select fund, debit_account as account, amount as debit, 0 as credit from ledger_posting
      union all
      select fund, credit_account, 0, amount from ledger_posting) as line
    join ledger_account on ledger_account.code = line.account
    group by line.fund, line.account, ledger_account.name
    order by line.fund, line.account`.execute(db)
  return rows
}

/**
 * A sub-select of (campaign_id, collected, donors): donations less returns, and the number of remaining donations.
 * This is the one definition of a campaign's total; rolled-up totals are rebuilt from it and compared with it.
 */
export function givenByCampaign(): RawBuilder<unknown> {
  return sql`(
    select campaign_id, sum(given)::bigint as collected,
      (count(*) filter (where given > 0))::int as donors
    from ${givenByDonation()} as gift
    group by campaign_id)`
}

/** The same, by document: a sub-select of (campaign_id, source_id, given). */
export function givenByDonation(): RawBuilder<unknown> {
  const income = Object.values(donationIncome).flat()
  return sql`(
    select campaign_id, source_id, sum(case
      when credit_account = any(${income}::text[]) then amount
      when debit_account = ${account.returnedIncome} then -amount
      else 0 end) as given
    from ledger_posting where campaign_id is not null
    group by campaign_id, source_id)`
}

/**
 * Whether a posting takes income back: a return, or an act that was undone. The closing of a year empties it, which is
 * neither.
 */
export function isTakenBack(income: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`(debit_account = ${account.returnedIncome}
    or (debit_account = any(${[...income]}::text[]) and left(credit_account, 1) <> '3'
      and credit_account <> ${account.managedAsset}))`
}

/** Rupiah that reached recipients, less corrections. */
export async function disbursedTotal(db: Db | Tx): Promise<Rupiah> {
  const { rows } = await sql<{ disbursed: number }>`
    select (
      (select coalesce(sum(amount), 0) from ledger_posting
        where debit_account = any(${passedOn}::text[])) -
      (select coalesce(sum(amount), 0) from ledger_posting
        where credit_account = any(${passedOn}::text[])))::bigint as disbursed`.execute(db)
  return rupiah((rows[0] as { disbursed: number }).disbursed)
}

/** The funds that hold donors' money: not the amil's own, and no interest that nobody may use. */
const donorFunds: readonly Fund[] = ['Z', 'IT', 'IU', 'W', 'D']

export type SumOfUse = { disbursed: number; amilShare: number; yields: number }

/** What became of all donations, in rupiah, less corrections; what they yield is spent on people too. */
export async function sumOfUse(db: Db | Tx): Promise<SumOfUse> {
  const yields = donorFunds.map((fund) => yieldIncome[fund])
  const codes = [...passedOn, ...amilShareSpent, ...yields]
  const spentOn = (spentOnAny: readonly string[]) => sql`coalesce(sum(case
    when debit_account = any(${spentOnAny}::text[]) then amount
    when credit_account = any(${spentOnAny}::text[]) then -amount end), 0)::bigint`
  const { rows } = await sql<SumOfUse>`
    select ${spentOn(passedOn)} as disbursed, ${spentOn(amilShareSpent)} as "amilShare",
      -${spentOn(yields)} as yields
    from ledger_posting
    where fund = any(${donorFunds}::text[])
      and (debit_account = any(${codes}::text[]) or credit_account = any(${codes}::text[]))`.execute(
    db,
  )
  return rows[0] as SumOfUse
}
