import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db/connect.server.ts'
import type { TestCtx } from '#tests/context.ts'
import { aCharge, aDonation, payingContext, runJobs } from '#tests/money/payments.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import {
  activeCharge,
  type Charge,
  changeCharge,
  claimKey,
  donationsWithCharge,
  findCharge,
  lockCharge,
  newestCharge,
  paidCharge,
} from './queries.server.ts'
import {
  closeEvents,
  paymentsByReference,
  paymentsNamed,
  storeEvent,
} from '#features/payment/queries.server.ts'
import {
  keptFor,
  decidedSuspense,
  lockOpenSuspense,
  markReturned,
  listOpenSuspense,
} from '#features/suspense/queries.server.ts'

/** A donation with a virtual account that was replaced by a QRIS. */
async function twoCharges(ctx: TestCtx): Promise<[first: Charge, second: Charge]> {
  const { donationId, charge } = await aCharge(ctx)
  const second = await openCharge(ctx, { donationId, method: 'qris', channel: 'qris' })
  return [charge, second]
}

test('of several attempts the newest, the active and the paid one are told apart', async () => {
  const ctx = await payingContext()
  const [first, second] = await twoCharges(ctx)
  const [other] = await twoCharges(ctx)
  const { donation_id: id } = first
  expect((await newestCharge(ctx.db, id))?.id).toBe(second.id)
  expect((await activeCharge(ctx.db, id))?.id).toBe(second.id)
  expect(await paidCharge(ctx.db, id)).toBeUndefined()
  const paid = { status: 'paid' as const, paid_at: ctx.now() }
  await ctx.db.updateTable('charge').set(paid).where('id', '=', first.id).execute()
  expect((await paidCharge(ctx.db, id))?.id).toBe(first.id)
  expect(await paidCharge(ctx.db, other.donation_id)).toBeUndefined()
  await ctx.db
    .updateTable('charge')
    .set({ status: 'expired' })
    .where('id', '=', second.id)
    .execute()
  expect(await activeCharge(ctx.db, id)).toBeUndefined()
  for (const status of ['creating', 'unknown', 'pending'] as const) {
    await ctx.db.updateTable('charge').set({ status }).where('id', '=', second.id).execute()
    expect((await activeCharge(ctx.db, id))?.status).toBe(status)
  }
})

test('donations come with their newest charge, those without one too, and no others', async () => {
  const ctx = await payingContext()
  const [first, second] = await twoCharges(ctx)
  const [other] = await twoCharges(ctx)
  await aDonation(ctx)
  const { id: without } = await ctx.db
    .selectFrom('donation')
    .select('id')
    .where('id', 'not in', [first.donation_id, other.donation_id])
    .executeTakeFirstOrThrow()
  const found = await donationsWithCharge(ctx.db, [first.donation_id, without])
  expect(found.map(({ id, charge }) => [id, charge]).toSorted(byFirst)).toEqual(
    [
      [first.donation_id, { method: 'qris', status: 'pending', expires_at: second.expires_at }],
      [without, undefined],
    ].toSorted(byFirst),
  )
  expect(await donationsWithCharge(ctx.db, [])).toEqual([])
})

const byFirst = ([a]: unknown[], [b]: unknown[]) => (String(a) < String(b) ? -1 : 1)

test('F16 a charge is found by our reference, then by the provider’s id, and by no other name', async () => {
  const ctx = await payingContext()
  const { charge: one } = await aCharge(ctx)
  const { charge: other } = await aCharge(ctx)
  // A provider whose ids look like our references.
  const taken = { provider_id: one.reference }
  await ctx.db.updateTable('charge').set(taken).where('id', '=', other.id).execute()
  // The row that changed last is read last.
  const later = { updated_at: ctx.now() }
  await ctx.db.updateTable('charge').set(later).where('id', '=', one.id).execute()
  const idOf = async (by: { reference: string; providerId?: string }) =>
    (await findCharge(ctx.db, by))?.id
  expect(await idOf({ reference: one.reference })).toBe(one.id)
  expect(await idOf({ reference: other.reference })).toBe(other.id)
  expect(await idOf({ reference: one.provider_id ?? '' })).toBe(one.id)
  expect(await idOf({ reference: 'x', providerId: one.provider_id ?? '' })).toBe(one.id)
  expect(await idOf({ reference: 'x', providerId: 'y' })).toBeUndefined()
  expect(await idOf({ reference: 'x' })).toBeUndefined()
})

