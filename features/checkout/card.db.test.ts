import { expect, test } from 'vitest'
import { receiveWebhook } from '#features/payment/receive-webhook.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { aDonation, assertBooksHold, payingContext, runJobs } from '#tests/money/payments.ts'
import { midtransBench, xenditBench } from '#tests/fakes/benches.ts'
import { testContext } from '#tests/context.ts'
import { cancelDonation } from './cancel-donation.server.ts'
import { openCharge } from './open-charge.server.ts'
import { paymentScreen } from './payment-screen.server.ts'

test('cards are offered where the institution has switched them on, and a sum fits', async () => {
  const off = await payingContext()
  const on = await payingContext({ env: { CARDS: 'on' }, sharing: off })
  const donationId = await aDonation(off)
  const choice = { donationId, method: 'card', channel: 'card' } as const
  await expect(openCharge(off, choice)).rejects.toMatchObject({ code: 'payment/method-unknown' })
  const charge = await openCharge(on, choice)
  expect(charge.instruction).toMatchObject({ linkOpens: 'page' })
  expect(await paymentScreen(on, donationId)).toMatchObject({ screen: 'checkout-card' })
})

const providers = [
  ['xendit', xenditBench, 'https://xen.to/ps-'],
  ['midtrans', midtransBench, 'https://app.sandbox.midtrans.com/snap/v4/redirection/'],
] as const

test.each(providers)(
  'a card at %s is typed on its own page, is booked once, and closes as it documents',
  async (provider, open, page) => {
    const { gateway, fake } = await open()
    const ctx = await testContext({ gateway, env: { CARDS: 'on' } })
    const card = { method: 'card', channel: 'card' } as const
    const stays = await aDonation(ctx)
    const donationId = await aDonation(ctx, { donorName: 'Budi', amount: 75_000 })
    const other = await openCharge(ctx, { donationId: stays, ...card })
    const charge = await openCharge(ctx, { donationId, ...card })
    expect(charge.instruction?.link?.startsWith(page)).toBe(true)
    const sent = JSON.stringify(fake.asked.map(({ body }) => body))
    expect(sent).toContain(`http://amanah.test/checkout-card/${donationId}?kembali=1`)

    // Nobody has used the page yet: it waits, and a look changes nothing.
    const before = await gateway.find({
      reference: charge.reference,
      providerId: charge.provider_id,
      amount: charge.amount,
      expiresAt: charge.expires_at,
    })
    expect(before).toMatchObject({ kind: 'found', charge: { status: 'pending', amount: 75_000 } })
    const told = fake.pay(charge.reference)
    for (let turn = 0; turn < 2; turn++) {
      const rawBody = Buffer.from(told.body)
      const headers = new Headers(told.headers)
      expect(await receiveWebhook(ctx, { provider, rawBody, headers })).toBe(200)
      await runJobs(ctx)
    }
    expect(await paymentScreen(ctx, donationId)).toMatchObject({ donation: { status: 'paid' } })
    expect(await ctx.db.selectFrom('suspense').selectAll().execute()).toEqual([])
    expect(await balanceOf(ctx.db, { account: '1130' })).toBe(75_000)
    await cancelDonation(ctx, stays)
    const state = await ctx.db
      .selectFrom('charge')
      .select('status')
      .where('reference', '=', other.reference)
      .executeTakeFirst()
    expect(state).toEqual({ status: 'cancelled' })
    await assertBooksHold(ctx)
  },
)
