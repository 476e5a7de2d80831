import { type RawBuilder, sql } from 'kysely'
import { account } from '#features/ledger/ledger.ts'

/** Questions about the banks, and about what was paid before it was owed. */
export const bankQuestions = {
  // A posting names a bank account of the very account that it moves.
  postingsOfAnotherBank: () => sql`
    select 1 from ledger_posting as posting
    left join bank_account as bank on bank.id = posting.bank_account_id
    where posting.bank_account_id is not null
      and (bank.id is null or bank.account not in (posting.debit_account, posting.credit_account))`,

  // What moves between two of our own bank accounts leaves one and reaches the other in one journal.
  ownTransfersHalfWay: () => sql`
    select 1 from ledger_posting
    where ${account.ownTransfers} in (debit_account, credit_account)
    group by source_id, journal_id
    having sum(case when debit_account = ${account.ownTransfers} then amount else -amount end) <> 0`,

  // A payout of wakaf was undone after the amil had paid its fee: to be booked again, or asked back.
  wakafFeesPaidInAdvance: () => sql`
    select 1 from (
      select ${balance(account.prepaidFees)} as prepaid, -${balance(account.operatingPayable)} as owed) as fees
    where prepaid <> 0 or owed < 0`,
} satisfies Record<string, () => RawBuilder<unknown>>

/** The debits of an account less its credits. */
function balance(code: string): RawBuilder<unknown> {
  return sql`(select coalesce(sum(case when debit_account = ${code} then amount else -amount end), 0)
    from ledger_posting where ${code} in (debit_account, credit_account))`
}
