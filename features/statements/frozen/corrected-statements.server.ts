import type { Db } from '#platform/db/connect.server.ts'
import { saidRows } from '../said-rows.ts'
import type { FrozenSet } from '../freeze-statements.server.ts'
import { type besideRows, besideStatements, withLate } from './beside-sets.ts'
import { lateJournals, statementsWithLate } from './late-journals.server.ts'

/** A statement of a closed period whose figures came to be others: what was signed, what came later, and both. */
export type CorrectedStatement = {
  kind: string
  title: string
  rows: ReturnType<typeof besideRows>
}

/** The statements that what was booked too late would have changed; none where nothing came. */
export async function correctedStatements(
  db: Db,
  { period, statements }: FrozenSet,
): Promise<CorrectedStatement[]> {
  if ((await lateJournals(db, period)).length === 0) return []
  const beside = besideStatements(statements, await statementsWithLate(db, period))
  return beside.flatMap(({ kind, title, rows }) => {
    const moved = rows.map(withLate).filter(({ figures }) => figures[1] !== 0)
    const isMoved = moved.some(({ figures }) => figures.length > 0)
    return isMoved ? [{ kind, title, rows: saidRows(moved) }] : []
  })
}
