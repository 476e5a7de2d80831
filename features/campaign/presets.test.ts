import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import { parsePresets, presetLines, presetProblem } from './presets.ts'

test('presets are read one per line, in order, with what they do', () => {
  const parsed = parsePresets('100.000\r\n\n25.000 =  1 porsi   makan\nRp50.000 = a = b\n')
  expect(parsed).toEqual({
    ok: true,
    value: [
      { amount: 25_000, words: '1 porsi makan' },
      { amount: 50_000, words: 'a = b' },
      { amount: 100_000, words: '' },
    ],
  })
  expect(parsed.ok && presetLines(parsed.value)).toBe(
    '25.000 = 1 porsi makan\n50.000 = a = b\n100.000',
  )
})

test.each([
  ['25,5', 'Nominal ini tidak dikenal: 25,5.'],
  ['= porsi', 'Nominal ini tidak dikenal: .'],
  ['0', 'Nominal ini tidak dikenal: 0.'],
  ['25.000\n25000', 'Rp25.000 tertulis dua kali.'],
  ['1000\n2000\n3000\n4000\n5000\n6000\n7000\n8000\n9000', 'Pilihan nominal paling banyak 8.'],
  [`25.000 = ${'a'.repeat(61)}`, 'Arti nominal paling panjang 60 huruf.'],
])('presets %j are refused', (typed, message) => {
  expect(parsePresets(typed)).toEqual({ ok: false, message })
})

test('a preset that a donor could not give is found', () => {
  const of = (...amounts: number[]) => ({
    presets: amounts.map((amount) => ({ amount: rupiah(amount), words: '' })),
    minimumAmount: rupiah(10_000),
    amountStep: rupiah(5_000),
  })
  expect(presetProblem(of(10_000, 25_000))).toBeUndefined()
  expect(presetProblem(of(5_000))).toBe('Rp5.000 kurang dari nominal paling kecil.')
  expect(presetProblem(of(12_000))).toBe('Rp12.000 bukan kelipatan Rp5.000.')
})
