import { expect, test } from 'vitest'
import { createWebhooks } from '#server/api/webhooks.server.ts'
import { aDonation, payingContext } from '#tests/money/payments.ts'
import { testContext } from '#tests/context.ts'
import { aTransferBank } from '#tests/money/transfers.ts'
import { openCharge } from './open-charge.server.ts'
import { paymentScreen } from './payment-screen.server.ts'
import { pollClosedSchedule, pollOpenSchedule } from '#features/payment/poll.server.ts'

const env = { PAYMENT_PROVIDER: 'none', BANK_TRANSFER: 'on' }

test('without a provider a gift is transferred to the institution alone, and nothing else is offered or taken', async () => {
  const ctx = await testContext({ env })
  const bank = await aTransferBank(ctx)
  const donationId = await aDonation(ctx)
  const offers = (await paymentScreen(ctx, donationId))?.offers ?? []
  expect(offers.map(({ method, channel }) => [method, channel])).toEqual([['transfer', bank]])
  for (const [method, channel] of [
    ['qris', 'qris'],
    ['va', 'bca'],
    ['retail', 'alfamart'],
  ] as const)
    await expect(openCharge(ctx, { donationId, method, channel })).rejects.toThrow()
  const charge = await openCharge(ctx, { donationId, method: 'transfer', channel: bank })
  expect(charge).toMatchObject({ status: 'pending', provider: 'bank' })
  const hook = await createWebhooks(ctx).request('/webhooks/none', { method: 'POST', body: '{}' })
  expect(hook.status).toBe(404)
})

test('codes of an earlier provider stay as they are: nobody is asked about them', async () => {
  const before = await payingContext()
  const donationId = await aDonation(before)
  const { status } = await openCharge(before, { donationId, method: 'qris', channel: 'qris' })
  const ctx = await testContext({ sharing: before, env })
  ctx.clock.advance({ days: 2 })
  await pollOpenSchedule.run(ctx)
  await pollClosedSchedule.run(ctx)
  expect(
    await ctx.db.selectFrom('job').select('name').where('name', '=', 'payment.settle').execute(),
  ).toEqual([])
  const [charge] = await ctx.db.selectFrom('charge').select('status').execute()
  expect(charge?.status).toBe(status)
})
