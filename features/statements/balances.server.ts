import { sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'
import { addDays, startOfDay } from '#platform/time/jakarta.ts'
import { fundWords } from '#features/ledger/funds.ts'
import { entityFunds, fundChange, ledgerFacts } from './ledger-facts.ts'
import { pairSums, type StatementPeriod } from './pair-sums.server.ts'

/** What came, what went and what is held within a period, of a fund, a programme or a bank account. */
export type Balance = {
  of: 'dana' | 'program' | 'rekening'
  id: string
  name: string
  opening: number
  came: number
  went: number
  held: number
}

/** The balances by fund, by programme and by bank account at the end of a period. */
export async function balancesWithin(db: Db, period: StatementPeriod): Promise<Balance[]> {
  const sums = await pairSums(db, period)
  const funds = [...entityFunds.amil, ...entityFunds.wakaf].map((fund): Balance => {
    const [opening, came, went, held] = fundChange(ledgerFacts(sums, [fund]))
    return { of: 'dana', id: fund, name: fundWords[fund], opening, came, went, held }
  })
  const used = funds.filter(({ opening, came, went }) => opening !== 0 || came !== 0 || went !== 0)
  return [...used, ...(await byCampaign(db, period)), ...(await byBank(db, period))]
}

type Row = { id: string; name: string; opening: number; came: number; went: number }

/** Receipts less returns, and what was spent of them; a programme's money is its fund's. */
async function byCampaign(db: Db, { from, through }: StatementPeriod): Promise<Balance[]> {
  const { rows } = await sql<Row>`
    with moved as (
      select posting.campaign_id, journal.occurred_at < ${startOfDay(from)} as is_before,
        sum(case when credit_account like '4%' then amount when debit_account like '4%' then -amount
          else 0 end) as came,
        sum(case when debit_account ~ '^[56]' then amount when credit_account ~ '^[56]' then -amount
          else 0 end) as went
      from ledger_posting as posting
      join ledger_journal as journal
        on journal.source_id = posting.source_id and journal.id = posting.journal_id
      where posting.campaign_id is not null
        and journal.occurred_at < ${startOfDay(addDays(through, 1))}
      group by 1, 2)
    select campaign.id, campaign.title as name,
      coalesce(sum(came - went) filter (where is_before), 0)::bigint as opening,
      coalesce(sum(came) filter (where not is_before), 0)::bigint as came,
      coalesce(sum(went) filter (where not is_before), 0)::bigint as went
    from moved join campaign on campaign.id = moved.campaign_id
    group by campaign.id, campaign.title order by campaign.title`.execute(db)
  return rows.map((row) => withHeld('program', row))
}

/** What moved the banks by account of the institution; what no account is known of stands as one. */
async function byBank(db: Db, { from, through }: StatementPeriod): Promise<Balance[]> {
  const { rows } = await sql<Row>`
    with side as (
      select bank_account_id, debit_account as account, amount, source_id, journal_id
      from ledger_posting where debit_account like '112%'
      union all
      select bank_account_id, credit_account, -amount, source_id, journal_id
      from ledger_posting where credit_account like '112%'),
    moved as (
      select bank_account_id, side.account, journal.occurred_at < ${startOfDay(from)} as is_before,
        sum(greatest(amount, 0)) as came, sum(greatest(-amount, 0)) as went
      from side
      join ledger_journal as journal
        on journal.source_id = side.source_id and journal.id = side.journal_id
      where journal.occurred_at < ${startOfDay(addDays(through, 1))}
      group by 1, 2, 3)
    select coalesce(bank.id::text, moved.account) as id,
      moved.account || ' ' || coalesce(bank.bank || ' ' || bank.number, 'tanpa rekening') as name,
      coalesce(sum(came - went) filter (where is_before), 0)::bigint as opening,
      coalesce(sum(came) filter (where not is_before), 0)::bigint as came,
      coalesce(sum(went) filter (where not is_before), 0)::bigint as went
    from moved left join bank_account as bank on bank.id = moved.bank_account_id
    group by bank.id, moved.account, bank.bank, bank.number order by 2`.execute(db)
  return rows.map((row) => withHeld('rekening', row))
}

function withHeld(of: Balance['of'], row: Row): Balance {
  return { of, ...row, held: row.opening + row.came - row.went }
}
