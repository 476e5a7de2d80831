import { expect, test } from 'vitest'
import type { TestCtx } from '#tests/context.ts'
import { aDonation, payingContext } from '#tests/money/payments.ts'
import { openCharge } from './open-charge.server.ts'
import { paymentScreen } from './payment-screen.server.ts'
import { isOffline } from '#platform/outside/payment/own-account.ts'

const bca = { method: 'va', channel: 'bca' } as const
const troubled = 'Metode ini sedang gangguan, pilih metode lain.'

/** That many BCA donations in a row whose answer gets lost. */
async function loseAnswers(ctx: TestCtx, times: number): Promise<void> {
  for (let each = 0; each < times; each++) {
    const donationId = await aDonation(ctx)
    await ctx.sandbox.drive('-', 'timeout-next')
    expect((await openCharge(ctx, { donationId, ...bca })).status).toBe('unknown')
  }
}

async function disabledOn(ctx: TestCtx, donationId: string): Promise<string[]> {
  const screen = await paymentScreen(ctx, donationId)
  return (screen?.offers ?? []).filter(({ disabled }) => disabled).map(({ channel }) => channel)
}

test('F14 after five silences in a row a channel rests for 30 seconds: shown disabled, refused, the others open', async () => {
  const ctx = await payingContext()
  const donationId = await aDonation(ctx)
  await loseAnswers(ctx, 4)
  expect(await disabledOn(ctx, donationId)).toEqual([])
  await loseAnswers(ctx, 1)

  expect(await disabledOn(ctx, donationId)).toEqual(['bca'])
  const atProvider = (await ctx.sandbox.charges(10)).length
  await expect(openCharge(ctx, { donationId, ...bca })).rejects.toMatchObject({
    code: 'payment/method-unavailable',
    message: troubled,
  })
  expect(await ctx.sandbox.charges(10)).toHaveLength(atProvider)
  const other = await openCharge(ctx, { donationId, method: 'va', channel: 'bri' })
  expect(other.status).toBe('pending')

  ctx.clock.advance({ seconds: 30 })
  expect(await disabledOn(ctx, donationId)).toEqual([])
})

test('F14 after its rest one more silence is enough, and one answer makes it well', async () => {
  const ctx = await payingContext()
  await loseAnswers(ctx, 5)
  ctx.clock.advance({ seconds: 30 })
  await loseAnswers(ctx, 1)
  const donationId = await aDonation(ctx)
  expect(await disabledOn(ctx, donationId)).toEqual(['bca'])

  ctx.clock.advance({ seconds: 30 })
  expect((await openCharge(ctx, { donationId, ...bca })).status).toBe('pending')
  await loseAnswers(ctx, 4)
  expect(await disabledOn(ctx, await aDonation(ctx))).toEqual([])
})

test('F14 while a channel rests nobody asks the provider, also not for a code that is still open', async () => {
  const ctx = await payingContext()
  await loseAnswers(ctx, 5)
  const [charge] = await ctx.db.selectFrom('charge').selectAll().limit(1).execute()
  if (!charge || isOffline(charge.method)) throw new Error('no charge')
  const { reference, method, channel, amount, expires_at: expiresAt } = charge
  const order = { reference, method, channel, amount, expiresAt, description: 'again' }
  expect(await ctx.gateway.create(order)).toEqual({ kind: 'unknown', cause: 'the channel rests' })
  ctx.clock.advance({ seconds: 30 })
  expect(await ctx.gateway.create(order)).toMatchObject({ kind: 'created' })
})
