import { expect, test } from 'vitest'
import { aCharge, booksOf, payingContext, runJobs, stateOf } from '#tests/payments.ts'
import type { TestCtx } from '#tests/context.ts'
import { pollClosedSchedule, pollOpenSchedule } from './poll.server.ts'

async function poll(ctx: TestCtx): Promise<void> {
  await pollOpenSchedule.run(ctx)
  await pollClosedSchedule.run(ctx)
  await runJobs(ctx)
}

const waiting = (ctx: TestCtx) =>
  ctx.db.selectFrom('job').where('done_at', 'is', null).selectAll().execute()

test('F11 a payment whose webhook never came is found within five minutes', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-silent')
  ctx.clock.advance({ minutes: 4 })
  await poll(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'pending' })
  ctx.clock.advance({ minutes: 1 })
  await poll(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid', charges: 'paid' })
})

test('what is over is closed by the provider’s word, and its donation with it', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx, { method: 'qris', channel: 'qris' })
  ctx.clock.advance({ minutes: 30 })
  await poll(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'expired', charges: 'expired' })
})

test('a code whose time is over here but not at the provider stays open', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx, { method: 'qris', channel: 'qris' })
  const expires_at = new Date(charge.expires_at.getTime() + 600_000)
  await ctx.db.updateTable('sandbox_charge').set({ expires_at }).execute()
  ctx.clock.advance({ minutes: 31 })
  await poll(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'pending' })
})

test('F11 money that came silently after the end is found an hour later', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx, { method: 'qris', channel: 'qris' })
  ctx.clock.advance({ minutes: 30 })
  await poll(ctx)
  const late = { status: 'paid' as const, paid_amount: charge.amount, captures: 1 }
  await ctx.db
    .updateTable('sandbox_charge')
    .set({ ...late, paid_at: ctx.now() })
    .execute()
  ctx.clock.advance({ minutes: 59 })
  await poll(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'expired' })
  ctx.clock.advance({ minutes: 1 })
  await poll(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid' })
})

test('a look that was missed while the server was down is made up for', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx, { method: 'qris', channel: 'qris' })
  await ctx.sandbox.drive(donationId, 'expire')
  await runJobs(ctx)
  await ctx.sandbox.drive(donationId, 'pay-silent')
  ctx.clock.advance({ days: 9 })
  await poll(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid', isLate: true })
})

test('F3 a charge left behind by a process that died while asking gets its code', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.db
    .updateTable('charge')
    .set({ status: 'creating', provider_id: null, instruction: null })
    .execute()
  ctx.clock.advance({ seconds: 31 })
  await poll(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'pending' })
  expect(await ctx.sandbox.charges(10)).toHaveLength(1)
})

test('a question the provider never got, and whose time is over, is closed', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.db.updateTable('charge').set({ status: 'unknown', provider_id: null }).execute()
  await ctx.db.deleteFrom('sandbox_charge').execute()
  ctx.clock.advance({ days: 2 })
  await poll(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'expired' })
})

test('two processes that poll at once ask once', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-silent')
  ctx.clock.advance({ minutes: 6 })
  await Promise.all([pollOpenSchedule.run(ctx), pollOpenSchedule.run(ctx)])
  expect(await waiting(ctx)).toHaveLength(1)
  await runJobs(ctx)
  expect(await booksOf(ctx)).toEqual({ received: 50_000, given: 50_000, kept: 0 })
})

test('F11 a second payment without a webhook is found also when the first came days after the end', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx, { method: 'qris', channel: 'qris' })
  ctx.clock.advance({ days: 4 })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  await ctx.sandbox.drive(donationId, 'pay-silent')
  await poll(ctx)
  expect(await booksOf(ctx)).toMatchObject({ given: charge.amount, kept: 0 })

  ctx.clock.advance({ days: 1 })
  await poll(ctx)
  expect(await booksOf(ctx)).toMatchObject({ given: charge.amount, kept: charge.amount })
})
