import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import type { PaymentGateway, ProviderCharge } from '#platform/outside/payment/payment-gateway.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import {
  aCharge,
  aDonation,
  booksOf,
  payingContext,
  runJobs,
  stateOf,
} from '#tests/money/payments.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { checkPayment } from '#features/checkout/payment-status.server.ts'
import { storeEvent, waitingCharges } from './queries.server.ts'
import { settlePayment } from './settle-payment.server.ts'
import { settleTogether } from './settle-together.server.ts'

/** A reference in our format without a charge. */
const LOST = '01JXW5Z7K9QW8Y3R5T7V9X1B3D-1'

function withFind(ctx: TestCtx, find: PaymentGateway['find']) {
  return { ...ctx, gateway: { ...ctx.gateway, find } }
}

/** What the provider answers, changed. */
const telling = (ctx: TestCtx, change: Partial<ProviderCharge>) =>
  withFind(ctx, async (by) => {
    const told = await ctx.gateway.find(by)
    return told.kind === 'found' ? { ...told, charge: { ...told.charge, ...change } } : told
  })

/** A webhook as it was stored, by its key. */
async function anEvent(ctx: TestCtx, reference: string, event_key: string): Promise<void> {
  const at = { received_at: ctx.now(), processed_at: null, outcome: null }
  const of = { provider: 'sandbox', reference, payment_id: null, donation_id: null, body: '{}' }
  await storeEvent(ctx.db, { ...of, ...at, event_key })
}

const outcomes = async (ctx: TestCtx) => {
  const rows = ctx.db.selectFrom('payment_event').select(['event_key', 'outcome'])
  return (await rows.orderBy('event_key').execute()).map((row) => [row.event_key, row.outcome])
}

test('a webhook that names nobody’s charge is closed with what the provider says of it, and no other', async () => {
  const ctx = await payingContext()
  for (const key of ['e1', 'e2']) await anEvent(ctx, LOST, key)
  await settlePayment(ctx, { reference: LOST, eventKey: 'e1' })
  expect(await outcomes(ctx)).toEqual([
    ['e1', 'unknown to the provider too'],
    ['e2', null],
  ])
  await settlePayment(ctx, { reference: LOST })
  expect(await outcomes(ctx)).toContainEqual(['e2', null])
})

test('money of a charge that is not ours is not kept, though a webhook named it', async () => {
  const ctx = await payingContext()
  const { charge } = await aCharge(ctx)
  await ctx.sandbox.drive(charge.reference, 'pay-silent')
  await anEvent(ctx, LOST, 'e1')
  const foreign = withFind(ctx, async () => {
    const told = await ctx.gateway.find({
      reference: charge.reference,
      providerId: null,
      payments: [],
    })
    if (told.kind !== 'found') return told
    return { ...told, charge: { ...told.charge, reference: 'INVOICE-7' } }
  })
  await settlePayment(foreign, { reference: LOST, eventKey: 'e1' })
  expect(await outcomes(ctx)).toEqual([['e1', 'of another application']])
  expect(await booksOf(ctx)).toEqual({ received: 0, given: 0, kept: 0 })
})

test('a charge is settled though a webhook names another one under its reference, and the log says so', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-silent')
  await anEvent(ctx, charge.reference, 'e1')
  const hint = { reference: charge.reference, providerId: 'sbx_OTHER', eventKey: 'e1' }
  await settlePayment(ctx, hint)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid' })
  expect(await outcomes(ctx)).toEqual([['e1', 'gift']])
  const other = { event: 'payment.other-charge', level: 'error', providerId: 'sbx_OTHER' }
  expect(ctx.logged).toContainEqual(expect.objectContaining(other))
  await settlePayment(ctx, { reference: charge.reference, providerId: charge.provider_id ?? '' })
  await settlePayment(ctx, { reference: charge.reference })
  expect(ctx.logged.filter(({ event }) => event === 'payment.other-charge')).toHaveLength(1)
})

test('a webhook of a charge that is refused is closed too, with the reason', async () => {
  const ctx = await payingContext()
  const { charge } = await aCharge(ctx)
  await anEvent(ctx, charge.reference, 'e1')
  const hint = { reference: charge.reference, eventKey: 'e1' }
  await settlePayment(telling(ctx, { currency: 'USD' }), hint)
  expect(await outcomes(ctx)).toEqual([['e1', 'refused: currency']])
})

test('a code that the provider has lost stays as it is while it may be paid, and the log says so', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  await ctx.db.deleteFrom('sandbox_charge').execute()
  await anEvent(ctx, charge.reference, 'e1')
  ctx.clock.advance({ minutes: 1 })
  await settlePayment(ctx, { reference: charge.reference, eventKey: 'e1' })
  expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'pending' })
  expect(await outcomes(ctx)).toEqual([['e1', 'missing']])
  const missing = { event: 'payment.missing', level: 'error', reference: charge.reference }
  expect(ctx.logged).toContainEqual(expect.objectContaining(missing))
  const row = await ctx.db.selectFrom('charge').select('updated_at').executeTakeFirstOrThrow()
  expect(row.updated_at).toEqual(ctx.now())
})

