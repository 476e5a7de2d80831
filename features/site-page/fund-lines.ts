import {
  account,
  amilShareSpent,
  donationIncome,
  spendingOnPeople,
  yieldIncome,
} from '#features/ledger/ledger.ts'
import type { Fund } from '#platform/db/schema-books.ts'

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

const income: Record<Fund, readonly string[]> = {
  Z: [...donationIncome.Z, yieldIncome.Z],
  IT: donationIncome.IT,
  IU: [...donationIncome.IU, yieldIncome.IU],
  W: [...donationIncome.W, yieldIncome.W],
  // The amil's income is its shares of the other funds.
  A: [...donationIncome.A, '4410', '4420', yieldIncome.A],
  D: [...donationIncome.D, yieldIncome.D],
  N: [account.nonhalalIncome],
}
const costs = ['6100', '6200', '6300', '6400', '6510', '6520', '6530', '6900']

/** One line per fund with postings, from the rows of a trial balance. */
export function fundLines(rows: readonly Row[]): FundLine[] {
  return funds
    .map((fund) => lineOf(fund, rows))
    .filter(({ received, used, amilShare }) => received !== 0 || used !== 0 || amilShare !== 0)
}

function lineOf(fund: Fund, rows: readonly Row[]): FundLine {
  const sum = (accounts: readonly string[], of: (row: Row) => number) =>
    rows
      .filter((row) => row.fund === fund && accounts.includes(row.account))
      .reduce((total, row) => total + of(row), 0)
  const gained = ({ credit, debit }: Row) => credit - debit
  const spent = ({ credit, debit }: Row) => debit - credit
  const received = sum([...income[fund], account.returnedIncome], gained)
  const used = sum(fund === 'A' ? costs : spendingOnPeople, spent)
  const amilShare = sum(amilShareSpent, spent)
  return { fund, received, used, amilShare, balance: received - used - amilShare }
}
