import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRupiah, parseRupiah, rupiah } from './money.ts'

test.each([
  ['1.000.000', 1_000_000],
  ['Rp 1.000.000', 1_000_000],
  ['Rp1.000.000,00', 1_000_000],
  ['rp. 50.000', 50_000],
  ['1000000', 1_000_000],
  ['  50.000 ', 50_000],
  ['0', 0],
  ['007', 7],
  ['100.000,-', 100_000],
  ['Rp 100.000,-', 100_000],
  ['Rp. 100.000.-', 100_000],
  ['100.000,–', 100_000],
  ['100000,--', 100_000],
  ['100.000, =', 100_000],
  ['999.999.999.999.999', 999_999_999_999_999],
])('%j is read as %d rupiah', (text, value) => {
  expect(parseRupiah(text)).toEqual({ ok: true, value })
})

test.each([
  ['', 'WAJIB_DIISI'],
  ['Rp', 'WAJIB_DIISI'],
  ['75.00', 'GRUP_TIDAK_VALID'],
  ['1,000,000', 'GRUP_TIDAK_VALID'],
  ['1,000,-', 'RUPIAH_BULAT'],
  ['100000.00', 'GRUP_TIDAK_VALID'],
  ['100.00,-', 'GRUP_TIDAK_VALID'],
  ['-100.000,-', 'NEGATIF'],
  [',-', 'BUKAN_ANGKA'],
  ['100.000-', 'BUKAN_ANGKA'],
  ['1.00.000', 'GRUP_TIDAK_VALID'],
  ['1.000,50', 'RUPIAH_BULAT'],
  ['-5.000', 'NEGATIF'],
  ['10rb', 'BUKAN_ANGKA'],
  ['1e6', 'BUKAN_ANGKA'],
  ['１００', 'BUKAN_ANGKA'],
  ['1 000', 'BUKAN_ANGKA'],
  ['1.000.000.000.000.000', 'MAKS'],
])('%j is refused as %s', (text, code) => {
  expect(parseRupiah(text)).toEqual({ ok: false, code })
})

test('what is shown can be typed back, for every amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (amount) => {
      expect(parseRupiah(formatRupiah(amount))).toEqual({ ok: true, value: amount })
    }),
  )
})

test('money is shown the Indonesian way, with nothing between Rp and the digits', () => {
  expect(formatRupiah(1_234_567_890)).toBe('Rp1.234.567.890')
  expect(formatRupiah(-50_000)).toBe('-Rp50.000')
})

test.each([-1, 0.5, Number.NaN, 1e15, Number.POSITIVE_INFINITY])(
  '%d is no amount of rupiah',
  (amount) => {
    expect(() => rupiah(amount)).toThrow(RangeError)
  },
)
