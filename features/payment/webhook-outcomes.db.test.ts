import { expect, test } from 'vitest'
import type { SandboxAction } from '#platform/outside/sandbox/sandbox-simulator.server.ts'
import type { TestCtx } from '#tests/context.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import { newestCharge } from '#features/charge/queries.server.ts'
import { settleCharge } from './settle-payment.server.ts'

/** What is stored beside the webhooks of these acts, in their order. */
async function outcomesOf(ctx: TestCtx, acts: SandboxAction[]) {
  const { donationId, charge } = await aCharge(ctx)
  for (const act of acts) {
    await ctx.sandbox.drive(donationId, act)
    await runJobs(ctx)
    ctx.clock.advance({ seconds: 1 })
  }
  const events = await ctx.db
    .selectFrom('payment_event')
    .select(['reference', 'outcome'])
    .orderBy('received_at')
    .execute()
  expect(new Set(events.map(({ reference }) => reference))).toEqual(new Set([charge.reference]))
  return events.map(({ outcome }) => outcome)
}

test.each<[SandboxAction[], string[]]>([
  [['pay'], ['gift']],
  [
    ['pay', 'pay'],
    ['gift', 'double'],
  ],
  [['pay-wrong'], ['wrong_amount']],
  [['expire'], ['expired']],
  [
    ['pay', 'reverse'],
    ['gift', 'reversed'],
  ],
])('beside each webhook stands what became of it: %j', async (acts, outcomes) => {
  const ctx = await payingContext()
  expect(await outcomesOf(ctx, acts)).toEqual(outcomes)
})

test('a payment that goes well is no warning and no fault to anybody', async () => {
  const ctx = await payingContext()
  await outcomesOf(ctx, ['pay'])
  expect(ctx.logged.filter(({ level }) => level !== 'info')).toEqual([])
})

test('a look that finds what is known says so, and not the state again', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  const look = async () => {
    const newest = (await newestCharge(ctx.db, charge.donation_id)) ?? charge
    return (await settleCharge(ctx, newest)).outcome
  }
  expect(await look()).toBe('nothing new')
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  expect(await look()).toBe('nothing new')
})
