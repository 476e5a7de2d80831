import { expect, test } from 'vitest'
import type { Ctx } from '#platform/context.ts'
import type { PaymentGateway } from '#platform/outside/payment/payment-gateway.ts'
import type { TestCtx } from '#tests/context.ts'
import { aCharge, aDonation, payingContext, runJobs, stateOf } from '#tests/money/payments.ts'
import { openCharge } from './open-charge.server.ts'
import { validateQris } from '#features/charge/qris.ts'

/** The same context with a provider that differs in one method. */
function withGateway(ctx: TestCtx, over: Partial<PaymentGateway>): Ctx {
  return { ...ctx, gateway: { ...ctx.gateway, ...over } }
}

const chargesOf = (ctx: TestCtx) => ctx.db.selectFrom('charge').selectAll().execute()

test('a virtual account, a QRIS and a retail code are opened with what the payer needs', async () => {
  const ctx = await payingContext()
  const { charge: va } = await aCharge(ctx, { channel: 'bri' })
  expect(va).toMatchObject({ status: 'pending', method: 'va', attempt: 1, amount: 50_000 })
  expect(va.instruction?.vaNumber).toMatch(/^85780\d{11}$/)

  const { charge: mandiri } = await aCharge(ctx, { channel: 'mandiri' })
  expect(mandiri.instruction).toMatchObject({ billerCode: '70012' })

  const { charge: qris } = await aCharge(ctx, { method: 'qris', channel: 'qris' })
  expect(validateQris(qris.instruction?.qrString ?? '', 50_000).ok).toBe(true)

  const { charge: retail } = await aCharge(ctx, { method: 'retail', channel: 'alfamart' })
  expect(retail.instruction?.paymentCode).toMatch(/^50\d{14}$/)
})

test('each way has its own life, and none outlives its campaign by more than a day', async () => {
  const ctx = await payingContext()
  const endsAt = new Date(ctx.now().getTime() + 3_600_000)
  const campaign = { slug: 'sampai-sore', endsAt }
  const { charge: retail } = await aCharge(ctx, {
    method: 'retail',
    channel: 'indomaret',
    campaign,
  })
  expect(retail.expires_at).toEqual(new Date(endsAt.getTime() + 86_400_000))
  const { charge: qris } = await aCharge(ctx, { method: 'qris', channel: 'qris', campaign })
  expect(qris.expires_at).toEqual(new Date(ctx.now().getTime() + 30 * 60_000))
})

test('the same way again is the same code', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  const again = await openCharge(ctx, { donationId, method: 'va', channel: 'bca' })
  expect(again.id).toBe(charge.id)
  expect(await chargesOf(ctx)).toHaveLength(1)
})

test('clicks in parallel make one charge, which the provider is asked for once', async () => {
  const ctx = await payingContext()
  const donationId = await aDonation(ctx)
  let asked = 0
  const create: PaymentGateway['create'] = async (order) => {
    asked += 1
    return ctx.gateway.create(order)
  }
  const counting = { ...ctx, gateway: { ...ctx.gateway, create } }
  const click = () => openCharge(counting, { donationId, method: 'va', channel: 'bca' })
  const charges = await Promise.all(Array.from({ length: 20 }, click))
  expect(asked).toBe(1)
  expect(new Set(charges.map(({ id }) => id)).size).toBe(1)
  expect(await chargesOf(ctx)).toHaveLength(1)
  expect(await ctx.sandbox.charges(10)).toHaveLength(1)
})

test('the database itself refuses a second active charge', async () => {
  const ctx = await payingContext()
  const { charge } = await aCharge(ctx)
  const second = { ...charge, id: ctx.newId(), attempt: 2, reference: 'x', instruction: null }
  await expect(ctx.db.insertInto('charge').values(second).execute()).rejects.toThrow(
    /charge_one_active/,
  )
})

test('another way cancels the earlier code at the provider first', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  const qris = await openCharge(ctx, { donationId, method: 'qris', channel: 'qris' })
  expect(qris).toMatchObject({ attempt: 2, status: 'pending' })
  expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'cancelled pending' })
  const atProvider = await ctx.sandbox.charges(10)
  expect(atProvider.map(({ status }) => status)).toEqual(['pending', 'cancelled'])
})

