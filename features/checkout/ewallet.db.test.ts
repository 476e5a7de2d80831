import { expect, test } from 'vitest'
import { openScreen } from '#app/site/payment/payment-actions.server.ts'
import { ctxContext } from '#app/context.ts'
import { RouterContextProvider } from 'react-router'
import type { TestCtx } from '#tests/context.ts'
import {
  aCharge,
  aDonation,
  booksOf,
  type DonationFields,
  payingContext,
  runJobs,
  stateOf,
} from '#tests/money/payments.ts'
import { midtransWith, world, xenditWith } from '#tests/money/provider-world.ts'
import { chargeRequest } from '#features/charge/contract.ts'
import * as v from 'valibot'
import { openCharge } from './open-charge.server.ts'
import { paymentScreen } from './payment-screen.server.ts'
import { paymentStatus } from './payment-status.server.ts'
import { decideRefund, draftRefund } from '#features/refund/refund-decision.server.ts'
import { sendRefund } from '#features/refund/pay/send-refund.server.ts'

const EWALLETS = 'gopay,dana,ovo,shopeepay,linkaja'
const walletContext = () => payingContext({ env: { EWALLETS } })
const gopay: DonationFields = { method: 'ewallet', channel: 'gopay' }
const phone = '+6281234567890'

test('no wallet is offered or taken unless the institution has switched it on', async () => {
  const ctx = await payingContext()
  const id = await aDonation(ctx)
  const methods = (await paymentScreen(ctx, id))?.offers.map(({ method }) => method)
  expect(methods).not.toContain('ewallet')
  await expect(
    openCharge(ctx, { donationId: id, method: 'ewallet', channel: 'gopay' }),
  ).rejects.toMatchObject({ code: 'payment/method-unknown' })

  const some = await payingContext({ env: { EWALLETS: 'gopay' } })
  const other = await aDonation(some)
  const offers = (await paymentScreen(some, other))?.offers ?? []
  expect(offers.filter(({ method }) => method === 'ewallet').map(({ name }) => name)).toEqual([
    'GoPay',
  ])
})

/** The screen as a donor sees it who comes back to this address. */
async function backAt(ctx: TestCtx, donationId: string, query: string) {
  const context = new RouterContextProvider()
  context.set(ctxContext, ctx)
  const request = new Request(`http://amanah.test/checkout-ewallet/${donationId}${query}`)
  return openScreen({ params: { id: donationId }, request, context }, 'checkout-ewallet')
}

test('whatever a return address says, only the provider says that money came', async () => {
  const ctx = await walletContext()
  const { donationId } = await aCharge(ctx, gopay)
  for (const query of [
    '?kembali=1',
    '?kembali=1&status=paid&transaction_status=settlement&result=100',
    '?kembali=1&order_id=LAIN-1&payment_id=py-1&amount=1&currency=USD',
  ]) {
    const view = await backAt(ctx, donationId, query)
    expect(view).toMatchObject({ isReturned: true, screen: 'checkout-ewallet' })
    expect(view.donation.status).toBe('awaiting_payment')
    await runJobs(ctx)
    expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'pending', journals: '' })
  }
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  expect(await paymentStatus(ctx, donationId)).toMatchObject({ status: 'paid', screen: 'payment' })
  expect(await booksOf(ctx)).toMatchObject({ received: 50_000, given: 50_000, kept: 0 })
})

const outcomes: [act: string[], donation: string, charges: string, kept: number][] = [
  [['pay-wrong'], 'awaiting_payment', 'failed', 49_999],
  [['pay', 'pay'], 'paid', 'paid', 50_000],
  [['pay', 'reverse'], 'reversed', 'reversed', 0],
  [['expire'], 'expired', 'expired', 0],
  [['pay-late'], 'paid', 'paid', 0],
  [['duplicate'], 'paid', 'paid', 0],
  [['out-of-order'], 'paid', 'paid', 0],
  [['forge'], 'awaiting_payment', 'pending', 0],
]

test.each(outcomes)('a wallet keeps the state table: %s', async (acts, donation, charges, kept) => {
  const ctx = await walletContext()
  const { donationId } = await aCharge(ctx, gopay)
  for (const act of acts) {
    await ctx.sandbox.drive(donationId, act as 'pay')
    await runJobs(ctx)
  }
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation, charges })
  expect(await booksOf(ctx)).toMatchObject({ kept })
})

test('money of a wallet goes back through the provider', async () => {
  const ctx = await walletContext()
  const { donationId } = await aCharge(ctx, gopay)
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  const asked = { publicId: donationId, reason: 'donor_request' as const, note: 'salah nominal' }
  const refund = await draftRefund(ctx, { ...asked, by: ctx.newId() })
  await decideRefund(ctx, refund, { by: ctx.newId(), isApproved: true })
  await sendRefund(ctx, refund)
  await runJobs(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'refunded' })
  expect(await booksOf(ctx)).toMatchObject({ received: 0, kept: 0 })
})

