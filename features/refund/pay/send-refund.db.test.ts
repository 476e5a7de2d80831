import { expect, test } from 'vitest'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { PaymentGateway } from '#platform/outside/payment/payment-gateway.ts'
import type { TestCtx } from '#tests/context.ts'
import {
  aCharge,
  aSettledDonation,
  booksOf,
  payingContext,
  runJobs,
  stateOf,
} from '#tests/money/payments.ts'
import { aBank } from '#tests/money/refunds.ts'
import { failRefund, startRefund } from './pay-refund.server.ts'
import { changePayer, decideRefund, draftRefund } from '../refund-decision.server.ts'
import type { RefundKey } from '../refund-rows.server.ts'
import { sendRefund, sendRefundJob } from './send-refund.server.ts'

/** A paid donation whose refund two people approved. */
async function anApprovedRefund(ctx: TestCtx) {
  const { donationId, charge } = await aCharge(ctx)
  await ctx.sandbox.drive(charge.reference, 'pay')
  await runJobs(ctx)
  const asked = { publicId: donationId, reason: 'donor_request' as const, note: 'salah transfer' }
  const refund = await draftRefund(ctx, { ...asked, by: ctx.newId() })
  await decideRefund(ctx, refund, { by: ctx.newId(), isApproved: true })
  return { donationId, refund, key: refund.id }
}

const refundsAtProvider = (ctx: TestCtx) =>
  ctx.db.selectFrom('sandbox_refund').select(['key', 'amount']).execute()
const statusOf = async (ctx: TestCtx, key: string) =>
  (await ctx.db.selectFrom('refund').select('status').where('id', '=', key).executeTakeFirst())
    ?.status

test('an approved refund goes back through the provider and is booked once', async () => {
  const ctx = await payingContext()
  const { donationId, refund, key } = await anApprovedRefund(ctx)
  await sendRefund(ctx, refund)
  await sendRefund(ctx, refund)
  await runJobs(ctx)
  expect(await refundsAtProvider(ctx)).toEqual([{ key, amount: 50_000 }])
  expect(await statusOf(ctx, key)).toBe('paid')
  expect(await stateOf(ctx, donationId)).toMatchObject({
    donation: 'refunded',
    charges: 'refunded',
  })
  expect(await booksOf(ctx)).toMatchObject({ received: 0, kept: 0 })
})

test('a job that comes again asks for nothing that is through, and for nothing that our bank sends', async () => {
  const ctx = await payingContext()
  const again = async ({ donation_id: donationId, id: refundId }: RefundKey) => {
    const payload = { donationId, refundId, looks: 0 }
    await enqueue(ctx.db, sendRefundJob, { payload, now: ctx.now() })
    await runJobs(ctx)
  }
  const through = await anApprovedRefund(ctx)
  await sendRefund(ctx, through.refund)
  await runJobs(ctx)
  await again(through.refund)
  expect(await refundsAtProvider(ctx)).toEqual([{ key: through.key, amount: 50_000 }])

  await aSettledDonation(ctx)
  const byBank = await anApprovedRefund(ctx)
  await changePayer(ctx, byBank.refund, await aBank(ctx))
  await startRefund(ctx, byBank.refund)
  await again(byBank.refund)
  expect(await refundsAtProvider(ctx)).toHaveLength(1)
  expect(await statusOf(ctx, byBank.key)).toBe('sent')
  const failed = ctx.logged.filter(({ event }) => event === 'job.failed')
  expect(failed).toEqual([])
})

test('F18 a refund whose answer got lost stays open, and asking with its own key finds it made once', async () => {
  const ctx = await payingContext()
  const { donationId, refund, key } = await anApprovedRefund(ctx)
  await ctx.sandbox.drive('-', 'timeout-next')
  await sendRefund(ctx, refund)
  await runJobs(ctx)
  expect(await refundsAtProvider(ctx)).toHaveLength(1)
  expect(await statusOf(ctx, key)).toBe('sent')
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'refund_sent' })

  ctx.clock.advance({ seconds: 3 })
  await runJobs(ctx)
  expect(await refundsAtProvider(ctx)).toEqual([{ key, amount: 50_000 }])
  expect(await statusOf(ctx, key)).toBe('paid')
  expect(await booksOf(ctx)).toMatchObject({ received: 0 })
})

