import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ctxContext } from '#app/context.ts'
import type { PaymentScreenName } from '#features/charge/charge.ts'
import type { Ctx } from '#platform/context.ts'
import { aCharge, aDonation, payingContext, runJobs } from '#tests/money/payments.ts'
import { checkDonation, chooseMethodOnPage, openScreen } from './payment-actions.server.ts'

function routeArgs(
  ctx: Ctx,
  id: string,
  { query = '', body }: { query?: string; body?: BodyInit } = {},
) {
  const context = new RouterContextProvider()
  context.set(ctxContext, ctx)
  const request = new Request(`http://amanah.contoh/payment/${id}${query}`, {
    method: body ? 'POST' : 'GET',
    body: body ?? null,
  })
  return { params: { id }, request, context }
}

/** The address a screen redirects to, or the screen itself when it does not redirect. */
async function redirectOf(
  args: ReturnType<typeof routeArgs>,
  here: PaymentScreenName,
): Promise<string> {
  try {
    return (await openScreen(args, here)).screen
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return `${thrown.status} ${thrown.headers.get('location')}`
  }
}

test('each screen opens for its own state only and leads to the right one otherwise', async () => {
  const ctx = await payingContext()
  const unpaid = await aDonation(ctx)
  const { donationId: va } = await aCharge(ctx, { method: 'va', channel: 'bca' })
  const { donationId: qris } = await aCharge(ctx, { method: 'qris', channel: 'qris' })
  const { donationId: retail } = await aCharge(ctx, { method: 'retail', channel: 'indomaret' })

  expect(await redirectOf(routeArgs(ctx, unpaid), 'payment')).toBe('payment')
  expect(await redirectOf(routeArgs(ctx, unpaid), 'checkout-va')).toBe(`303 /payment/${unpaid}`)
  expect(await redirectOf(routeArgs(ctx, va), 'payment')).toBe(`303 /checkout-va/${va}`)
  expect(await redirectOf(routeArgs(ctx, va), 'checkout-va')).toBe('checkout-va')
  expect(await redirectOf(routeArgs(ctx, qris), 'checkout-va')).toBe(`303 /checkout-qrcode/${qris}`)
  expect(await redirectOf(routeArgs(ctx, retail), 'checkout-qrcode')).toBe(
    `303 /checkout-retail/${retail}`,
  )
})

test('a code that ran out leads back to the ways to pay', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx, { method: 'qris', channel: 'qris' })
  ctx.clock.advance({ minutes: 30 })
  expect(await redirectOf(routeArgs(ctx, donationId), 'checkout-qrcode')).toBe(
    `303 /payment/${donationId}`,
  )
})

test.each(['AAAAAAAAAAAAAAAAAAAAAAAAAA', 'x', '1%27or1=1'])('unknown id %s is 404', async (id) => {
  const ctx = await payingContext()
  await expect(openScreen(routeArgs(ctx, id), 'payment')).rejects.toMatchObject({
    init: { status: 404 },
  })
  const cek = routeArgs(ctx, id, { query: '?cek=1' })
  await expect(openScreen(cek, 'payment')).rejects.toMatchObject({ init: { status: 404 } })
})

test('whoever wants another way sees the ways while a code can still be paid', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  const view = await openScreen(routeArgs(ctx, donationId, { query: '?ganti=1' }), 'payment')
  expect(view).toMatchObject({ isChanging: true, screen: 'checkout-va' })

  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  const paid = await openScreen(routeArgs(ctx, donationId, { query: '?ganti=1' }), 'payment')
  expect(paid).toMatchObject({ isChanging: false, donation: { status: 'paid' } })
})

test('asking without script finds money whose webhook never came', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-silent')
  ctx.clock.advance({ seconds: 6 })
  // Opening the address does not ask the provider; only a posted form does.
  expect(await redirectOf(routeArgs(ctx, donationId, { query: '?cek=1' }), 'checkout-va')).toBe(
    'checkout-va',
  )
  const body = new URLSearchParams({ aksi: 'cek' })
  const sent = (await checkDonation(routeArgs(ctx, donationId, { body }))) as Response
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `/payment/${donationId}?cek=1`])
  expect(await redirectOf(routeArgs(ctx, donationId, { query: '?cek=1' }), 'payment')).toBe(
    'payment',
  )
})

test('a way chosen without script leads to its code, and another one to its own', async () => {
  const ctx = await payingContext()
  const id = await aDonation(ctx)
  const choose = (fields: Record<string, string>) =>
    chooseMethodOnPage(routeArgs(ctx, id, { body: new URLSearchParams(fields) }))

  const first = (await choose({ method: 'qris', channel: 'qris' })) as Response
  expect([first.status, first.headers.get('location')]).toEqual([303, `/checkout-qrcode/${id}`])
  const second = (await choose({ method: 'va', channel: 'bri' })) as Response
  expect(second.headers.get('location')).toBe(`/checkout-va/${id}`)
})

test('a way that does not serve the amount, or is none, comes back with a sentence', async () => {
  const ctx = await payingContext()
  const id = await aDonation(ctx, { amount: 20_000_000 })
  const choose = (fields: Record<string, string>) =>
    chooseMethodOnPage(routeArgs(ctx, id, { body: new URLSearchParams(fields) }))

  expect(await choose({ method: 'qris', channel: 'qris' })).toMatchObject({
    init: { status: 422 },
    data: { errors: { channel: 'Nominal maksimal Rp10.000.000 untuk metode ini.' } },
  })
  expect(await choose({ method: 'va', channel: 'bank-lain' })).toMatchObject({
    init: { status: 422 },
    data: { errors: { channel: 'Metode pembayaran ini tidak dikenal. Pilih metode lain.' } },
  })
  expect(await choose({ method: 'emas' })).toMatchObject({
    init: { status: 422 },
    data: { errors: { method: 'Metode pembayaran tidak dikenal.' } },
  })
})
