import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { PairSum } from '#features/ledger/pair-sums.server.ts'

export type TrialRow = {
  fund: Fund
  account: string
  /** Debits less credits. */
  opening: number
  debit: number
  credit: number
  closing: number
}

/** Every account of every fund as the books have it, with nothing left out or taken as something else. */
export function trialRows(sums: readonly PairSum[], fund?: string): TrialRow[] {
  const rows = new Map<string, TrialRow>()
  function add(sum: PairSum, account: string, sign: 1 | -1): void {
    const key = `${account} ${sum.fund}`
    const none = { opening: 0, debit: 0, credit: 0, closing: 0 }
    const row = rows.get(key) ?? { fund: sum.fund, account, ...none }
    if (sum.isBefore) row.opening += sign * sum.amount
    else row[sign > 0 ? 'debit' : 'credit'] += sum.amount
    row.closing += sign * sum.amount
    rows.set(key, row)
  }
  for (const sum of sums) {
    if (fund && sum.fund !== fund) continue
    add(sum, sum.debit, 1)
    add(sum, sum.credit, -1)
  }
  return [...rows]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, row]) => row)
    .filter(({ opening, debit, credit }) => opening !== 0 || debit !== 0 || credit !== 0)
}