test('F18 a refund the provider takes its time for is asked about until it is through', async () => {
  const answers = ['pending', 'pending', 'refunded'] as const
  const keys: string[] = []
  const ctx = await payingContext()
  const refund: PaymentGateway['refund'] = async (order) => {
    keys.push(order.key)
    return { kind: answers[keys.length - 1] ?? 'refunded' }
  }
  const slow: TestCtx = { ...ctx, gateway: { ...ctx.gateway, refund } }
  const approved = await anApprovedRefund(ctx)
  await sendRefund(slow, approved.refund)
  await runJobs(slow)
  expect(await statusOf(ctx, approved.key)).toBe('sent')
  ctx.clock.advance({ hours: 1 })
  await runJobs(slow)
  ctx.clock.advance({ hours: 2 })
  await runJobs(slow)
  expect(keys).toEqual([approved.key, approved.key, approved.key])
  expect(await statusOf(ctx, approved.key)).toBe('paid')
})

test('a refund that takes for days is asked about every twelve hours, and no more seldom', async () => {
  const ctx = await payingContext()
  const refund: PaymentGateway['refund'] = async () => ({ kind: 'pending' })
  const slow: TestCtx = { ...ctx, gateway: { ...ctx.gateway, refund } }
  const approved = await anApprovedRefund(ctx)
  await sendRefund(slow, approved.refund)
  const due: number[] = []
  for (let looks = 1; looks <= 14; looks += 1) {
    await runJobs(slow)
    const { run_at } = await ctx.db
      .selectFrom('job')
      .select('run_at')
      .where('name', '=', sendRefundJob.name)
      .where('done_at', 'is', null)
      .executeTakeFirstOrThrow()
    due.push((run_at.getTime() - ctx.now().getTime()) / 3_600_000)
    ctx.clock.set(run_at)
  }
  expect(due).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12, 12])
})

test('a refund the provider refuses waits for another way, and is logged', async () => {
  const ctx = await payingContext()
  const refund: PaymentGateway['refund'] = async () => ({ kind: 'rejected', code: 'NOT_THIS_BANK' })
  const refusing: TestCtx = { ...ctx, gateway: { ...ctx.gateway, refund } }
  const approved = await anApprovedRefund(ctx)
  await sendRefund(refusing, approved.refund)
  await runJobs(refusing)
  expect(await statusOf(ctx, approved.key)).toBe('failed')
  expect(await stateOf(ctx, approved.donationId)).toMatchObject({ donation: 'refund_pending' })
  expect(ctx.logged.find(({ event }) => event === 'payment.refund-refused')).toMatchObject({
    code: 'NOT_THIS_BANK',
  })
  // Asked once more, the provider may send it.
  await sendRefund(ctx, approved.refund)
  await runJobs(ctx)
  expect(await statusOf(ctx, approved.key)).toBe('paid')
})

test('a refund that is sent again while its first job is about to end has a job of its own', async () => {
  const ctx = await payingContext()
  const { refund } = await anApprovedRefund(ctx)
  const waiting = async () => {
    const jobs = ctx.db.selectFrom('job').select('id').where('name', '=', sendRefundJob.name)
    return (await jobs.where('done_at', 'is', null).execute()).length
  }
  await sendRefund(ctx, refund)
  await failRefund(ctx, refund, { failure: 'NOT_THIS_BANK' })
  expect(await waiting()).toBe(1)
  await sendRefund(ctx, refund)
  expect(await waiting()).toBe(2)
})

test('a refund that failed is not asked for again by a job that comes late', async () => {
  const ctx = await payingContext()
  const { refund, key } = await anApprovedRefund(ctx)
  await sendRefund(ctx, refund)
  await failRefund(ctx, refund, { failure: 'NOT_THIS_BANK' })
  await runJobs(ctx)
  expect(await refundsAtProvider(ctx)).toEqual([])
  expect(await statusOf(ctx, key)).toBe('failed')
})

test('only an approved refund of a gift that came through this provider can be sent', async () => {
  const ctx = await payingContext()
  const { refund } = await anApprovedRefund(ctx)
  const without: TestCtx = { ...ctx, gateway: { ...ctx.gateway, provider: 'xendit' } }
  await expect(sendRefund(without, refund)).rejects.toMatchObject({
    code: 'payment/refund-not-sendable',
  })
  const unknown = { ...refund, id: ctx.newId() }
  await expect(sendRefund(ctx, unknown)).rejects.toMatchObject({ status: 409 })
})
