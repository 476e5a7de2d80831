import { expect, test } from 'vitest'
import { workDaysAfter } from './box.ts'

test('Saturdays and Sundays are no days of a deposit', () => {
  const days = ['2026-06-12', '2026-06-15', '2026-06-11']
  expect(days.map((day) => workDaysAfter(day, 2))).toEqual([
    '2026-06-16',
    '2026-06-17',
    '2026-06-15',
  ])
})