test('F13 when the earlier code turns out to be paid it is kept, and no other is made', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  await ctx.sandbox.drive(charge.reference, 'pay-silent')
  const kept = await openCharge(ctx, { donationId, method: 'qris', channel: 'qris' })
  expect(kept).toMatchObject({ id: charge.id, status: 'paid' })
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid', charges: 'paid' })
})

test('F13 money that arrives between the look and the cancelling is kept too', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  const racing = withGateway(ctx, {
    cancel: async (by) => {
      await ctx.sandbox.drive(charge.reference, 'pay-silent')
      return ctx.gateway.cancel(by)
    },
  })
  const kept = await openCharge(racing, { donationId, method: 'qris', channel: 'qris' })
  expect(kept).toMatchObject({ id: charge.id, status: 'paid' })
  expect(await ctx.sandbox.charges(10)).toHaveLength(1)
})

test('F13 without an answer to the cancelling no second code is made', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  const silent = withGateway(ctx, { cancel: async () => 'unknown' })
  await expect(
    openCharge(silent, { donationId, method: 'qris', channel: 'qris' }),
  ).rejects.toMatchObject({ code: 'payment/earlier-charge-unclear', status: 409 })
  expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'pending' })
})

test('F3 a webhook that is faster than the answer finds its charge, and the answer spoils nothing', async () => {
  const ctx = await payingContext()
  const donationId = await aDonation(ctx)
  const slow = withGateway(ctx, {
    create: async (order) => {
      const answer = await ctx.gateway.create(order)
      await ctx.sandbox.drive(order.reference, 'pay')
      await runJobs(ctx)
      return answer
    },
  })
  const charge = await openCharge(slow, { donationId, method: 'va', channel: 'bca' })
  expect(charge.status).toBe('paid')
  expect(await stateOf(ctx, donationId)).toEqual({
    donation: 'paid',
    isLate: false,
    charges: 'paid',
    journals: 'captured',
  })
})

test('F4 a timeout after the code was made is unknown, never failed, and asking again finds the same code', async () => {
  const ctx = await payingContext()
  const donationId = await aDonation(ctx)
  await ctx.sandbox.drive('-', 'timeout-next')
  const charge = await openCharge(ctx, { donationId, method: 'va', channel: 'bca' })
  expect(charge).toMatchObject({ status: 'unknown', provider_id: null })
  const asked = ctx.db.selectFrom('job').select('run_at').where('name', '=', 'payment.settle')
  const inThreeSeconds = new Date(ctx.now().getTime() + 3_000)
  expect(await asked.execute()).toContainEqual({ run_at: inThreeSeconds })

  const again = await openCharge(ctx, { donationId, method: 'va', channel: 'bca' })
  expect(again.id).toBe(charge.id)

  ctx.clock.advance({ seconds: 4 })
  await runJobs(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'pending' })
  expect((await chargesOf(ctx))[0]?.instruction?.vaNumber).toBeTruthy()
  expect(await ctx.sandbox.charges(10)).toHaveLength(1)
})

test('F4 a question the provider never got is asked again with the same reference', async () => {
  const ctx = await payingContext()
  const donationId = await aDonation(ctx)
  const lost = withGateway(ctx, { create: async () => ({ kind: 'unknown', cause: 'reset' }) })
  await openCharge(lost, { donationId, method: 'va', channel: 'bca' })
  expect(await ctx.sandbox.charges(10)).toEqual([])
  ctx.clock.advance({ seconds: 4 })
  await runJobs(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'pending' })
  const references = (await ctx.sandbox.charges(10)).map(({ reference }) => reference)
  expect(references).toEqual([`${donationId}-1`])
})

