import * as v from 'valibot'
import { expect, test } from 'vitest'
import { figureWords } from './figure-words.ts'
import { daysText, figuresTerms, figureText, type NewFigure } from './figures.ts'
import { parameterKinds } from './parameters.ts'

const row: NewFigure = {
  kind: 'nisabTahun',
  region: 'nasional',
  amount: 91_681_728,
  effectiveFrom: '2027-01-01',
  effectiveTo: null,
  basis: 'Senilai 85 gram emas',
  decree: null,
  source: 'BAZNAS RI',
}

test.each([
  ['nisabBulan', 7_640_144, 'Rp7.640.144 per bulan'],
  ['nisabTahun', 91_681_728, 'Rp91.681.728 per tahun'],
  ['hargaEmas24PerGram', 1_000_000, 'Rp1.000.000 per gram'],
  ['hargaPerakPerGram', 10_000, 'Rp10.000 per gram'],
  ['tarifPerJiwa', 50_000, 'Rp50.000 per jiwa'],
  ['tarifPerHari', 65_000, 'Rp65.000 per hari'],
  ['gramPerJiwa', 2_500, '2.500 gram per jiwa'],
  ['mlPerJiwa', 3_500, '3.500 mililiter per jiwa'],
  ['hargaGabahPerKg', 6_500, 'Rp6.500 per kilogram'],
  ['nisabGabahKg', 653, '653 kilogram'],
  ['pilihanSewa', 2, 'Seperti hasil tani, 10%'],
] as const)('%s of %s reads %s', (kind, amount, text) => {
  expect(figureText({ kind, amount })).toBe(text)
})

test('every kind of figure has its words', () => {
  expect(Object.keys(figureWords).sort()).toEqual([...parameterKinds].sort())
})

test('the days of a figure are told from the first to the last', () => {
  expect(daysText(row)).toBe('mulai Jumat, 1 Januari 2027')
  expect(daysText({ ...row, effectiveTo: '2027-12-31' })).toBe(
    'mulai Jumat, 1 Januari 2027 sampai Jumat, 31 Desember 2027',
  )
})

test.each([
  [{}, true],
  [{ amount: 1 }, true],
  [{ amount: 999_999_999_999_999 }, true],
  [{ amount: 0 }, false],
  [{ amount: 1_000_000_000_000_000 }, false],
  [{ amount: 1.5 }, false],
  [{ effectiveFrom: '2027-02-30' }, false],
  [{ effectiveTo: '2027-12-31' }, true],
  [{ effectiveTo: 'besok' }, false],
  [{ kind: 'nisabSapi' }, false],
])('a proposal with %j is one: %s', (change, isOne) => {
  expect(v.is(figuresTerms, { rows: [{ ...row, ...change }] })).toBe(isOne)
})
