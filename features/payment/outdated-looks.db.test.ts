import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import type { PaymentGateway, ProviderCharge } from '#platform/outside/payment/payment-gateway.ts'
import type { TestCtx } from '#tests/context.ts'
import { aCharge, aDonation, booksOf, payingContext, stateOf } from '#tests/money/payments.ts'
import { isOurReference } from '#features/charge/ask-provider.server.ts'
import { closeCodeJob } from '#features/charge/close-code.server.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { settlePayment } from './settle-payment.server.ts'

const withGateway = (ctx: TestCtx, over: Partial<PaymentGateway>) => ({
  ...ctx,
  gateway: { ...ctx.gateway, ...over },
})

/** What the provider answers, changed. */
const telling = (ctx: TestCtx, change: Partial<ProviderCharge>) =>
  withGateway(ctx, {
    find: async (by) => {
      const told = await ctx.gateway.find(by)
      return told.kind === 'found' ? { ...told, charge: { ...told.charge, ...change } } : told
    },
  })

test('a look that began before the second payment takes nothing back, and one that tells the same changes nothing', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  const { reference } = charge
  for (const act of ['pay-silent', 'pay-silent'] as const) await ctx.sandbox.drive(donationId, act)
  const both = { payments: ['p-1', 'p-2'], paidAmount: rupiah(100_000), captures: 2 }
  const first = { payments: ['p-1'], paidAmount: rupiah(50_000), captures: 1 }
  const books = { received: 100_000, given: 50_000, kept: 50_000 }
  for (const told of [both, first, both]) {
    await settlePayment(telling(ctx, told), { reference })
    expect(await booksOf(ctx)).toEqual(books)
  }
  expect(ctx.logged).not.toContainEqual(expect.objectContaining({ event: 'payment.less' }))
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid', charges: 'paid' })
  const row = ctx.db.selectFrom('charge').select('payments')
  expect(await row.execute()).toEqual([{ payments: ['p-1', 'p-2'] }])
})

test('a code that ran out and cannot be closed is not shown again, nor is another made', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  ctx.clock.set(charge.expires_at)
  const outdated = telling(ctx, { status: 'pending' })
  const silent = withGateway(outdated, { cancel: async () => 'unknown' })
  const again = openCharge(silent, { donationId, method: 'va', channel: 'bca' })
  await expect(again).rejects.toMatchObject({ code: 'payment/earlier-charge-unclear' })
  expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'pending' })
})

test('a code that was lost on its way and is told by the next look stays', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  await ctx.db.updateTable('charge').set({ instruction: null }).execute()
  const again = await openCharge(ctx, { donationId, method: 'va', channel: 'bca' })
  expect(again).toMatchObject({ id: charge.id, instruction: charge.instruction })
})

test('the code of a donation that waits for money is left open', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  await closeCodeJob.run(ctx, { donationId: charge.donation_id })
  expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'pending' })
})

test('only a public id with the number of an attempt is a reference of ours', async () => {
  const ctx = await payingContext()
  const id = await aDonation(ctx)
  for (const ours of ['-1', '-12', '-99999']) expect(isOurReference(`${id}${ours}`)).toBe(true)
  for (const other of ['', '-', '-0', '-01', '-x', '-1x', '-123456'])
    expect(isOurReference(`${id}${other}`)).toBe(false)
  expect(isOurReference('INV-1')).toBe(false)
})
