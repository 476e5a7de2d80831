import { expect, test } from 'vitest'
import { takeAmilShare } from '#features/books/amil-share.server.ts'
import { dayOf } from '#platform/jakarta.ts'
import { aSettledDonation, payingContext } from '#tests/payments.ts'
import { agreeShares } from '#tests/policies.ts'
import {
  amilUse,
  expiringChecks,
  formToPaid,
  incomeByChannel,
  incomeByDay,
  stuckPayments,
} from './queries.server.ts'
import { daysUntil, percentOf, sumsByDay } from './overview.ts'

test('money of today stands by day, fund and channel, and yesterday counts for yesterday', async () => {
  const ctx = await payingContext()
  await aSettledDonation(ctx)
  const first = dayOf(ctx.now())
  ctx.clock.advance({ days: 1 })
  await aSettledDonation(ctx)
  const days = daysUntil(dayOf(ctx.now()), 3)
  const income = await incomeByDay(ctx.db, days[0] as string)
  expect(income.map(({ day, fund }) => [day, fund])).toEqual([
    [first, 'IT'],
    [days[2], 'IT'],
  ])
  const sums = sumsByDay(days, income)
  expect(sums[0]).toBe(0)
  expect(sums[1]).toBe(sums[2])
  const [channel, ...others] = await incomeByChannel(ctx.db, days[2] as string)
  expect(others).toEqual([])
  expect(channel).toMatchObject({ donations: 1, amount: sums[2] })
  expect(await formToPaid(ctx.db, new Date(ctx.now().getTime() - 3_600_000))).toEqual({
    forms: 1,
    withCode: 1,
    paid: 1,
  })
})

test('the amil stands against its cap, and nothing is stuck in quiet books', async () => {
  const ctx = await payingContext()
  await agreeShares(ctx)
  await aSettledDonation(ctx)
  await takeAmilShare(ctx, { fund: 'IT', period: '2026-06' })
  const it = (await amilUse(ctx.db, dayOf(ctx.now()))).find(({ fund }) => fund === 'IT')
  expect(it?.taken).toBe(it?.cap)
  expect(it?.cap).toBe(Math.floor(((it?.eligible ?? 0) * 200) / 1000))
  expect(await stuckPayments(ctx.db, ctx.now())).toEqual({
    unclear: 0,
    unsettled: 0,
    suspense: 0,
    suspenseAmount: 0,
  })
  expect(await expiringChecks(ctx.db, ctx.now())).toEqual([])
})

test('a share is told in whole percent, and of nothing it is 0', () => {
  expect([percentOf(1, 3), percentOf(3, 3), percentOf(1, 0)]).toEqual([33, 100, 0])
})
