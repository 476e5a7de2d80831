import { sql } from 'kysely'
import { type PairSum, pairSums, type StatementPeriod } from '#features/ledger/pair-sums.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { addDays, startOfDay } from '#platform/time/jakarta.ts'
import type { DrawnStatement } from '../draw-statement.ts'
import { statementsOf } from '../statement-at.server.ts'

export type LateJournal = {
  id: string
  happenedAt: Date
  bookedAt: Date
  description: string
  sum: number
}

const SHOWN = 50

/** What happened in some days and was booked after their closing: the latest booked first. */
export async function lateJournals(db: Db, period: StatementPeriod): Promise<LateJournal[]> {
  const { rows } = await sql<LateJournal>`
    select journal.id, journal.happened_at as "happenedAt", journal.occurred_at as "bookedAt",
      journal.description, sum(posting.amount)::bigint as sum
    ${lateFrom(period)}
    group by 1, 2, 3, 4 order by journal.occurred_at desc, journal.id limit ${SHOWN}`.execute(db)
  return rows
}

/** The statements of a period as they would be with what was booked too late for it. */
export async function statementsWithLate(
  db: Db,
  period: StatementPeriod,
): Promise<DrawnStatement[]> {
  const late = await sql<PairSum>`
    select posting.debit_account as debit, posting.credit_account as credit, posting.fund,
      false as "isBefore", sum(posting.amount)::bigint as amount
    ${lateFrom(period)} group by 1, 2, 3`.execute(db)
  return statementsOf(db, [...(await pairSums(db, period)), ...late.rows], period)
}

function lateFrom({ from, through }: StatementPeriod) {
  const end = startOfDay(addDays(through, 1))
  return sql`from ledger_journal as journal
    join ledger_posting as posting
      on posting.source_id = journal.source_id and posting.journal_id = journal.id
    where journal.happened_at >= ${startOfDay(from)} and journal.happened_at < ${end}
      and journal.occurred_at >= ${end}`
}
