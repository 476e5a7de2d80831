import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { addDays, startOfDay } from '#platform/time/jakarta.ts'
import type { PairSum } from './ledger-facts.ts'

/** Days in Jakarta, both included. */
export type StatementPeriod = { from: string; through: string }

/** Everything that a statement of these days needs, in one grouped scan of the postings. */
export async function pairSums(
  db: Db | Tx,
  { from, through }: StatementPeriod,
): Promise<PairSum[]> {
  const { rows } = await sql<PairSum>`
    select posting.debit_account as debit, posting.credit_account as credit, posting.fund,
      journal.occurred_at < ${startOfDay(from)} as "isBefore", sum(posting.amount)::bigint as amount
    from ledger_posting as posting
    join ledger_journal as journal
      on journal.source_id = posting.source_id and journal.id = posting.journal_id
    where journal.occurred_at < ${startOfDay(addDays(through, 1))}
    group by 1, 2, 3, 4`.execute(db)
  return rows
}