test('F4 while it is unknown whether a code exists, another way is refused', async () => {
  const ctx = await payingContext()
  const donationId = await aDonation(ctx)
  const away = withGateway(ctx, {
    create: async () => ({ kind: 'unknown', cause: 'timeout' }),
    find: async () => ({ kind: 'unknown', cause: 'timeout' }),
  })
  const asked = { donationId, method: 'va', channel: 'bca' } as const
  const { id } = await openCharge(away, asked)
  await expect(
    openCharge(away, { donationId, method: 'qris', channel: 'qris' }),
  ).rejects.toMatchObject({ status: 409 })
  // The same way is the same charge, whether or not its code came.
  expect((await openCharge(away, asked)).id).toBe(id)
  expect(await chargesOf(ctx)).toHaveLength(1)
})

test('F4 a provider that calls cancelled what it may still make opens no other way', async () => {
  const ctx = await payingContext()
  const donationId = await aDonation(ctx)
  const confused = withGateway(ctx, {
    create: async () => ({ kind: 'unknown', cause: 'timeout' }),
    cancel: async () => 'cancelled',
  })
  await openCharge(confused, { donationId, method: 'va', channel: 'bca' })
  await expect(
    openCharge(confused, { donationId, method: 'qris', channel: 'qris' }),
  ).rejects.toMatchObject({ code: 'payment/earlier-charge-unclear' })
  expect(await chargesOf(ctx)).toHaveLength(1)
})

test('a code that ran out is closed by the provider’s word before a new one is made', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx, { method: 'qris', channel: 'qris' })
  ctx.clock.advance({ minutes: 31 })
  const next = await openCharge(ctx, { donationId, method: 'qris', channel: 'qris' })
  expect(next).toMatchObject({ attempt: 2, status: 'pending' })
  expect(await stateOf(ctx, donationId)).toMatchObject({
    donation: 'awaiting_payment',
    charges: 'expired pending',
  })
})

test('when the campaign has ended no code is given', async () => {
  const ctx = await payingContext()
  const endsAt = new Date(ctx.now().getTime() + 60_000)
  const donationId = await aDonation(ctx, { campaign: { endsAt } })
  ctx.clock.advance({ minutes: 2 })
  await expect(openCharge(ctx, { donationId, method: 'va', channel: 'bca' })).rejects.toMatchObject(
    { status: 409, code: 'donation/campaign-over' },
  )
})

const refused: [method: 'va' | 'qris' | 'retail', channel: string, amount: number, code: string][] =
  [
    ['va', 'bank-mana', 50_000, 'payment/method-unknown'],
    ['retail', 'bca', 50_000, 'payment/method-unknown'],
    ['retail', 'alfamart', 6_000_000, 'payment/method-unavailable'],
    ['qris', 'qris', 11_000_000, 'payment/method-unavailable'],
  ]

test('a way that does not exist or does not serve the amount is refused before anything is written', async () => {
  const ctx = await payingContext()
  for (const [method, channel, amount, code] of refused) {
    const donationId = await aDonation(ctx, { amount })
    await expect(openCharge(ctx, { donationId, method, channel })).rejects.toMatchObject({ code })
  }
  expect(await chargesOf(ctx)).toEqual([])
})

test('a provider that refuses leaves a failed attempt, and another way is open at once', async () => {
  const ctx = await payingContext()
  const donationId = await aDonation(ctx)
  const refusing = withGateway(ctx, { create: async () => ({ kind: 'rejected', code: 'CLOSED' }) })
  await expect(
    openCharge(refusing, { donationId, method: 'va', channel: 'bca' }),
  ).rejects.toMatchObject({ code: 'payment/provider-refused' })
  await openCharge(ctx, { donationId, method: 'va', channel: 'bni' })
  expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'failed pending' })
})

test('a paid donation and an unknown one get no code', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  await ctx.sandbox.drive(charge.reference, 'pay')
  await runJobs(ctx)
  const choice = { method: 'va', channel: 'bca' } as const
  await expect(openCharge(ctx, { donationId, ...choice })).rejects.toMatchObject({
    code: 'payment/not-payable',
    status: 409,
  })
  const unknown = { donationId: 'Z'.repeat(26), ...choice }
  await expect(openCharge(ctx, unknown)).rejects.toMatchObject({ status: 404 })
})
