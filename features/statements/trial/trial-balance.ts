import { fundsOfAccount } from '#features/ledger/ledger.ts'
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

type TrialScope = {
  fund?: string | undefined
  /** What moved before the year of the first day; it may be a part of the sums. */
  earlier: readonly PairSum[]
}

/**
 * Every account of every fund as the books have it, with nothing left out or taken as something else. No year is closed
 * by a journal: what income and spending of earlier years left stands in the balance of their fund, so that they begin
 * each year at nothing.
 */
export function trialRows(sums: readonly PairSum[], { fund, earlier }: TrialScope): TrialRow[] {
  const rows = new Map<string, TrialRow>()
  const rowOf = (rowFund: Fund, account: string): TrialRow => {
    const key = `${account} ${rowFund}`
    const row = rows.get(key) ?? {
      fund: rowFund,
      account,
      opening: 0,
      debit: 0,
      credit: 0,
      closing: 0,
    }
    rows.set(key, row)
    return row
  }
  const isAsked = (sum: PairSum) => !fund || sum.fund === fund
  for (const sum of sums.filter(isAsked))
    for (const [account, signed] of sidesOf(sum)) {
      const row = rowOf(sum.fund, account)
      if (sum.isBefore) row.opening += signed
      else row[signed > 0 ? 'debit' : 'credit'] += sum.amount
      row.closing += signed
    }
  for (const sum of earlier.filter(isAsked))
    for (const [account, signed] of sidesOf(sum)) {
      const balance = balanceAccountOf(sum.fund)
      if (!isOfOneYear(account) || !balance) continue
      for (const [row, moved] of [
        [rowOf(sum.fund, account), -signed],
        [rowOf(sum.fund, balance), signed],
      ] as const) {
        row.opening += moved
        row.closing += moved
      }
    }
  return [...rows]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, row]) => row)
    .filter(({ opening, debit, credit }) => opening !== 0 || debit !== 0 || credit !== 0)
}

function sidesOf({ debit, credit, amount }: PairSum): [account: string, signed: number][] {
  return [
    [debit, amount],
    [credit, -amount],
  ]
}

/** Income and spending are of their year; what is had, owed and left goes on. */
export function isOfOneYear(account: string): boolean {
  return /^[456]/.test(account)
}

/** The account that holds what a fund has left. */
export function balanceAccountOf(fund: Fund): string | undefined {
  return Object.keys(fundsOfAccount).find(
    (code) => code.startsWith('3') && fundsOfAccount[code]?.includes(fund),
  )
}
