import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { parseGrams } from './grams.ts'

test.each([
  ['1.000.000', '1000000'],
  ['1.000,5', '1000.5'],
  ['85.5', '85.5'],
  ['1000.125', '1000.125'],
  ['0.125', '0.125'],
  ['85,500', '85.5'],
  ['0', '0'],
  [' 12,5GRAM ', '12.5'],
])('"%s" is %s g', (typed, value) => {
  expect(parseGrams(typed)).toEqual({ ok: true, value })
})

test.each([
  ['', 'WAJIB_DIISI'],
  ['gram', 'WAJIB_DIISI'],
  ['-1', 'NEGATIF'],
  ['- 85,5', 'NEGATIF'],
  ['seratus', 'BUKAN_ANGKA'],
  ['1e3', 'BUKAN_ANGKA'],
  ['85,', 'BUKAN_ANGKA'],
  ['85.', 'BUKAN_ANGKA'],
  [',5', 'BUKAN_ANGKA'],
  ['1,000.5', 'GRUP_TIDAK_VALID'],
  ['1.00.000', 'GRUP_TIDAK_VALID'],
  ['10.00,5', 'GRUP_TIDAK_VALID'],
  ['0,0001', 'DESIMAL_BERLEBIH'],
])('"%s" is refused: %s', (typed, code) => {
  expect(parseGrams(typed)).toEqual({ ok: false, code })
})

test('what Indonesian software writes is read back, whatever the size', () => {
  const writer = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 3 })
  assert(
    property(integer({ min: 0, max: 1_000_000_000 }), (milligrams) => {
      const parsed = parseGrams(writer.format(milligrams / 1000))
      expect(parsed.ok && Number(parsed.value)).toBe(milligrams / 1000)
    }),
  )
})

test('a long row of blanks is read as fast as any other text', () => {
  const before = process.cpuUsage().user
  for (const unit of ['', ' g', ' x']) parseGrams(`1${' '.repeat(60_000)}1${unit}`)
  // It took seconds of the processor, for everybody.
  expect(process.cpuUsage().user - before).toBeLessThan(500_000)
})
