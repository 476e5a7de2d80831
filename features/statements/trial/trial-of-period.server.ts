import { pairSums, type StatementPeriod } from '#features/ledger/pair-sums.server.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { addDays } from '#platform/time/jakarta.ts'
import { type TrialRow, trialRows } from './trial-balance.ts'

/** The trial balance of some days. */
export async function trialOfPeriod(
  db: Db | Tx,
  period: StatementPeriod,
  fund?: string,
): Promise<TrialRow[]> {
  const sums = await pairSums(db, period)
  const year = `${period.from.slice(0, 4)}-01-01`
  const before =
    year === period.from
      ? sums
      : await pairSums(db, { from: year, through: addDays(period.from, -1) })
  return trialRows(sums, { fund, earlier: before.filter(({ isBefore }) => isBefore) })
}
