import { expect, test } from 'vitest'
import { yearOf } from '#platform/time/jakarta.ts'
import { csvFile, yearBounds } from './my-donation.ts'

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
