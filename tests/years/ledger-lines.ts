import { sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'
import { sumLines } from './books.ts'

/** The ledger's sums by account and fund as the test's own books write them, of all days or through one. */
export async function ledgerLines(db: Db, through = '9999-12-31'): Promise<string[]> {
  const { rows } = await sql<{ key: string; sum: number }>`
    select line.account || ' ' || line.fund as key, sum(line.amount)::float8 as sum
    from (
      select source_id, journal_id, debit_account as account, fund, amount from ledger_posting
      union all
      select source_id, journal_id, credit_account, fund, -amount from ledger_posting) as line
    join ledger_journal as journal
      on journal.source_id = line.source_id and journal.id = line.journal_id
    where (journal.occurred_at at time zone 'Asia/Jakarta')::date <= ${through}::date
    group by 1`.execute(db)
  return sumLines(rows.map(({ key, sum }) => [key, sum] as const))
}
