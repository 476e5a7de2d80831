import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatDay, timeAgo } from './dates.ts'

test('dates and times are written the Indonesian way, in WIB', () => {
  expect(formatDateTime('2026-03-12T07:05:00Z')).toBe('12 Maret 2026, 14.05 WIB')
  expect(formatDay('2026-11-21T03:00:00Z')).toBe('Sabtu, 21 November 2026')
})

test('the day changes at midnight of Jakarta, not of London', () => {
  expect(formatDate('2026-08-16T16:59:59Z')).toBe('16 Agustus 2026')
  expect(formatDateTime('2026-08-16T17:00:00Z')).toBe('17 Agustus 2026, 00.00 WIB')
})

const now = '2026-11-21T03:00:00Z'

test.each([
  ['2026-11-21T03:00:30Z', 'baru saja'],
  ['2026-11-21T02:59:30Z', 'baru saja'],
  ['2026-11-21T02:55:00Z', '5 menit lalu'],
  ['2026-11-21T00:59:00Z', '2 jam lalu'],
  ['2026-11-20T03:00:00Z', 'kemarin'],
  ['2026-11-18T20:00:00Z', '2 hari lalu'],
  ['2026-10-23T03:00:00Z', '29 hari lalu'],
  ['2026-10-01T03:00:00Z', '1 Oktober 2026'],
])('%s was %s', (moment, words) => {
  expect(timeAgo(moment, now)).toBe(words)
})
