import { expect, test } from 'vitest'
import { fundLines } from './fund-lines.ts'
import type { Fund } from '#platform/db/schema-books.ts'

const row = (fund: Fund, account: string, debit: number, credit: number) => ({
  fund,
  account,
  debit,
  credit,
})

test('a fund has what came less what went back, what was passed on, the amil’s share and the rest', () => {
  const lines = fundLines([
    row('Z', '1130', 1_000_000, 1_000_000),
    row('Z', '4110', 0, 1_000_000),
    row('Z', '4990', 50_000, 0),
    row('Z', '5120', 600_000, 100_000),
    row('Z', '5130', 118_750, 0),
    row('A', '4410', 0, 118_750),
    row('A', '6510', 10_000, 0),
    row('IT', '1130', 0, 0),
  ])
  expect(lines).toEqual([
    { fund: 'Z', received: 950_000, used: 500_000, amilShare: 118_750, balance: 331_250 },
    { fund: 'A', received: 118_750, used: 10_000, amilShare: 0, balance: 108_750 },
  ])
})

test('books without a journal have no line', () => {
  expect(fundLines([])).toEqual([])
})