test('a wallet takes Rp1.000 to what its own accounts may hold', async () => {
  const ctx = await walletContext()
  const id = await aDonation(ctx, { amount: 15_000_000 })
  const offers = (await paymentScreen(ctx, id))?.offers ?? []
  const words = Object.fromEntries(offers.map(({ channel, disabled }) => [channel, disabled]))
  expect(words).toMatchObject({ gopay: null, dana: null })
  expect(words.linkaja).toBe('Nominal maksimal Rp10.000.000 untuk metode ini.')
})

test('OVO needs a mobile number, which is forgotten once it was asked', async () => {
  const ctx = await walletContext()
  const donationId = await aDonation(ctx)
  const choice = { donationId, method: 'ewallet', channel: 'ovo' } as const
  await expect(openCharge(ctx, choice)).rejects.toMatchObject({
    code: 'payment/phone-missing',
    status: 422,
    fields: { phone: 'Isi nomor HP yang terdaftar, contoh 0812 3456 7890.' },
  })
  const charge = await openCharge(ctx, { ...choice, phone })
  expect(charge).toMatchObject({ status: 'pending', payer_phone: null })
  expect(charge.instruction).toEqual({
    merchant: 'YAYASAN CONTOH SANDBOX',
    sentTo: '08••••••90',
  })
  expect(JSON.stringify(await paymentScreen(ctx, donationId))).not.toContain('234567')
})

test('a number waits with its charge only while the answer of the provider is lost', async () => {
  const ctx = await walletContext()
  const donationId = await aDonation(ctx)
  await ctx.sandbox.drive('-', 'timeout-next')
  const choice = { donationId, method: 'ewallet', channel: 'ovo', phone } as const
  expect(await openCharge(ctx, choice)).toMatchObject({ status: 'unknown', payer_phone: phone })
  ctx.clock.advance({ seconds: 4 })
  await runJobs(ctx)
  const charge = await ctx.db.selectFrom('charge').selectAll().executeTakeFirstOrThrow()
  expect(charge).toMatchObject({ status: 'pending', payer_phone: null })
})

test.each([
  ['0812-3456-7890', phone],
  ['+62 812 3456 7890', phone],
  ['628 1234 567 890', phone],
])('a number may be typed as %s', (typed, read) => {
  const body = { method: 'ewallet', channel: 'ovo', phone: typed }
  expect(v.parse(chargeRequest, body)).toMatchObject({ phone: read })
})

test.each(['', '021 555 1234', '0812', 'nomor saya', `08${'1'.repeat(60)}`])(
  'what is no mobile number is refused: %s',
  (typed) => {
    const body = { method: 'ewallet', channel: 'ovo', phone: typed }
    expect(v.safeParse(chargeRequest, body).issues?.[0]?.message).toBe(
      'Isi nomor HP yang terdaftar, contoh 0812 3456 7890.',
    )
  },
)

test('an app on the phone is reached from a computer by the code of our own page', async () => {
  const { ctx } = await world('midtrans', async (now) => {
    const opened = await midtransWith()(now)
    return { ...opened, env: { ...opened.env, EWALLETS } }
  })
  const { donationId } = await aCharge(ctx, gopay)
  const screen = await paymentScreen(ctx, donationId)
  expect(screen).toMatchObject({ screen: 'checkout-ewallet', charge: { linkOpens: 'app' } })
  expect(screen?.charge?.pageQr?.size).toBeGreaterThan(20)
  expect(screen?.charge?.link).toContain(
    encodeURIComponent(`http://amanah.test/checkout-ewallet/${donationId}?kembali=1`),
  )
})

const real = [
  ['xendit', xenditWith, 'dana'],
  ['xendit', xenditWith, 'shopeepay'],
  ['midtrans', midtransWith, 'gopay'],
  ['midtrans', midtransWith, 'shopeepay'],
] as const

test.each(real)(
  '%s: %3$s is paid by its webhook, twice told and once booked',
  async (...[name, open, channel]) => {
    const { ctx, fake, arrive } = await world(name, async (now) => {
      const opened = await open()(now)
      return { ...opened, env: { ...opened.env, EWALLETS } }
    })
    const { donationId, charge } = await aCharge(ctx, { method: 'ewallet', channel })
    expect(charge).toMatchObject({ status: 'pending', provider: name })
    const webhook = fake.pay(charge.reference)
    expect([await arrive(webhook), await arrive(webhook)]).toEqual([200, 200])
    expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid', journals: 'captured' })
    expect(await arrive(fake.reverse(charge.reference))).toBe(200)
    expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'reversed' })
  },
)

test('each provider offers the wallets it has, of those switched on', async () => {
  const offered = async (name: string, open: typeof xenditWith | typeof midtransWith) => {
    const { ctx } = await world(name, async (now) => {
      const opened = await open()(now)
      return { ...opened, env: { ...opened.env, EWALLETS } }
    })
    const id = await aDonation(ctx)
    const offers = (await paymentScreen(ctx, id))?.offers ?? []
    return offers.flatMap(({ method, channel }) => (method === 'ewallet' ? [channel] : []))
  }
  expect(await offered('xendit', xenditWith)).toEqual(['dana', 'ovo', 'shopeepay', 'linkaja'])
  expect(await offered('midtrans', midtransWith)).toEqual(['gopay', 'shopeepay'])
})