test('a charge is locked and changed alone, and a wallet’s number goes once the provider has answered', async () => {
  const ctx = await payingContext()
  const [first, second] = await twoCharges(ctx)
  const { charge: other } = await aCharge(ctx)
  await ctx.db.updateTable('charge').set({ payer_phone: '+628123' }).execute()
  const phones = async () => {
    const rows = ctx.db.selectFrom('charge').select(['id', 'payer_phone']).orderBy('created_at')
    return (await rows.execute()).filter((row) => row.payer_phone).map(({ id }) => id)
  }
  await inTransaction(ctx.db, async (tx) => {
    expect((await lockCharge(tx, first)).id).toBe(first.id)
    const foreign = { donation_id: other.donation_id, id: first.id }
    await expect(lockCharge(tx, foreign)).rejects.toThrow('no result')
    for (const status of ['creating', 'unknown', undefined] as const)
      await changeCharge(tx, second, status ? { status } : { updated_at: ctx.now() })
  })
  expect((await phones()).toSorted()).toEqual([first.id, second.id, other.id].toSorted())
  const after = await inTransaction(ctx.db, (tx) => changeCharge(tx, second, { status: 'pending' }))
  expect(after).toMatchObject({ id: second.id, status: 'pending', payer_phone: null })
  expect((await phones()).toSorted()).toEqual([first.id, other.id].toSorted())
})

/** Three payments of one code, two of them in suspense, and the wrong one of another code of the same donation. */
async function aSuspense(ctx: TestCtx) {
  const { donationId, charge } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-wrong')
  await runJobs(ctx)
  ctx.clock.advance({ minutes: 1 })
  const next = await openCharge(ctx, { donationId, method: 'qris', channel: 'qris' })
  for (const act of ['pay', 'pay'] as const) await ctx.sandbox.drive(donationId, act)
  await runJobs(ctx)
  return { donationId: charge.donation_id, chargeId: charge.id, nextId: next.id }
}

test('titipan is asked for by its donation or one code of it, oldest first, open or decided', async () => {
  const ctx = await payingContext()
  const { donationId, chargeId, nextId } = await aSuspense(ctx)
  await aSuspense(ctx)
  const sums = (rows: readonly { amount: number }[]) => rows.map(({ amount }) => amount)
  // The row that changed last is read last.
  const same = { reason: 'wrong_amount' as const }
  await ctx.db.updateTable('suspense').set(same).where('charge_id', '=', chargeId).execute()
  expect(sums(await listOpenSuspense(ctx.db, { donationId }))).toEqual([49_999, 50_000])
  await inTransaction(ctx.db, async (tx) => {
    expect(await keptFor(tx, { donationId })).toBe(99_999)
    expect(await keptFor(tx, { donationId, chargeId })).toBe(49_999)
    expect(await keptFor(tx, { donationId: ctx.newId() })).toBe(0)
    expect(sums(await lockOpenSuspense(tx, { donationId }))).toEqual([49_999, 50_000])
    expect(sums(await lockOpenSuspense(tx, { donationId, chargeId: nextId }))).toEqual([50_000])
    expect(await decidedSuspense(tx, { donationId })).toEqual([])
  })
  const decided = { status: 'refunded' as const, resolved_at: ctx.now() }
  await ctx.db.updateTable('suspense').set(decided).where('charge_id', '=', nextId).execute()
  expect(sums(await listOpenSuspense(ctx.db, { donationId }))).toEqual([49_999])
  await inTransaction(ctx.db, async (tx) => {
    expect(sums(await lockOpenSuspense(tx, { donationId }))).toEqual([49_999])
    expect(sums(await decidedSuspense(tx, { donationId }))).toEqual([50_000])
    expect(await keptFor(tx, { donationId })).toBe(99_999)
  })
})

