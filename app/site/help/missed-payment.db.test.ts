import { expect, test } from 'vitest'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { aDonation, payingContext, runJobs } from '#tests/money/payments.ts'
import { missedPaymentPage } from './missed-payment.server.ts'

test('the form knows the gift it is opened for, and says nothing of a number that is none', async () => {
  const ctx = await payingContext({ now: '2026-06-01T18:30:00Z' })
  const id = await aDonation(ctx, { amount: 75_000, operational: 5_000 })
  await openCharge(ctx, { donationId: id, method: 'va', channel: 'bca' })
  expect(await missedPaymentPage(ctx, id)).toMatchObject({
    today: '2026-06-02',
    prefilled: { donationNumber: id, amount: '80000', paidVia: 'BCA Virtual Account' },
    paidPath: undefined,
  })
  const unknown = { amount: '', paidVia: '' }
  for (const number of ['', '0'.repeat(26), '<script>'.repeat(50)]) {
    const page = await missedPaymentPage(ctx, number)
    expect(page).toMatchObject({ prefilled: unknown, paidPath: undefined })
    expect(page.prefilled.donationNumber.length).toBeLessThanOrEqual(40)
  }

  await ctx.sandbox.drive(id, 'pay')
  await runJobs(ctx)
  expect(await missedPaymentPage(ctx, id)).toMatchObject({ paidPath: `/payment/${id}` })
})
