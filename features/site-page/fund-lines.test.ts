import { expect, test } from 'vitest'
import { fundLines } from './fund-lines.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

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

test('whatever the amil spends is its cost, and a thing that a wakaf became was passed on', () => {
  const costs = ['6100', '6400', '6510', '6540', '6900'].map((code) => row('A', code, 1_000, 0))
  const wakaf = [row('W', '4300', 0, 750_000), row('W', '1310', 300_000, 0)]
  expect(fundLines([...costs, ...wakaf])).toEqual([
    { fund: 'W', received: 750_000, used: 300_000, amilShare: 0, balance: 450_000 },
    { fund: 'A', received: 0, used: 5_000, amilShare: 0, balance: -5_000 },
  ])
})

test('books without a journal have no line', () => {
  expect(fundLines([])).toEqual([])
})
