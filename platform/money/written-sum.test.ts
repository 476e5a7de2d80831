import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSen } from './written-sum.ts'

test.each([
  ['1.000.000,00', 1_000_000],
  ['1,000,000.00', 1_000_000],
  ['1.000.000', 1_000_000],
  ['50000', 50_000],
  ['50000.0', 50_000],
  ['Rp 75.000', 75_000],
  ['IDR 75,000.00', 75_000],
  ['(1.500,00)', -1_500],
  ['(Rp1.500,00)', -1_500],
  ['-1,500.00', -1_500],
  ['- Rp 1.500', -1_500],
  ['1.500-', -1_500],
  ['1.500,00 -', -1_500],
  ['−1.500', -1_500],
  ['50,000.00 DB', -50_000],
  ['50,000.00 CR', 50_000],
  ['50.000 D', -50_000],
  ['50.000 K', 50_000],
  ['50.000,00 Kredit', 50_000],
  ['DB 50.000,00', -50_000],
  ['100.000,-', 100_000],
  ['Rp 100.000,-', 100_000],
  ['Rp. 100.000.-', 100_000],
  ['100.000,--', 100_000],
  ['-100.000,-', -100_000],
  ['(100.000,-)', -100_000],
  ['100.000,- DB', -100_000],
  ['0', 0],
])('the sum %s is %i', (text, value) => {
  expect(readSen(text)).toMatchObject({ ok: true, value: value * 100 })
})

test.each([
  '',
  'abc',
  '1.00.000',
  '(1.000',
  '=1+1',
  '-1.000 DB',
  '(1.000) CR',
  'DB 1.000 DB',
  '1.000,--,-',
  ',-',
  '9'.repeat(20),
])('the sum “%s” is refused in words', (text) => {
  expect(readSen(text)).toMatchObject({ ok: false, why: expect.stringMatching(/[a-z]/) })
})

test.each([
  ['1.234.567,89', 123_456_789],
  ['1,234,567.89', 123_456_789],
  ['.00', 0],
  ['0,45 D', -45],
  ['-0.45', -45],
  ['(1.500,25)', -150_025],
  ['1.500,25-', -150_025],
  ['12.5', 1_250],
  ['1234.5600000001', 123_456],
  ['1.000', 100_000],
  ['1.000,-', 100_000],
])('the sum %s is %i hundredths', (text, value) => {
  expect(readSen(text)).toMatchObject({ ok: true, value })
})

test('every sum is read as it was written, in both notations and with every sign', () => {
  const notations = [
    ['.', ','],
    [',', '.'],
    ['', ','],
    ['', '.'],
  ] as const
  const signs: readonly [string, string, number][] = [
    ['', '', 1],
    ['-', '', -1],
    ['(', ')', -1],
    ['', '-', -1],
    ['', ' DB', -1],
    ['', ' CR', 1],
    ['Rp ', '', 1],
    ['-Rp', '', -1],
  ]
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_000_000_000_000_000 }),
      fc.constantFrom(...notations),
      fc.constantFrom(...signs),
      (sen, [group, point], [before, after, sign]) => {
        const whole = String(Math.floor(sen / 100)).replaceAll(/\B(?=(\d{3})+$)/g, group)
        const text = `${before}${whole}${point}${String(sen % 100).padStart(2, '0')}${after}`
        expect(readSen(text)).toMatchObject({ ok: true, value: sign * sen || 0 })
      },
    ),
  )
})
