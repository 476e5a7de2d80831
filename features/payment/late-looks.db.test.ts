import { expect, test } from 'vitest'
import type { TestCtx } from '#tests/context.ts'
import { aCharge, payingContext, runJobs, stateOf } from '#tests/money/payments.ts'
import { settlePayment } from './settle-payment.server.ts'

/** The looks at the provider that are still to come. */
const furtherLooks = (ctx: TestCtx) =>
  ctx.db
    .selectFrom('job')
    .select('run_at')
    .where('name', '=', 'payment.settle')
    .where('done_at', 'is', null)
    .execute()

test('F5 money in time is not looked at again a day later', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  expect(await furtherLooks(ctx)).toEqual([])
})

test.each([
  ['accepted', 'paid', {}],
  ['kept as titipan', 'failed', { endsAt: new Date('2026-06-16T03:00:00Z') }],
])(
  'F5 late money that is %s is looked at once more a day later, and only once',
  async (_, status, campaign) => {
    const ctx = await payingContext({ now: new Date('2026-06-15T03:00:00Z') })
    const { donationId, charge } = await aCharge(ctx, { campaign })
    ctx.clock.advance({ days: 2 })
    await ctx.sandbox.drive(donationId, 'pay-late')
    await runJobs(ctx)
    expect(await stateOf(ctx, donationId)).toMatchObject({ charges: status })
    const [look, ...more] = await furtherLooks(ctx)
    expect(look?.run_at).toEqual(new Date(ctx.now().getTime() + 24 * 3_600_000))
    expect(more).toEqual([])
    ctx.clock.advance({ days: 1 })
    await runJobs(ctx)
    await settlePayment(ctx, { reference: charge.reference, isLast: true })
    expect(await furtherLooks(ctx)).toEqual([])
  },
)

test('F5 a code that ran out unpaid is not looked at once more by this', async () => {
  const ctx = await payingContext()
  const { charge } = await aCharge(ctx)
  ctx.clock.advance({ days: 2 })
  await settlePayment(ctx, { reference: charge.reference })
  expect(await furtherLooks(ctx)).toEqual([])
})
