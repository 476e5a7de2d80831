import { expect, test } from 'vitest'
import { parseRateLines } from './rate-list.ts'

test('one currency a line is read as Indonesians write numbers', () => {
  expect(parseRateLines('USD = 16.543,21\r\n sar 4.411,5\n\nJPY: Rp105,73\nKRW=11')).toEqual({
    ok: true,
    value: [
      { currency: 'USD', millionths: 16_543_210_000 },
      { currency: 'SAR', millionths: 4_411_500_000 },
      { currency: 'JPY', millionths: 105_730_000 },
      { currency: 'KRW', millionths: 11_000_000 },
    ],
  })
})

test.each([
  ['', 'Belum ada kurs'],
  ['USD', 'belum terbaca'],
  ['USD = 16,543.21', 'belum terbaca'],
  ['USD = 16.54', 'belum terbaca'],
  ['USD = -5', 'belum terbaca'],
  ['USD = 0', 'belum diisi'],
  ['XAU = 5', 'tidak ada dalam daftar'],
  ['USD = 16.000\nusd = 16.001', 'dua kali'],
])('%s is refused', (typed, message) => {
  expect(parseRateLines(typed)).toMatchObject({
    ok: false,
    message: expect.stringContaining(message),
  })
})
