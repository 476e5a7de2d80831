import { rupiah } from '#platform/money/money.ts'
import { type JournalLine, linesOf, type Posting } from '#features/ledger/ledger.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import published from './ledger-examples.json' with { type: 'json' }

/** The worked journals of charity.md §4.5, as an accountant writes them. */
export const exampleJournals = published.journals as { id: string; lines: JournalLine[] }[]

/** The same journals as our postings; the tests compare the two. */
export const examplePostings: Record<string, Posting[]> = {
  L01: [{ debit: '1130', credit: '4130', fund: 'Z', amount: rupiah(1_000_000) }],
  L02: [
    { debit: '5130', credit: '2190', fund: 'Z', amount: rupiah(125_000) },
    { debit: '1190', credit: '4410', fund: 'A', amount: rupiah(125_000) },
  ],
  L03: [
    { debit: '1190', credit: '1130', fund: 'Z', amount: rupiah(4_440) },
    { debit: '6510', credit: '2190', fund: 'A', amount: rupiah(4_000) },
    { debit: '6520', credit: '2190', fund: 'A', amount: rupiah(440) },
  ],
  L04: [{ debit: '1121', credit: '1130', fund: 'Z', amount: rupiah(995_560) }],
  L05: [
    { debit: '2190', credit: '1190', fund: 'Z', amount: rupiah(4_440) },
    { debit: '2190', credit: '1121', fund: 'Z', amount: rupiah(120_560) },
    { debit: '1124', credit: '1190', fund: 'A', amount: rupiah(120_560) },
    { debit: '2190', credit: '1190', fund: 'A', amount: rupiah(4_440) },
  ],
  L06: [{ debit: '5120', credit: '1121', fund: 'Z', amount: rupiah(800_000) }],
  L07: [{ debit: '1130', credit: '4210', fund: 'IT', amount: rupiah(50_000) }],
  L10: [{ debit: '1130', credit: '2130', fund: 'IU', amount: rupiah(75_000) }],
  L12: [{ debit: '4990', credit: '1130', fund: 'IT', amount: rupiah(60_000) }],
  L13: [{ debit: '1130', credit: '4300', fund: 'W', amount: rupiah(1_000_000) }],
  L15: [{ debit: '1130', credit: '4510', fund: 'D', amount: rupiah(195_000) }],
}

/** Postings or lines as one sum per fund and account, in a fixed order, so that two journals can be compared. */
export function asPublished(journal: readonly (Posting | JournalLine)[]): string[] {
  const lines = journal.flatMap((entry) => ('account' in entry ? [entry] : linesOf([entry])))
  const sums = new Map<string, number>()
  for (const { fund, account, debit, credit } of lines) {
    for (const [side, amount] of [['debit', debit] as const, ['credit', credit] as const]) {
      const key = `${fund} ${account} ${side}`
      if (amount > 0) sums.set(key, (sums.get(key) ?? 0) + amount)
    }
  }
  return [...sums].map(([key, amount]) => `${key} ${amount}`).sort()
}

/** Debits minus credits, by fund and account. */
export function balanceByFund(postings: readonly Posting[]): Map<Fund, Map<string, number>> {
  const funds = new Map<Fund, Map<string, number>>()
  for (const line of linesOf(postings)) {
    const accounts = funds.get(line.fund) ?? new Map<string, number>()
    accounts.set(line.account, (accounts.get(line.account) ?? 0) + line.debit - line.credit)
    funds.set(line.fund, accounts)
  }
  return funds
}
