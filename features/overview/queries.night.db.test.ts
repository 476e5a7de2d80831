import { expect, test } from 'vitest'
import { takeAmilShare } from '#features/books/amil-share.server.ts'
import { recordCheck } from '#features/verification/record-check.server.ts'
import { INSTITUTION_DOCUMENT } from '#features/verification/verification.ts'
import { DAY_MS, dayOf } from '#platform/time/jakarta.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aCharge, aSettledDonation, payingContext, runJobs } from '#tests/money/payments.ts'
import { agreePolicy, agreeShares } from '#tests/money/policies.ts'
import {
  amilUse,
  expiringChecks,
  formToPaid,
  incomeByChannel,
  incomeByDay,
  returnedSince,
  stuckPayments,
} from './queries.server.ts'
import { channelRest, daysUntil, percentOf, sumsByDay } from './overview.ts'

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

test('a fund without any policy has no basis, given to or not, and one campaign’s is not the fund’s', async () => {
  const ctx = await payingContext()
  const day = dayOf(ctx.now())
  const bases = async () => (await amilUse(ctx.db, day)).map(({ fund, basis }) => [fund, basis])
  const none = (await bases()).map(([fund]) => [fund, 'none'])
  expect(await bases()).toEqual(none)
  const { id: campaignId } = await makeCampaign(ctx, { slug: 'zakat', fund: 'Z' })
  await agreePolicy(ctx, { fund: 'Z', campaignId })
  await agreePolicy(ctx, { fund: 'IT' })
  expect(Object.fromEntries(await bases())).toEqual({ Z: 'some', IT: 'all', IU: 'none' })
})

test('today by fund and by channel end with one sum: what went back and what no channel brought is said', async () => {
  const ctx = await payingContext()
  const { donationId } = await aSettledDonation(ctx, { amount: 75_000 })
  await aSettledDonation(ctx, { amount: 50_000 })
  await ctx.sandbox.drive(donationId, 'reverse')
  await runJobs(ctx)
  const today = dayOf(ctx.now())
  const income = await incomeByDay(ctx.db, today)
  const channels = await incomeByChannel(ctx.db, today)
  const returned = await returnedSince(ctx.db, today)
  const rest = channelRest({ today, income, channels, returned })
  const paid = channels.reduce((sum, { amount }) => sum + amount, 0)
  expect(rest.total).toBe(sumsByDay([today], income)[0])
  expect(paid - rest.returned + rest.other).toBe(rest.total)
  expect(rest).toMatchObject({ returned: 75_000, total: 50_000 })
})

test('a share is told in whole percent, and of nothing it is 0', () => {
  expect([percentOf(1, 3), percentOf(3, 3), percentOf(1, 0)]).toEqual([33, 100, 0])
})

test('what is stuck is told: money without an owner, codes without an answer, unread messages', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-wrong')
  await runJobs(ctx)
  const kept = { suspense: 1, suspenseAmount: 49_999 }
  expect(await stuckPayments(ctx.db, ctx.now())).toMatchObject({
    unclear: 0,
    unsettled: 0,
    ...kept,
  })
  await aCharge(ctx)
  await ctx.db
    .updateTable('charge')
    .set({ status: 'unknown', updated_at: ctx.now() })
    .where('status', '=', 'pending')
    .execute()
  await ctx.db.updateTable('payment_event').set({ processed_at: null }).execute()
  // What has just come is no concern yet.
  expect(await stuckPayments(ctx.db, ctx.now())).toMatchObject({ unclear: 0, unsettled: 0 })
  ctx.clock.advance({ minutes: 6 })
  expect(await stuckPayments(ctx.db, ctx.now())).toMatchObject({ unclear: 0, unsettled: 1 })
  ctx.clock.advance({ minutes: 10 })
  expect(await stuckPayments(ctx.db, ctx.now())).toMatchObject({
    unclear: 1,
    unsettled: 1,
    ...kept,
  })
})

/** A document that two people looked at, valid for so many days. */
async function check(
  ctx: TestCtx,
  { documentId, kind, days }: { documentId: string; kind: string; days: number },
): Promise<void> {
  await recordCheck(
    ctx,
    {
      documentId,
      kind,
      hasPassed: true,
      checkedBy: 'Rina, bidang program',
      checkedAt: ctx.now(),
      evidence: 'Surat keputusan',
      validUntil: new Date(ctx.now().getTime() + days * DAY_MS),
    },
    { madeBy: ctx.newId(), decidedBy: ctx.newId() },
  )
  ctx.clock.advance({ minutes: 1 })
}

test('documents that run out are told before they do, each by its latest check', async () => {
  const ctx = await testContext()
  const { id: documentId, title } = await makeCampaign(ctx)
  await check(ctx, { documentId: INSTITUTION_DOCUMENT, kind: 'badan-hukum', days: 40 })
  await check(ctx, { documentId, kind: 'pelaksana', days: 20 })
  await check(ctx, { documentId, kind: 'kebutuhan', days: 90 })
  const told = async () =>
    (await expiringChecks(ctx.db, new Date(ctx.now().getTime() + 60 * DAY_MS))).map(
      ({ what, kind }) => [what, kind],
    )
  expect(await told()).toEqual([
    [title, 'pelaksana'],
    ['Lembaga', 'badan-hukum'],
  ])
  await check(ctx, { documentId, kind: 'pelaksana', days: 365 })
  expect(await told()).toEqual([['Lembaga', 'badan-hukum']])
  ctx.clock.advance({ days: 50 })
  expect(await told()).toEqual([
    ['Lembaga', 'badan-hukum'],
    [title, 'kebutuhan'],
  ])
})