test('what the provider took back is marked once, of one code or of the whole donation', async () => {
  const ctx = await payingContext()
  const { donationId, chargeId } = await aSuspense(ctx)
  await aSuspense(ctx)
  const marked = async () => {
    const rows = ctx.db.selectFrom('suspense').select(['amount', 'returned_at'])
    const back = rows.where('returned_at', 'is not', null).orderBy('amount')
    return (await back.execute()).map(({ amount, returned_at: at }) => [amount, at])
  }
  const mark = (of: { chargeId?: string }) =>
    inTransaction(ctx.db, (tx) => markReturned(tx, { donationId, ...of, at: ctx.now() }))
  const first = ctx.now()
  await mark({ chargeId })
  expect(await marked()).toEqual([[49_999, first]])
  ctx.clock.advance({ minutes: 1 })
  await mark({})
  expect(await marked()).toEqual([
    [49_999, first],
    [50_000, ctx.now()],
  ])
  await inTransaction(ctx.db, async (tx) => expect(await keptFor(tx, { donationId })).toBe(0))
})

test('a client’s key stands for the first input it came with', async () => {
  const ctx = await payingContext()
  const { charge } = await aCharge(ctx)
  const key = { donation_id: charge.donation_id, public_id: 'p', created_at: ctx.now() }
  const claim = (name: string, input_hash: string) =>
    claimKey(ctx.db, { ...key, key: name, input_hash })
  expect(await claim('a', 'va bca')).toBe(true)
  expect(await claim('a', 'va bca')).toBe(true)
  expect(await claim('b', 'qris qris')).toBe(true)
  expect(await claim('a', 'qris qris')).toBe(false)
})

async function anEvent(ctx: TestCtx, event_key: string, reference: string, payment?: string) {
  const at = { received_at: ctx.now(), processed_at: null, outcome: null }
  const of = { provider: 'sandbox', reference, donation_id: null, body: '{}' }
  return storeEvent(ctx.db, { ...of, ...at, event_key, payment_id: payment ?? null })
}

test('a webhook is stored once, and the payments it named are told in the order they came', async () => {
  const ctx = await payingContext()
  expect(await anEvent(ctx, 'e1', 'a-1', 'p2')).toBe(true)
  expect(await anEvent(ctx, 'e1', 'a-1', 'p9')).toBe(false)
  for (const [key, reference, payment] of [
    ['e2', 'a-1', 'p1'],
    ['e3', 'a-1', 'p2'],
    ['e4', 'a-1', undefined],
    ['e5', 'b-1', 'p7'],
    ['e6', 'd-1', 'p8'],
  ] as const) {
    ctx.clock.advance({ seconds: 1 })
    await anEvent(ctx, key, reference, payment)
  }
  expect(await paymentsNamed(ctx.db, 'a-1')).toEqual(['p2', 'p1'])
  // One that came before all others was stored after them.
  ctx.clock.set(new Date(ctx.now().getTime() - 60_000))
  await anEvent(ctx, 'e0', 'b-1', 'p6')
  expect(await paymentsNamed(ctx.db, 'c-1')).toEqual([])
  const both = await paymentsByReference(ctx.db, ['a-1', 'b-1', 'c-1'])
  expect(Object.fromEntries(both)).toEqual({ 'a-1': ['p2', 'p1'], 'b-1': ['p6', 'p7'] })
})

test('webhooks are closed by their keys, of their own provider', async () => {
  const ctx = await payingContext()
  for (const key of ['e1', 'e2', 'e3']) await anEvent(ctx, key, 'a-1')
  const close = (provider: string, eventKeys: string[]) =>
    closeEvents(ctx.db, { provider, eventKeys, outcome: 'gift', at: ctx.now() })
  await close('xendit', ['e2'])
  await close('sandbox', [])
  await close('sandbox', ['e1', 'e3'])
  const rows = ctx.db.selectFrom('payment_event').select(['event_key', 'outcome', 'processed_at'])
  expect(await rows.orderBy('event_key').execute()).toEqual([
    { event_key: 'e1', outcome: 'gift', processed_at: ctx.now() },
    { event_key: 'e2', outcome: null, processed_at: null },
    { event_key: 'e3', outcome: 'gift', processed_at: ctx.now() },
  ])
})
