import fc from 'fast-check'
import { expect, test } from 'vitest'
import { yearOf } from '#platform/jakarta.ts'
import { csvCell, csvFile, yearBounds } from './my-donation.ts'

test.each([
  ['Sumur desa', 'Sumur desa'],
  ['Sumur, desa', '"Sumur, desa"'],
  ['kata "indah"', '"kata ""indah"""'],
  ['dua\nbaris', '"dua\nbaris"'],
  ['=HYPERLINK("http://jahat")', '"\'=HYPERLINK(""http://jahat"")"'],
  ['+62', "'+62"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1+1', "' =1+1"],
  ['"=1+1', '"\'""=1+1"'],
  ['\t=1', "'\t=1"],
  ['＝1+1', "'＝1+1"],
] as const)('the cell %j is written as %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell)
})

test('no text becomes a formula, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const shown = csvCell(text).replace(/^"/, '').trimStart()
      expect(shown).not.toMatch(/^[=+\-@]/)
    }),
  )
})

test('sums stay numbers, and the file opens in Excel', () => {
  expect(csvFile([['Nominal'], [50_000]])).toBe('\uFEFFNominal\r\n50000\r\n')
})

test('a year begins and ends at midnight in Jakarta', () => {
  const { from, until } = yearBounds(2026)
  expect(from.toISOString()).toBe('2025-12-31T17:00:00.000Z')
  expect(until.toISOString()).toBe('2026-12-31T17:00:00.000Z')
  expect(yearOf(from)).toBe(2026)
  expect(yearOf(new Date(until.getTime() - 1))).toBe(2026)
  expect(yearOf(until)).toBe(2027)
})
