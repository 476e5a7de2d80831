import { amilShareSpent, passedOn } from '#features/ledger/ledger.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

/** One fund in the books, in rupiah: income less refunds, use, and balance. */
export type FundLine = {
  fund: Fund
  received: number
  /** Disbursed to recipients; for the amil's fund, its running costs. */
  used: number
  /** The amil's share of this fund. */
  amilShare: number
  balance: number
}

type Row = { fund: Fund; account: string; debit: number; credit: number }

const funds: readonly Fund[] = ['Z', 'IT', 'IU', 'W', 'D', 'A', 'N']

/** By the chart: 4xxx is income, and what went back of it; 5xxx and 6xxx are spent. */
const isIncome = ({ account }: Row) => account.startsWith('4')
const isSpent = ({ account }: Row) => /^[56]/.test(account) || passedOn.includes(account)
const isShare = ({ account }: Row) => amilShareSpent.includes(account)

/** One line per fund with postings, from the rows of a trial balance. */
export function fundLines(rows: readonly Row[]): FundLine[] {
  return funds
    .map((fund) => lineOf(fund, rows))
    .filter(({ received, used, amilShare }) => received !== 0 || used !== 0 || amilShare !== 0)
}

function lineOf(fund: Fund, rows: readonly Row[]): FundLine {
  const own = rows.filter((row) => row.fund === fund)
  const sum = (chosen: readonly Row[]) =>
    chosen.reduce((all, { debit, credit }) => all + credit - debit, 0)
  const received = sum(own.filter(isIncome))
  const used = 0 - sum(own.filter((row) => isSpent(row) && !isShare(row)))
  const amilShare = 0 - sum(own.filter(isShare))
  return { fund, received, used, amilShare, balance: received - used - amilShare }
}
