import { assert, array, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import {
  fundsOfAccount,
  donationIncome,
  linesOf,
  normalSide,
  type Posting,
  spendingOnPeople,
} from './ledger.ts'
import {
  asPublished,
  balanceByFund,
  exampleJournals,
  examplePostings,
} from '#tests/money/ledger-examples.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

test.each(Object.keys(examplePostings))('%s has exactly the published lines', (id) => {
  const { lines } = exampleJournals.find((journal) => journal.id === id) ?? { lines: [] }
  expect(asPublished(examplePostings[id] ?? [])).toEqual(asPublished(lines))
})

test('journals are compared by fund, account and side, each with its sum', () => {
  const line = { account: '1121', fund: 'Z' as const, debit: 0, credit: 0 }
  const journal = [
    { ...line, debit: 2 },
    { ...line, credit: 5 },
    { ...line, debit: 1 },
    { ...line, account: '1130', debit: 4 },
  ]
  const sums = ['Z 1121 credit 5', 'Z 1121 debit 3', 'Z 1130 debit 4']
  expect(asPublished(journal)).toEqual(sums)
})

test('the published chain from zakat to disbursement leaves Rp75.000 in the zakat bank', () => {
  const chain = ['L01', 'L02', 'L03', 'L04', 'L05', 'L06']
  const balances = balanceByFund(chain.flatMap((id) => examplePostings[id] ?? []))
  expect(balances.get('Z')?.get('1121')).toBe(75_000)
  expect(balances.get('Z')?.get('1130')).toBe(0)
  expect(balances.get('Z')?.get('2190')).toBe(0)
  expect(balances.get('A')?.get('1190')).toBe(0)
})

const accounts = ['1121', '1130', '1190', '2130', '2140', '2190', '4110', '4210', '4990', '5120']
const funds: Fund[] = ['Z', 'IT', 'IU', 'W', 'A', 'D', 'N']
const anyPosting = record({
  debit: constantFrom(...accounts),
  credit: constantFrom(...accounts),
  fund: constantFrom(...funds),
  amount: integer({ min: 1, max: 2_000_000_000 }).map(rupiah),
}).filter(({ debit, credit }) => debit !== credit)

test('whatever is posted, debits equal credits in every fund', () => {
  assert(
    property(array(anyPosting, { maxLength: 40 }), (postings: Posting[]) => {
      const lines = linesOf(postings)
      for (const fund of funds) {
        const ofFund = lines.filter((line) => line.fund === fund)
        expect(sum(ofFund.map((line) => line.debit))).toBe(sum(ofFund.map((line) => line.credit)))
        expect(sum([...(balanceByFund(postings).get(fund)?.values() ?? [])])).toBe(0)
      }
    }),
  )
})

test.each([
  ['1130', 'debit'],
  ['1220', 'credit'],
  ['1240', 'credit'],
  ['2130', 'credit'],
  ['3100', 'credit'],
  ['4210', 'credit'],
  ['4990', 'debit'],
  ['5120', 'debit'],
  ['6510', 'debit'],
])('account %s grows by %s', (code, side) => {
  expect(normalSide(code)).toBe(side)
})

test('a gift is credited to an account of its own fund, and the amil share is not spending on people', () => {
  for (const fund of funds) {
    for (const code of donationIncome[fund]) expect(fundsOfAccount[code]).toEqual([fund])
  }
  expect(spendingOnPeople).not.toContain('5130')
  expect(spendingOnPeople).not.toContain('5230')
})

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
