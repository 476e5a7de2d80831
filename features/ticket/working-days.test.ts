import { expect, test } from 'vitest'
import { workingDaysAfter } from './working-days.ts'

// 2026-11-16 is a Monday.
test.each([
  ['a Monday morning', '2026-11-16T09:00:00+07:00', 1, '2026-11-17T16:00:00+07:00'],
  ['a Monday just before the end', '2026-11-16T16:00:00+07:00', 1, '2026-11-17T16:00:00+07:00'],
  ['a Monday after the end', '2026-11-16T16:00:01+07:00', 1, '2026-11-18T16:00:00+07:00'],
  ['a Friday morning', '2026-11-20T09:00:00+07:00', 1, '2026-11-23T16:00:00+07:00'],
  ['a Friday evening', '2026-11-20T20:00:00+07:00', 1, '2026-11-24T16:00:00+07:00'],
  ['a Saturday', '2026-11-21T09:00:00+07:00', 1, '2026-11-24T16:00:00+07:00'],
  ['a Sunday, just before midnight', '2026-11-22T23:59:59+07:00', 1, '2026-11-24T16:00:00+07:00'],
  [
    'a day in Jakarta that is the day before in UTC',
    '2026-11-23T00:30:00+07:00',
    1,
    '2026-11-24T16:00:00+07:00',
  ],
  ['three days over a weekend', '2026-11-19T09:00:00+07:00', 3, '2026-11-24T16:00:00+07:00'],
])('of %s', (_name, moment, days, due) => {
  expect(workingDaysAfter(new Date(moment), days)).toEqual(new Date(due))
})

test('a holiday is no working day, wherever it lies', () => {
  const holidays = new Set(['2026-12-24', '2026-12-25', '2027-01-01'])
  const due = (moment: string) => workingDaysAfter(new Date(moment), 1, holidays)
  expect(due('2026-12-23T09:00:00+07:00')).toEqual(new Date('2026-12-28T16:00:00+07:00'))
  expect(due('2026-12-25T09:00:00+07:00')).toEqual(new Date('2026-12-29T16:00:00+07:00'))
  expect(due('2026-12-31T17:00:00+07:00')).toEqual(new Date('2027-01-05T16:00:00+07:00'))
})
