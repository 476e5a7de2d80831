import { NEXT_TOKEN } from '#tests/fakes/benches.ts'
import { aCharge, aDonation, booksOf, runJobs, stateOf } from '#tests/money/payments.ts'
import { midtransWith, world, xenditWith } from '#tests/money/provider-world.ts'
import { expect, test } from 'vitest'
import { openCharge } from './open-charge.server.ts'
import { paymentScreen } from './payment-screen.server.ts'

const xendit = xenditWith()
const midtrans = midtransWith()

const providers = [
  ['xendit', xendit],
  ['midtrans', midtrans],
  ['midtrans', midtransWith({ namesItself: true })],
] as const

test.each(providers)(
  '%s: from the choice to the books: code, payment, webhook, one journal',
  async (name, open) => {
    const { ctx, fake, arrive } = await world(name, open)
    const { donationId, charge } = await aCharge(ctx)
    expect(charge).toMatchObject({ provider: name, status: 'pending' })
    expect(charge.instruction?.vaNumber).toMatch(/^\d{15,}$/)

    const webhook = fake.pay(charge.reference)
    expect(await arrive(webhook)).toBe(200)
    expect(await arrive(webhook)).toBe(200)
    expect(await stateOf(ctx, donationId)).toMatchObject({
      donation: 'paid',
      charges: 'paid',
      journals: 'captured',
    })
    expect(await booksOf(ctx)).toMatchObject({ received: 50_000, kept: 0 })
  },
)

test.each(providers)(
  '%s: a QRIS is shown as the provider gave it, and a retail code as a barcode',
  async (name, open) => {
    const { ctx } = await world(name, open)
    const { donationId } = await aCharge(ctx, { method: 'qris', channel: 'qris' })
    const qris = (await paymentScreen(ctx, donationId))?.charge
    expect(qris).toMatchObject({ problem: null, nmid: expect.stringMatching(/^ID\d{13}$/) })
    expect(qris?.qr?.d).toBeTruthy()
    const retail = await aCharge(ctx, { method: 'retail', channel: 'alfamart' })
    expect((await paymentScreen(ctx, retail.donationId))?.charge?.barcode?.d).toBeTruthy()
  },
)

test.each(providers)(
  '%s: F4 an answer that got lost leaves no second charge, and its code is found',
  async (name, open) => {
    const { ctx, fake, later } = await world(name, open)
    const donationId = await aDonation(ctx)
    fake.fail('answer-lost')
    const charge = await openCharge(ctx, { donationId, method: 'va', channel: 'bca' })
    expect(charge).toMatchObject({ status: 'unknown', provider_id: null })
    later({ seconds: 4 })
    await runJobs(ctx)
    expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'pending' })
    expect((await paymentScreen(ctx, donationId))?.charge?.code).toBeTruthy()
    expect(fake.charges()).toEqual([charge.reference])
  },
)

test.each(providers)(
  '%s: F3 money that is faster than the answer to our question is booked at its webhook',
  async (name, open) => {
    const { ctx, fake, arrive } = await world(name, open)
    const donationId = await aDonation(ctx)
    fake.fail('answer-lost')
    const { reference } = await openCharge(ctx, { donationId, method: 'va', channel: 'bca' })
    expect(await arrive(fake.pay(reference))).toBe(200)
    expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid', journals: 'captured' })
  },
)

test.each(providers)(
  '%s: F4 F11 an answer and a webhook that both got lost: the next look books the money',
  async (name, open) => {
    const { ctx, fake, later } = await world(name, open)
    const donationId = await aDonation(ctx)
    fake.fail('answer-lost')
    const { reference } = await openCharge(ctx, { donationId, method: 'va', channel: 'bca' })
    fake.pay(reference)
    later({ seconds: 4 })
    await runJobs(ctx)
    expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid', journals: 'captured' })
    expect(fake.charges()).toEqual([reference])
  },
)

