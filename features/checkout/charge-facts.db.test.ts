import { expect, test } from 'vitest'
import type { ChargeAnswer } from '#platform/outside/payment/payment-gateway.ts'
import { createWebhooks } from '#server/api/webhooks.server.ts'
import type { TestCtx } from '#tests/context.ts'
import { aCharge, aDonation, payingContext, runJobs } from '#tests/money/payments.ts'
import { askProvider } from '#features/charge/ask-provider.server.ts'
import { closeCodeJob } from '#features/charge/close-code.server.ts'
import { openCharge } from './open-charge.server.ts'
import { paymentScreen } from './payment-screen.server.ts'
import { settlePayment } from '#features/payment/settle-payment.server.ts'

const rowOf = (ctx: TestCtx, id: string) =>
  ctx.db.selectFrom('charge').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('a charge has a moment of payment once its money is accepted, and not before', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  await settlePayment(ctx, { reference: charge.reference })
  expect(await rowOf(ctx, charge.id)).toMatchObject({ status: 'pending', paid_at: null })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  const paid = { status: 'paid', paid_at: ctx.now(), failure: null }
  expect(await rowOf(ctx, charge.id)).toMatchObject(paid)
  ctx.clock.advance({ minutes: 1 })
  await settlePayment(ctx, { reference: charge.reference })
  expect(await rowOf(ctx, charge.id)).toMatchObject({ ...paid, updated_at: ctx.now() })

  const wrong = await aCharge(ctx)
  await ctx.sandbox.drive(wrong.donationId, 'pay-wrong')
  await runJobs(ctx)
  expect(await rowOf(ctx, wrong.charge.id)).toMatchObject({
    status: 'failed',
    paid_at: null,
    failure: 'wrong_amount',
  })
})

/** Opens a code that the provider answers like this; answers its row. */
async function asked(ctx: TestCtx, answer: ChargeAnswer) {
  const donationId = await aDonation(ctx)
  const gateway = { ...ctx.gateway, create: async () => answer }
  const way = { donationId, method: 'va', channel: 'bca' } as const
  await openCharge({ ...ctx, gateway }, way).catch(() => {})
  return ctx.db
    .selectFrom('charge')
    .selectAll()
    .where('reference', '=', `${donationId}-1`)
    .executeTakeFirstOrThrow()
}

const saidOf = (ctx: TestCtx) => {
  const said = ctx.logged.filter(({ event }) => event === 'payment.create')
  return said.map(({ answer, why }) => [answer, why])
}

test('what a provider answers instead of a code is stored with the charge and told in the log', async () => {
  const ctx = await payingContext()
  await aCharge(ctx)
  expect(saidOf(ctx)).toEqual([])
  const refused = await asked(ctx, { kind: 'rejected', code: 'CHANNEL_CLOSED' })
  expect(refused).toMatchObject({ status: 'failed', failure: 'CHANNEL_CLOSED' })
  const cause = `abc ${'x'.repeat(300)}`
  const unknown = await asked(ctx, { kind: 'unknown', cause })
  expect(unknown).toMatchObject({ status: 'unknown', failure: cause.slice(0, 200) })
  expect(saidOf(ctx)).toEqual([
    ['rejected', 'CHANNEL_CLOSED'],
    ['unknown', cause],
  ])
  // Asked again, it is refused: nothing of it may be paid.
  const create = async () => ({ kind: 'rejected', code: 'NO' }) as const
  const again = await askProvider({ ...ctx, gateway: { ...ctx.gateway, create } }, unknown)
  expect(again).toMatchObject({ status: 'failed', failure: 'NO' })
})

test('a late refusal changes nothing of a charge that has its code', async () => {
  const ctx = await payingContext()
  const { charge } = await aCharge(ctx)
  for (const answer of [
    { kind: 'rejected', code: 'NO' },
    { kind: 'unknown', cause: 'timeout' },
  ] as const) {
    const gateway = { ...ctx.gateway, create: async () => answer }
    const after = await askProvider({ ...ctx, gateway }, charge)
    expect(after).toMatchObject({ status: 'pending', failure: null })
  }
})

test('an answer that comes after a look changes no code that is shown, and fills what is missing', async () => {
  const ctx = await payingContext()
  const { charge } = await aCharge(ctx)
  const late = { vaNumber: '9999', merchant: 'LATE' }
  const { expires_at: expiresAt } = charge
  const answer = { kind: 'created', providerId: 'late', instruction: late, expiresAt } as const
  const gateway = { ...ctx.gateway, create: async () => answer }
  const { instruction, provider_id } = charge
  expect(await askProvider({ ...ctx, gateway }, charge)).toMatchObject({ instruction, provider_id })
  await ctx.db.updateTable('charge').set({ instruction: null, provider_id: null }).execute()
  const filled = await askProvider({ ...ctx, gateway }, charge)
  expect(filled).toMatchObject({ instruction: late, provider_id: 'late' })
})

test('a donation without an open code has none to close', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  await closeCodeJob.run(ctx, { donationId: charge.donation_id })
  expect(await rowOf(ctx, charge.id)).toMatchObject({ status: 'paid' })
})

test('a webhook wakes the worker, and its repeats do not', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  const before = ctx.wakes()
  await ctx.sandbox.drive(donationId, 'pay')
  expect(ctx.wakes()).toBe(before + 1)
  const [webhook] = ctx.webhooks
  const request = { method: 'POST', body: webhook?.body ?? '', headers: webhook?.headers ?? {} }
  expect((await createWebhooks(ctx).request('/webhooks/sandbox', request)).status).toBe(200)
  expect(ctx.wakes()).toBe(before + 1)
})

test('zakat fitrah that was paid in time stays so on its screen after the prayer', async () => {
  const ctx = await payingContext({ now: '2026-03-20T04:15:00+07:00' })
  const startsAt = new Date('2026-01-01T00:00:00+07:00')
  const fitrah = { slug: 'zakat-fitrah', fund: 'Z', incomeAccount: '4120', startsAt } as const
  const { donationId } = await aCharge(ctx, { campaign: fitrah })
  const fund = async () => (await paymentScreen(ctx, donationId))?.fund
  expect(await fund()).toBe('Z')
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  ctx.clock.advance({ days: 3 })
  expect(await fund()).toBe('Z')
})