test.each(['creating', 'unknown'] as const)(
  'a code that was %s and whose time is over is closed without a word in the log',
  async (status) => {
    const ctx = await payingContext()
    const { donationId, charge } = await aCharge(ctx)
    const lost = { status, provider_id: null, instruction: null }
    await ctx.db.updateTable('charge').set(lost).execute()
    await ctx.db.deleteFrom('sandbox_charge').execute()
    ctx.clock.set(charge.expires_at)
    await settlePayment(ctx, { reference: charge.reference })
    expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'expired' })
    expect(await ctx.sandbox.charges(5)).toEqual([])
    expect(ctx.logged.map(({ event }) => event)).not.toContain('payment.missing')
  },
)

test('‘Cek status’ answers what is known when the provider is silent, and fails with any other fault', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  ctx.clock.advance({ seconds: 5 })
  const silent = withFind(ctx, async () => ({ kind: 'unknown', cause: '502 HTML' }))
  expect(await checkPayment(silent, donationId)).toMatchObject({ chargeStatus: 'pending' })
  expect(ctx.logged).toContainEqual(expect.objectContaining({ event: 'payment.silent' }))
  const broken = withFind(ctx, () => Promise.reject(new Error('broken')))
  await expect(checkPayment(broken, donationId)).rejects.toThrow('broken')
  await expect(checkPayment(ctx, '0'.repeat(26))).rejects.toMatchObject({ status: 404 })
})

test('payments settled together know all their payments, and were paid now and end as before where nobody says when', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-silent')
  await ctx.db
    .updateTable('charge')
    .set({ payments: ['p-0'] })
    .execute()
  const before = ctx.wakes()
  const silent = { paidAt: undefined, expiresAt: undefined }
  const told = telling(ctx, { ...silent, payments: ['p-0', 'p-1'] } as never)
  const hint = { reference: charge.reference }
  expect(await settleTogether(told, [hint, { reference: LOST }])).toEqual([true, false])
  expect(ctx.wakes()).toBe(before + 1)
  const row = await ctx.db.selectFrom('charge').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ payments: ['p-0', 'p-1'], paid_at: ctx.now(), status: 'paid' })
  expect(row.expires_at).toEqual(charge.expires_at)
  expect(await settleTogether(ctx, [hint])).toEqual([false])
  expect(ctx.wakes()).toBe(before + 1)
})

test('a charge whose code nobody tells has none afterwards either, and is asked for it again', async () => {
  const ctx = await payingContext()
  const { charge } = await aCharge(ctx)
  const { reference } = charge
  await ctx.db.updateTable('charge').set({ instruction: null, provider_id: null }).execute()
  await settlePayment(telling(ctx, { instruction: undefined } as never), { reference })
  const row = await ctx.db.selectFrom('charge').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ status: 'pending', provider_id: charge.provider_id })
  expect(await waitingCharges(ctx.db, [reference])).toEqual(new Map())
  await settlePayment(ctx, { reference })
  expect([...(await waitingCharges(ctx.db, [reference])).keys()]).toEqual([reference])
})

test('a payment settled alone was paid now where nobody says when', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-silent')
  ctx.clock.advance({ minutes: 2 })
  const told = telling(ctx, { paidAt: undefined } as never)
  await settlePayment(told, { reference: charge.reference })
  const row = await ctx.db.selectFrom('charge').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ status: 'paid', paid_at: ctx.now() })
})

test('the end that the provider tells counts for payments settled together too', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-silent')
  const expiresAt = new Date(charge.expires_at.getTime() + 60_000)
  const hint = { reference: charge.reference }
  expect(await settleTogether(telling(ctx, { expiresAt }), [hint])).toEqual([true])
  const row = await ctx.db.selectFrom('charge').selectAll().executeTakeFirstOrThrow()
  expect(row.expires_at).toEqual(expiresAt)
})

test('a donation that takes units of a wakaf is settled alone', async () => {
  const ctx = await payingContext()
  const campaign = { slug: 'wakaf-mushaf', fund: 'W' as const }
  const { id } = await makeCampaign(ctx, campaign)
  const unit = { name: 'mushaf', price: rupiah(50_000), total: 9, remaining: 9 }
  await ctx.db
    .insertInto('wakaf_unit')
    .values({ campaign_id: id, ...unit })
    .execute()
  const donationId = await aDonation(ctx, { campaign })
  const charge = await openCharge(ctx, { donationId, method: 'va', channel: 'bca' })
  await ctx.sandbox.drive(donationId, 'pay-silent')
  expect(await settleTogether(ctx, [{ reference: charge.reference }])).toEqual([false])
  await settlePayment(ctx, { reference: charge.reference })
  await runJobs(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid' })
})
