import { expect, test } from 'vitest'
import { calendarMonths } from './months.server.ts'
import { ramadanState } from './ramadan.server.ts'

const months = calendarMonths(new Map())

test.each([
  ['2026-11-21', { phase: 'before', daysLeft: 79, dayNumber: 0 }],
  ['2027-02-07', { phase: 'before', daysLeft: 1 }],
  ['2027-02-08', { phase: 'during', daysLeft: 0, dayNumber: 1 }],
  ['2027-03-09', { phase: 'during', dayNumber: 30 }],
  ['2027-03-10', { phase: 'after', dayNumber: 1 }],
  ['2027-04-07', { phase: 'after', dayNumber: 29 }],
  ['2027-04-08', { phase: 'before', dayNumber: 0 }],
])('%s stands at %j', (today, expected) => {
  expect(ramadanState(months, today)).toMatchObject(expected)
})

test('before Ramadan and in it the same Ramadan is shown, after it the next', () => {
  const years = ['2027-01-01', '2027-02-20', '2027-03-20', '2027-06-10'].map(
    (today) => ramadanState(months, today).ramadan,
  )
  expect(years.map(({ year, firstDay }) => `${year} ${firstDay}`)).toEqual([
    '1448 2027-02-08',
    '1448 2027-02-08',
    '1449 2028-01-28',
    '1449 2028-01-28',
  ])
})

test('after Ramadan the Syawal is the one that is', () => {
  expect(ramadanState(months, '2027-03-15').syawal).toMatchObject({ year: 1448 })
  expect(ramadanState(months, '2027-03-05').syawal).toMatchObject({ year: 1448, isEstimate: true })
})

test('the 21st night begins at Magrib of the 20th day; a Ramadan of 29 days has its 29th night', () => {
  const { oddNights, ramadan } = ramadanState(months, '2027-02-08')
  expect(ramadan.firstDay).toBe('2027-02-08')
  expect(oddNights[0]).toEqual({ number: 21, evening: '2027-02-27' })
  expect(oddNights.map(({ number }) => number)).toEqual([21, 23, 25, 27, 29])
})
