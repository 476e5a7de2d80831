import { expect, test } from 'vitest'
import { addDays, dayOf } from '#platform/time/jakarta.ts'
import { aCharge } from '#tests/money/payments.ts'
import { csvOf, readPayout, reported } from '#tests/money/payout-reports.ts'
import { midtransWith, world, xenditWith } from '#tests/money/provider-world.ts'
import { compareBalance } from './compare-balance.server.ts'

const WITHHELD = 4_440

async function paidTwice() {
  const opened = await world('midtrans', midtransWith({ withheld: WITHHELD }))
  const { ctx, fake, arrive, later } = opened
  const first = dayOf(ctx.now())
  const { charge: one } = await aCharge(ctx, { method: 'va' })
  await arrive(fake.pay(one.reference))
  later({ days: 1 })
  const { charge: two } = await aCharge(ctx, { method: 'va' })
  await arrive(fake.pay(two.reference))
  later({ days: 1 })
  return { ...opened, first, references: [one.reference, two.reference] }
}

test('what Midtrans holds stands beside our 1130 of the same moments, and the fees are what is left', async () => {
  const { ctx, first } = await paidTwice()
  const second = addDays(first, 1)
  const told = await compareBalance(ctx, { from: second, to: second })
  expect(told).toMatchObject({
    kind: 'told',
    opening: { here: 50_000, there: { overall: (50_000 - WITHHELD) * 100 } },
    closing: {
      here: 100_000,
      there: { overall: (100_000 - 2 * WITHHELD) * 100 },
      differenceSen: 2 * WITHHELD * 100,
    },
    known: { reports: 0, refunds: 0 },
  })
  expect(await compareBalance(ctx, { from: first, to: first })).toMatchObject({
    opening: { here: 0, there: { overall: 0 }, differenceSen: 0 },
    closing: { here: 50_000 },
  })
})

test('a report that nobody has booked explains what left the provider and not our books', async () => {
  const { ctx, later, references } = await paidTwice()
  const today = dayOf(ctx.now())
  const bytes = await csvOf(references.map((reference) => reported(reference)))
  await readPayout(ctx, { provider: 'midtrans', bytes, by: ctx.newId() })
  later({ days: 1 })
  const reportsUntil = async (day: string) => {
    const told = await compareBalance(ctx, { from: day, to: day })
    return told?.kind === 'told' ? told.known.reports : told
  }
  expect([await reportsUntil(addDays(today, -1)), await reportsUntil(today)]).toEqual([0, 100_000])
})

test('a day that is not over, and days in the wrong order, are not asked for', async () => {
  const { ctx, first, fake } = await paidTwice()
  const before = fake.asked.length
  const today = dayOf(ctx.now())
  expect(await compareBalance(ctx, { from: first, to: today })).toEqual({ kind: 'days' })
  const back = { from: addDays(first, 1), to: first }
  expect(await compareBalance(ctx, back)).toEqual({ kind: 'days' })
  expect(fake.asked).toHaveLength(before)
})

test('a provider without such a call is not compared', async () => {
  const { ctx } = await world('xendit', xenditWith())
  const day = addDays(dayOf(ctx.now()), -1)
  expect(await compareBalance(ctx, { from: day, to: day })).toBeUndefined()
})
