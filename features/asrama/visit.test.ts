import { expect, test } from 'vitest'
import type { WeekHours } from '#platform/db/schema/schema-asrama.ts'
import { isDay } from '#platform/time/jakarta.ts'
import { dateWords, hoursOn, visitDays, visitProblems, weekRows } from './visit.ts'

const afternoon = ['13:00', '16:30'] as const
// Sunday first: closed on Sunday and Friday.
const hours: WeekHours = [
  null,
  afternoon,
  afternoon,
  afternoon,
  afternoon,
  null,
  ['09:00', '15:00'],
]
// A Saturday.
const rules = { hours, mostVisitors: 20, today: '2026-11-21' }

test.each([
  ['2026-11-20', 'sudah lewat'],
  ['2026-11-21', 'paling cepat besok, Minggu, 22 November 2026'],
  ['2026-11-22', 'pada hari Minggu'],
  ['2026-11-23', undefined],
  ['2026-11-27', 'pada hari Jumat'],
  ['2027-02-18', undefined],
  ['2027-02-20', 'Paling jauh 90 hari ke depan, yaitu Jumat, 19 Februari 2027'],
  ['2027-02-19', 'pada hari Jumat'],
  ['2036-11-24', 'Paling jauh 90 hari'],
])('a visit on %s: %s', (date, words) => {
  const { date: problem } = visitProblems({ date, people: 3 }, rules)
  if (words === undefined) expect(problem).toBeUndefined()
  else expect(problem).toContain(words)
})

test('a group as large as the dormitory takes may come, one more may not', () => {
  const date = '2026-11-24'
  expect(visitProblems({ date, people: 20 }, rules)).toEqual({})
  expect(visitProblems({ date, people: 21 }, rules).people).toContain('paling banyak 20 orang')
})

test('tomorrow is the first day, over the end of a year too', () => {
  expect(visitDays('2026-12-31')).toEqual({ first: '2027-01-01', last: '2027-03-31' })
})

test.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['21-11-2026', false],
  ['2026-11-21T00:00', false],
  ['', false],
])('%j is a date: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test('the week is told from Monday, equal days joined, in the time of the province', () => {
  expect(weekRows(hours, 'papua')).toEqual([
    ['Senin–Kamis', '13.00–16.30 WIT'],
    ['Jumat', 'Tutup'],
    ['Sabtu', '09.00–15.00 WIT'],
    ['Minggu', 'Tutup'],
  ])
  expect(weekRows(Array(7).fill(null), 'bali')).toEqual([['Senin–Minggu', 'Tutup']])
  expect(hoursOn(hours, '2026-11-21')).toEqual(['09:00', '15:00'])
  expect(hoursOn(hours, '2026-11-22')).toBeNull()
})

test('a date is written as it is said', () => {
  expect(dateWords('2026-11-24')).toBe('Selasa, 24 November 2026')
})
