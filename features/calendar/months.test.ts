import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#platform/time/jakarta.ts'
import { dayAt, dayNumber } from './day.ts'
import { OutsideCalendar } from './errors.ts'
import { monthAt, monthIndex } from './hijri.ts'
import { daysOf, calendarMonths } from './months.server.ts'

const calculated = calendarMonths(new Map())
const syawal1448 = monthIndex({ year: 1448, month: 10 })

test('each day of forty years is one day of one month, and comes back from it', () => {
  const from = dayNumber('2015-01-01')
  const days = fc.integer({ min: from, max: from + 40 * 365 }).map(dayAt)
  fc.assert(
    fc.property(days, (day) => {
      const date = calculated.dateOf(day)
      expect(addDays(calculated.firstDay(monthIndex(date)), date.day - 1)).toBe(day)
      const next = calculated.dateOf(addDays(day, 1))
      const isNext = monthIndex(next) === monthIndex(date) && next.day === date.day + 1
      const isNewMonth = monthIndex(next) === monthIndex(date) + 1 && next.day === 1
      expect(isNext || isNewMonth).toBe(true)
    }),
    { numRuns: 300, seed: 1448 },
  )
})

test('a decision wins, moves the months after it as little as the lengths allow, and is forgotten by them', () => {
  const firstDay = '2027-03-11'
  const months = calendarMonths(new Map([[syawal1448, { firstDay, source: 'isbat' as const }]]))
  expect(months.dateOf('2027-03-10')).toMatchObject({
    month: 9,
    day: months.lengthOf(syawal1448 - 1),
  })
  expect(months.dateOf('2027-03-11')).toEqual({ year: 1448, month: 10, day: 1 })
  expect(months.sourceOf(syawal1448)).toBe('isbat')
  expect(months.sourceOf(syawal1448 - 1)).toBe('hisab')
  for (let index = syawal1448; index < syawal1448 + 24; index++) {
    expect([29, 30]).toContain(months.lengthOf(index))
  }
  const later = syawal1448 + 12
  expect(months.firstDay(later)).toBe(calculated.firstDay(later))
})

test('any decision a day early or late leaves months of 29 or 30 days after it', () => {
  const index = fc.integer({
    min: monthIndex({ year: 1440, month: 1 }),
    max: monthIndex({ year: 1460, month: 12 }),
  })
  fc.assert(
    fc.property(index, fc.constantFrom(-1, 1), (at, shift) => {
      const firstDay = addDays(calculated.firstDay(at), shift)
      const months = calendarMonths(new Map([[at, { firstDay, source: 'hisab' as const }]]))
      for (let each = at; each < at + 12; each++) expect([29, 30]).toContain(months.lengthOf(each))
      expect(daysOf(months, at)[0]).toBe(firstDay)
    }),
    { numRuns: 60, seed: 1448 },
  )
})

test('the calendar has a first and a last day', () => {
  expect(calculated.dateOf('2010-12-07')).toEqual({ year: 1432, month: 1, day: 1 })
  expect(() => calculated.dateOf('2010-12-06')).toThrow(OutsideCalendar)
  const afterLast = calculated.firstDay(monthIndex({ year: 1501, month: 1 }))
  expect(calculated.dateOf(addDays(afterLast, -1))).toMatchObject({ year: 1500, month: 12 })
  expect(() => calculated.dateOf(afterLast)).toThrow(OutsideCalendar)
  expect(() => calculated.dateOf('0001-01-01')).toThrow(OutsideCalendar)
  expect(() => calculated.dateOf('9999-12-31')).toThrow(OutsideCalendar)
})

test('an index and its month are one', () => {
  expect(monthAt(monthIndex({ year: 1447, month: 12 }))).toEqual({ year: 1447, month: 12 })
  expect(monthIndex({ year: 1448, month: 1 }) - monthIndex({ year: 1447, month: 12 })).toBe(1)
})
