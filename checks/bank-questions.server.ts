import { type RawBuilder, sql } from 'kysely'
import { bankOf } from '#features/books/books.ts'
import { account } from '#features/ledger/ledger.ts'

/** Cash, banks and debts, by fund and on every day; what funds owe each other may turn round. */
const neverBelowZero = [
  '1110',
  '1112',
  ...new Set(Object.values(bankOf)),
  account.operatingPayable,
  '2120',
  account.unidentifiedMoney,
  account.refundsPayable,
  '2150',
  '2155',
  '2210',
  '2220',
  '2230',
  '2240',
  '2310',
]

const months = sql`date_trunc('month', journal.occurred_at at time zone 'Asia/Jakarta')::date`
const summedBy = sql`debit_account, credit_account, fund, campaign_id, bank_account_id`

/** Questions about the banks, what was paid before it was owed, and the sums that statements are made of. */
export const bankQuestions = {
  // Every month up to the last one with kept sums: each sum as the ledger has it, and none more or less.
  monthSumsOffTheLedger: () => sql`
    select 1 from (
      select ${months} as month, ${summedBy}, sum(amount) as amount
      from ledger_posting as posting
      join ledger_journal as journal
        on journal.source_id = posting.source_id and journal.id = posting.journal_id
      where journal.occurred_at < (
        select (max(month) + interval '1 month') at time zone 'Asia/Jakarta' from ledger_month_sum)
      group by 1, 2, 3, 4, 5, 6
      union all
      select month, ${summedBy}, -amount from ledger_month_sum) as each
    group by month, ${summedBy} having sum(amount) <> 0`,

  // A posting names a bank account of the very account that it moves.
  postingsOfAnotherBank: () => sql`
    select 1 from ledger_posting as posting
    left join bank_account as bank on bank.id = posting.bank_account_id
    where posting.bank_account_id is not null
      and (bank.id is null or bank.account not in (posting.debit_account, posting.credit_account))`,

  // A bank that is short on a day, or a debt that was paid before it was owed: something is dated before its cause.
  banksOrDebtsBelowZero: () => sql`
    select 1 from (
      select sum(amount) over (partition by account, fund order by day) as held
      from (
        select account, fund, (journal.occurred_at at time zone 'Asia/Jakarta')::date as day,
          sum(amount) as amount
        from (
          select source_id, journal_id, fund, debit_account as account,
            case when debit_account like '1%' then amount else -amount end as amount
          from ledger_posting where debit_account = any(${neverBelowZero}::text[])
          union all
          select source_id, journal_id, fund, credit_account,
            case when credit_account like '1%' then -amount else amount end
          from ledger_posting where credit_account = any(${neverBelowZero}::text[])) as line
        join ledger_journal as journal
          on journal.source_id = line.source_id and journal.id = line.journal_id
        group by account, fund, day) as daily) as running
    where held < 0`,

  // Of fund D each kind spends what was given for it: fidyah never pays for qurban.
  kindsSpentBeyondTheirIncome: () => sql`
    select 1 from (
      select coalesce(campaign.income_account, disbursement.income_account,
          case when credit_account like '45%' then credit_account else debit_account end) as kind,
        case when left(credit_account, 1) in ('4', '5') then posting.amount else 0 end
        - case when left(debit_account, 1) in ('4', '5') then posting.amount else 0 end as moved
      from ledger_posting as posting
      left join campaign on campaign.id = posting.campaign_id
      left join disbursement on disbursement.id = posting.source_id
      -- A disbursement of an earlier version names neither.
      where posting.fund = 'D' and (disbursement.id is null or disbursement.campaign_id is not null
        or disbursement.income_account is not null)) as of_kind
    group by kind having sum(moved) < 0`,

  // What moves between two of our own bank accounts leaves one and reaches the other in one journal.
  ownTransfersHalfWay: () => sql`
    select 1 from ledger_posting
    where ${account.ownTransfers} in (debit_account, credit_account)
    group by source_id, journal_id
    having sum(case when debit_account = ${account.ownTransfers} then amount else -amount end) <> 0`,

  // A payout of wakaf was undone after the amil had paid its fee: to be booked again, or asked back.
  wakafFeesPaidInAdvance: () => sql`
    select 1 from (
      select ${balance(account.prepaidFees)} as prepaid) as fees
    where prepaid <> 0`,
} satisfies Record<string, () => RawBuilder<unknown>>

/** The debits of an account less its credits. */
function balance(code: string): RawBuilder<unknown> {
  return sql`(select coalesce(sum(case when debit_account = ${code} then amount else -amount end), 0)
    from ledger_posting where ${code} in (debit_account, credit_account))`
}