test.each(providers)(
  '%s: F3 F5 a webhook for a charge we never got an answer for finds it even after its end',
  async (name, open) => {
    const { ctx, fake, arrive, later } = await world(name, open)
    const donationId = await aDonation(ctx)
    fake.fail('answer-lost')
    const { reference } = await openCharge(ctx, { donationId, method: 'va', channel: 'bca' })
    later({ days: 2 })
    expect(await arrive(fake.pay(reference))).toBe(200)
    expect(await stateOf(ctx, donationId)).toMatchObject({
      donation: 'paid',
      isLate: true,
      journals: 'captured',
    })
  },
)

test.each(providers)(
  '%s: F6 another sum is kept as titipan, F9 and goes when it is taken back',
  async (name, open) => {
    const { ctx, fake, arrive } = await world(name, open)
    const { donationId, charge } = await aCharge(ctx)
    await arrive(fake.pay(charge.reference, 49_999))
    expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'awaiting_payment' })
    expect(await booksOf(ctx)).toEqual({ received: 49_999, given: 0, kept: 49_999 })
    await arrive(fake.reverse(charge.reference))
    expect(await booksOf(ctx)).toEqual({ received: 0, given: 0, kept: 0 })
  },
)

test.each(providers)(
  '%s: F8 a right signature over false news moves nothing: the re-read decides',
  async (name, open) => {
    const { ctx, fake, arrive } = await world(name, open)
    const { donationId, charge } = await aCharge(ctx)
    expect(await arrive(fake.tell(charge.reference, 'a guessed secret'))).toBe(401)
    const told = fake.tell(charge.reference)
    const lying = told.body
      .replaceAll('REQUIRES_ACTION', 'SUCCEEDED')
      .replace('"pending"', '"settlement"')
    expect(await arrive({ ...told, body: lying })).toBe(200)
    expect(await stateOf(ctx, donationId)).toMatchObject({
      donation: 'awaiting_payment',
      charges: 'pending',
      journals: '',
    })
  },
)

test.each(providers)(
  '%s: F13 another way closes the earlier code there first',
  async (name, open) => {
    const { ctx, fake, arrive } = await world(name, open)
    const { donationId, charge } = await aCharge(ctx)
    const next = await openCharge(ctx, { donationId, method: 'va', channel: 'mandiri' })
    expect(next).toMatchObject({ attempt: 2, status: 'pending' })
    expect(next.instruction?.billerCode).toMatch(/^\d{5}$/)
    expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'cancelled pending' })
    fake.pay(next.reference)
    const kept = await openCharge(ctx, { donationId, method: 'qris', channel: 'qris' })
    expect(kept).toMatchObject({ id: next.id, status: 'paid' })
    await arrive(fake.pay(charge.reference))
    expect(await booksOf(ctx)).toMatchObject({ received: 100_000, kept: 50_000 })
  },
)

test('xendit: F20 a webhook with the next token is taken while both are configured', async () => {
  const { ctx, fake, arrive } = await world('xendit', xendit)
  const { donationId, charge } = await aCharge(ctx)
  fake.pay(charge.reference)
  expect(await arrive(fake.tell(charge.reference, NEXT_TOKEN))).toBe(200)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid' })
})

test('midtrans: a QRIS whose code was lost gives way to a new one', async () => {
  const { ctx, fake } = await world('midtrans', midtrans)
  const donationId = await aDonation(ctx)
  fake.fail('answer-lost')
  const qris = { method: 'qris', channel: 'qris' } as const
  expect((await openCharge(ctx, { donationId, ...qris })).status).toBe('unknown')
  ctx.clock.advance({ seconds: 4 })
  await runJobs(ctx)
  const next = await openCharge(ctx, { donationId, ...qris })
  expect(next).toMatchObject({ attempt: 2, status: 'pending' })
  expect(next.instruction?.qrString).toBeTruthy()
  expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'cancelled pending' })
})
