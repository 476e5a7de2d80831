import { expect, test } from 'vitest'
import { aboutSum, type Currency, datedRate } from './exchange-rate.ts'

const rate = (currency: Currency, millionths: number) => ({
  currency,
  millionths,
  day: '2026-11-27',
  source: 'Bank Sentral Eropa',
  isSample: false,
})

test.each([
  [100_000, 'USD', 16_345_000_000, 'USD 6,12'],
  [16_345, 'USD', 16_345_000_000, 'USD 1,00'],
  [82, 'USD', 16_345_000_000, 'USD 0,01'],
  [81, 'USD', 16_345_000_000, undefined],
  [100_000, 'JPY', 105_350_000, 'JPY 949'],
  [50_000_000, 'KRW', 11_700_000, 'KRW 4.273.504'],
  [999_999_999_999_999, 'USD', 16_345_000_000, 'USD 61.180.789.232,18'],
  [0, 'USD', 16_345_000_000, undefined],
  [Number.NaN, 'USD', 16_345_000_000, undefined],
] as const)('Rp%d in %s', (amount, currency, millionths, said) => {
  expect(aboutSum(amount, rate(currency, millionths))).toBe(said)
})

test('a rate is never said without its day and its source', () => {
  expect(datedRate(rate('USD', 1))).toBe('kurs 27 November 2026, Bank Sentral Eropa')
})
