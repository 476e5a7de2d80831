import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scheduleOf } from './instalments.ts'

test('a loan of 1,000,000 in three parts from 31 January, of which 400,000 came back', () => {
  const loan = { sum: 1_000_000, remaining: 600_000, firstDueOn: '2026-01-31', instalments: 3 }
  expect(scheduleOf(loan)).toEqual([
    { number: 1, dueOn: '2026-01-31', sum: 333_333, paid: 333_333, rest: 0 },
    { number: 2, dueOn: '2026-02-28', sum: 333_333, paid: 66_667, rest: 266_666 },
    { number: 3, dueOn: '2026-03-31', sum: 333_334, paid: 0, rest: 333_334 },
  ])
})

test('the parts are the loan, and their rests what remains of it', () => {
  const loans = fc
    .tuple(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 60 }), fc.nat(1000))
    .map(([sum, instalments, share]) => ({
      sum,
      instalments,
      remaining: Math.floor((sum * share) / 1000),
      firstDueOn: '2026-12-31',
    }))
  fc.assert(
    fc.property(loans, (loan) => {
      const parts = scheduleOf(loan)
      const whole = (pick: (part: (typeof parts)[number]) => number) =>
        parts.reduce((all, part) => all + pick(part), 0)
      expect(whole(({ sum }) => sum)).toBe(loan.sum)
      expect(whole(({ rest }) => rest)).toBe(loan.remaining)
      expect(parts.every(({ rest, paid }) => rest >= 0 && paid >= 0)).toBe(true)
    }),
  )
})
