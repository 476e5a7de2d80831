import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import type { ProviderCharge } from '#platform/outside/payment/payment-gateway.ts'
import type { TestCtx } from '#tests/context.ts'
import { booksOf, payingContext } from '#tests/money/payments.ts'
import { storeEvent } from './queries.server.ts'
import { settlePayment } from './settle-payment.server.ts'

/** References in our format whose charges we have lost. */
const LOST = '01JXW5Z7K9QW8Y3R5T7V9X1B3D-1'
const OTHER = '01JXW5Z7K9QW8Y3R5T7V9X1B3E-1'

/** A paid charge at the provider that we know nothing of. */
async function aLostCharge(ctx: TestCtx): Promise<void> {
  const order = { method: 'va', channel: 'bca', description: 'lost by us' } as const
  const expiresAt = new Date(ctx.now().getTime() + 60_000)
  await ctx.gateway.create({ ...order, reference: LOST, amount: rupiah(75_000), expiresAt })
  await ctx.sandbox.drive(LOST, 'pay-silent')
}

/** What the provider answers, changed. */
const telling = (ctx: TestCtx, change: Partial<ProviderCharge>): TestCtx => {
  const find: TestCtx['gateway']['find'] = async (by) => {
    const told = await ctx.gateway.find(by)
    return told.kind === 'found' ? { ...told, charge: { ...told.charge, ...change } } : told
  }
  return { ...ctx, gateway: { ...ctx.gateway, find } }
}

/** The outcome of a webhook about the charge. */
async function hear(ctx: TestCtx, eventKey = ctx.newId()): Promise<string | null> {
  const at = { received_at: ctx.now(), processed_at: null, outcome: null }
  const of = { provider: 'sandbox', reference: LOST, payment_id: null, donation_id: null }
  await storeEvent(ctx.db, { ...of, ...at, body: '{}', event_key: eventKey })
  await settlePayment(ctx, { reference: LOST, eventKey })
  const { outcome } = await ctx.db
    .selectFrom('payment_event')
    .select('outcome')
    .where('event_key', '=', eventKey)
    .executeTakeFirstOrThrow()
  return outcome
}

test.each([75_000, 1])('money of a lost charge is kept once, were it Rp%i', async (amount) => {
  const ctx = await payingContext()
  await aLostCharge(ctx)
  const paid = telling(ctx, { paidAmount: rupiah(amount) })
  expect(await hear(paid)).toBe('orphan kept')
  expect(await hear(paid)).toBe('orphan without new money')
  expect(await booksOf(ctx)).toEqual({ received: amount, given: 0, kept: amount })
  expect(ctx.logged.map(({ event }) => event)).not.toContain('payment.other-charge')
})

test('money of a lost charge in another currency is not kept', async () => {
  const ctx = await payingContext()
  await aLostCharge(ctx)
  expect(await hear(telling(ctx, { currency: 'USD' }))).toBe('orphan of another currency')
  expect(await booksOf(ctx)).toEqual({ received: 0, given: 0, kept: 0 })
})

test.each<[string, Partial<ProviderCharge>]>([
  ['reversed', { status: 'reversed' }],
  ['refunded', { status: 'refunded' }],
  ['denied', { status: 'failed', isDenied: true, paidAmount: rupiah(0) }],
])('money of a lost charge leaves titipan when it is %s', async (_, change) => {
  const ctx = await payingContext()
  await aLostCharge(ctx)
  await hear(ctx)
  expect(await hear(telling(ctx, change))).toBe('orphan returned')
  expect(await booksOf(ctx)).toEqual({ received: 0, given: 0, kept: 0 })
})

test('a lost charge is found by the provider’s own id too', async () => {
  const ctx = await payingContext()
  await aLostCharge(ctx)
  const [charge] = await ctx.sandbox.charges(1)
  await settlePayment(ctx, { reference: OTHER, providerId: charge?.provider_id ?? '' })
  expect(await booksOf(ctx)).toEqual({ received: 75_000, given: 0, kept: 75_000 })
})

test('while the provider is silent about a lost charge nothing is said of it, and it is asked again', async () => {
  const ctx = await payingContext()
  await aLostCharge(ctx)
  const find = async () => ({ kind: 'unknown', cause: '502 HTML' }) as const
  const silent = { ...ctx, gateway: { ...ctx.gateway, find } }
  await expect(hear(silent, 'e1')).rejects.toThrow('502 HTML')
  const rows = ctx.db.selectFrom('payment_event').select(['event_key', 'outcome'])
  expect(await rows.execute()).toEqual([{ event_key: 'e1', outcome: null }])
})
