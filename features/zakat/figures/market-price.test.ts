import { expect, test } from 'vitest'
import { agedPrices, isOffered } from './market-price.ts'

const price = {
  kind: 'hargaEmas24PerGram',
  effectiveFrom: '2026-01-01',
  effectiveTo: null,
} as const

test.each([
  ['2026-01-01', true],
  ['2026-04-01', true],
  ['2026-04-02', false],
  ['2026-11-27', false],
])('a price of 1 January on %s: offered %s', (day, offered) => {
  expect(isOffered(price, day)).toBe(offered)
})

test('a price that names its last day is offered until then, and a decreed figure always', () => {
  expect(isOffered({ ...price, effectiveTo: '2026-12-31' }, '2026-11-27')).toBe(true)
  expect(isOffered({ ...price, kind: 'nisabBulan' }, '2026-11-27')).toBe(true)
})

test('the desk is warned of a price from thirty days on', () => {
  const nisab = { ...price, kind: 'nisabTahun' } as const
  expect(agedPrices([price, nisab], '2026-01-30')).toEqual([])
  expect(agedPrices([price, nisab], '2026-01-31')).toEqual([
    { ...price, days: 30, isOffered: true },
  ])
})
