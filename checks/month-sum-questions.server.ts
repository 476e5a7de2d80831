import { sql } from 'kysely'

const months = sql`date_trunc('month', journal.occurred_at at time zone 'Asia/Jakarta')::date`
const columns = sql`debit_account, credit_account, fund, campaign_id, bank_account_id`

/** Questions about what is derived from the books for statements. */
export const monthSumQuestions = {
  // Every month up to the last one with kept sums: each sum as the ledger has it, and none more or less.
  monthSumsOffTheLedger: () => sql`
    select 1 from (
      select ${months} as month, ${columns}, sum(amount) as amount
      from ledger_posting as posting
      join ledger_journal as journal
        on journal.source_id = posting.source_id and journal.id = posting.journal_id
      where journal.occurred_at < (
        select (max(month) + interval '1 month') at time zone 'Asia/Jakarta' from ledger_month_sum)
      group by 1, 2, 3, 4, 5, 6
      union all
      select month, ${columns}, -amount from ledger_month_sum) as each
    group by month, ${columns} having sum(amount) <> 0`,
}
