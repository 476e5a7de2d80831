import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import {
  donatedUnits,
  splitIntoUnits,
  surplusWords,
  termsOf,
  unitRows,
  unitWords,
} from './wakaf.ts'

test.each([
  [350_000, 10, { asked: 1, granted: 1, general: 0 }],
  [1_050_000, 10, { asked: 3, granted: 3, general: 0 }],
  [1_050_000, 2, { asked: 3, granted: 2, general: 350_000 }],
  [1_050_000, 0, { asked: 3, granted: 0, general: 1_050_000 }],
  [400_000, 10, { asked: 1, granted: 1, general: 50_000 }],
  [349_999, 10, { asked: 0, granted: 0, general: 349_999 }],
])('a wakaf of Rp%i with %i units of Rp350.000 left', (amount, remaining, expected) => {
  const unit = { price: rupiah(350_000), size: 1, remaining }
  const split = splitIntoUnits(rupiah(amount), unit)
  expect(split).toEqual(expected)
  expect(split.granted * unit.price + split.general).toBe(amount)
})

test.each([
  [900_000, 20, { asked: 10, granted: 10, general: 0 }],
  [900_000, 9, { asked: 10, granted: 5, general: 450_000 }],
  [900_000, 4, { asked: 10, granted: 0, general: 900_000 }],
])('packages of five for Rp%i with %i units left', (amount, remaining, expected) => {
  expect(splitIntoUnits(rupiah(amount), { price: rupiah(450_000), size: 5, remaining })).toEqual(
    expected,
  )
})

test('a package is told by its name and what it holds', () => {
  const terms = termsOf(
    { name: 'm²', price: rupiah(100_000) },
    { name: 'Keluarga', price: rupiah(450_000), units: 5 },
  )
  expect(terms).toEqual({ name: 'Keluarga (5 m²)', price: 450_000, size: 5 })
  expect(unitWords(donatedUnits(rupiah(900_000), terms))).toBe('2 Keluarga (5 m²) × Rp450.000')
})

const well = { name: 'sumur', price: rupiah(12_500_000) }

test('a wakaf keeps its unit: count and price before payment, what it got after it', () => {
  const asked = donatedUnits(rupiah(25_000_000), well)
  expect(unitWords(asked)).toBe('2 sumur × Rp12.500.000')
  expect(unitRows(asked)).toEqual([{ label: 'Wakaf 2 sumur × Rp12.500.000', amount: 25_000_000 }])
  const share = { granted: 1, general: rupiah(12_500_000) }
  const got = donatedUnits(rupiah(25_000_000), well, share)
  expect(unitWords(got)).toBe('1 sumur × Rp12.500.000 + wakaf umum Rp12.500.000')
  expect(unitRows(got)).toEqual([
    { label: 'Wakaf 1 sumur × Rp12.500.000', amount: 12_500_000 },
    { label: 'Wakaf umum', amount: 12_500_000 },
  ])
})

test('a wakaf that came when all units were gone is general wakaf', () => {
  const share = { granted: 0, general: rupiah(25_000_000) }
  const got = donatedUnits(rupiah(25_000_000), well, share)
  expect(unitWords(got)).toBe('wakaf umum Rp25.000.000')
  expect(unitRows(got)).toEqual([{ label: 'Wakaf umum', amount: 25_000_000 }])
})

test('who got fewer units is told what became of the rest', () => {
  expect(surplusWords({ asked: 3, granted: 3 }, 'm²')).toBeUndefined()
  expect(surplusWords({ asked: 3, granted: 1 }, 'm²')).toContain('1 dari 3 m²')
  expect(surplusWords({ asked: 3, granted: 0 }, 'm²')).toContain('wakaf umum')
})
