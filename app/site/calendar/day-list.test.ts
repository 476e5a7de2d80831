import { expect, test } from 'vitest'
import { calendarMonths } from '#features/calendar/months.server.ts'
import { dayIn } from '#features/calendar/queries.server.ts'
import { hijriWords } from './day-list.tsx'

const months = calendarMonths(new Map())

test.each([
  ['2026-12-25', 'sekitar 16 Rajab 1448 H'],
  ['2027-08-17', 'sekitar 14 Rabiulawal 1449 H'],
  ['2027-03-10', '1 Syawal 1448 H (perkiraan)'],
  ['2027-02-08', '1 Ramadan 1448 H (perkiraan)'],
  ['2026-11-22', '12 Jumadilakhir 1448 H'],
])('%s is %s, and its estimate is of the Hijri date alone', (day, words) => {
  expect(hijriWords(dayIn(months, day, '2026-11-22'))).toBe(words)
})
