import { expect, test } from 'vitest'
import {
  addDays,
  localTimeOf,
  DAY_MS,
  dayNumberOf,
  dayOf,
  formatDate,
  formatDateTime,
  formatDay,
  formatTime,
  isDay,
  momentAt,
  startOfDay,
  startOfDayNumber,
  startOfYear,
  yearOf,
} from './jakarta.ts'

test.each([
  ['2026-08-16T16:59:59.999Z', '2026-08-16', '2026-08-16 23:59:59', 2026],
  ['2026-08-16T17:00:00.000Z', '2026-08-17', '2026-08-17 00:00:00', 2026],
  ['2026-12-31T16:59:59.999Z', '2026-12-31', '2026-12-31 23:59:59', 2026],
  ['2026-12-31T17:00:00.000Z', '2027-01-01', '2027-01-01 00:00:00', 2027],
  ['2028-02-28T17:00:00.000Z', '2028-02-29', '2028-02-29 00:00:00', 2028],
])('at %s it is the day %s, the clock says %s, the year is %i', (moment, day, clock, year) => {
  expect(dayOf(new Date(moment))).toBe(day)
  expect(localTimeOf(new Date(moment))).toBe(clock)
  expect(yearOf(new Date(moment))).toBe(year)
})

test('a day and a year begin at midnight of Jakarta', () => {
  expect(startOfDay('2027-01-01')).toEqual(new Date('2026-12-31T17:00:00Z'))
  expect(startOfYear(2027)).toEqual(startOfDay('2027-01-01'))
  expect(momentAt('2026-03-21', '05:30:00')).toEqual(new Date('2026-03-20T22:30:00Z'))
  expect(momentAt('2026-03-21', '05:30')).toEqual(momentAt('2026-03-21', '05:30:00'))
})

test.each(['2026-02-30', '2026-13-01', '2026-1-1', '26-01-01', '', '2026-01-01T00:00'])(
  '%j is no day',
  (text) => {
    expect(isDay(text)).toBe(false)
    expect(() => startOfDay(text)).toThrow(RangeError)
  },
)

test('days are counted over months, leap days and years', () => {
  expect(isDay('2028-02-29')).toBe(true)
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  const first = dayNumberOf('2026-12-31T16:59:59Z')
  expect(dayNumberOf('2026-12-31T17:00:00Z')).toBe(first + 1)
  expect(startOfDayNumber(first + 1)).toEqual(startOfDay('2027-01-01'))
})

test('dates and times are written the Indonesian way, in WIB', () => {
  expect(formatDateTime('2026-03-12T07:05:00Z')).toBe('12 Maret 2026, 14.05 WIB')
  expect(formatDay('2026-11-21T03:00:00Z')).toBe('Sabtu, 21 November 2026')
  expect(formatDate('2026-08-16T16:59:59Z')).toBe('16 Agustus 2026')
  expect(formatDateTime('2026-08-16T17:00:00Z')).toBe('17 Agustus 2026, 00.00 WIB')
})

test('the words are those of the id-ID locale in the zone Asia/Jakarta, on every day of four years', () => {
  const zone = { timeZone: 'Asia/Jakarta' } as const
  const date = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', ...zone })
  const time = new Intl.DateTimeFormat('id-ID', { timeStyle: 'short', ...zone })
  const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  const day = new Intl.DateTimeFormat('id-ID', { ...long, ...zone })
  const clock = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    ...zone,
  })
  const first = Date.parse('2025-12-31T16:59:00Z')
  for (let index = 0; index < 4 * 366; index++) {
    const moment = new Date(first + index * (DAY_MS + 61_000))
    expect(formatDate(moment)).toBe(date.format(moment))
    expect(formatTime(moment)).toBe(`${time.format(moment)} WIB`)
    expect(formatDay(moment)).toBe(day.format(moment))
    expect(localTimeOf(moment)).toBe(clock.format(moment))
  }
})
