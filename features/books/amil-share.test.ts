import { expect, test } from 'vitest'
import type { AmilBasis } from '#platform/db/schema/schema-books.ts'
import { amilShareDue, isLawful, isShared, type SharedFund } from './amil-share.ts'

test('the amil takes a share of zakat and infak, and of nothing else', () => {
  const funds = ['Z', 'IT', 'IU', 'W', 'D', 'A', 'N'] as const
  expect(funds.filter((fund) => isShared(fund))).toEqual(['Z', 'IT', 'IU'])
})

test.each<[AmilBasis, fund: SharedFund, most: number | undefined]>([
  ['zakat', 'Z', 125],
  ['zakat', 'IT', undefined],
  ['zakat', 'IU', undefined],
  ['infak', 'Z', undefined],
  ['infak', 'IT', 200],
  ['infak', 'IU', 200],
  ['pub', 'Z', undefined],
  ['pub', 'IT', 100],
  ['pub', 'IU', 100],
  ['waived', 'Z', 0],
  ['waived', 'IT', 0],
  ['waived', 'IU', 0],
])('on the basis %s the law allows fund %s at most %s per mille', (basis, fund, most) => {
  const allowed = [-1, 0, 1, 99, 100, 101, 124, 125, 126, 199, 200, 201].filter((perMille) =>
    isLawful({ fund, perMille, basis }),
  )
  expect(allowed.at(-1)).toBe(most)
  expect(allowed[0]).toBe(most === undefined ? undefined : 0)
})

test.each([
  [{ eligible: 1_000_000, taken: 0, entitled: 50_000 }, 50_000],
  [{ eligible: 1_000_000, taken: 20_000, entitled: 50_000 }, 30_000],
  // The policies of the days may allow more than the law's cap on the sum: the cap holds.
  [{ eligible: 1_000_000, taken: 0, entitled: 130_000 }, 125_000],
  [{ eligible: 1_000_000, taken: 60_000, entitled: 50_000 }, -10_000],
  [{ eligible: 1_000_000, taken: 0, entitled: 0 }, 0],
])('of zakat with %j the amil is due Rp%i', (received, due) => {
  expect(amilShareDue('Z', received)).toBe(due)
})
