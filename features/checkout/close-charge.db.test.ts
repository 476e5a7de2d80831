import { expect, test } from 'vitest'
import type { PaymentGateway } from '#platform/outside/payment/payment-gateway.ts'
import { aCharge, payingContext, stateOf } from '#tests/money/payments.ts'
import { cancelDonation } from './cancel-donation.server.ts'
import { closeCharge } from './close-charge.server.ts'
import { closeCodeJob } from '#features/charge/close-code.server.ts'
import { openCharge } from './open-charge.server.ts'
import { activeCharge } from '#features/charge/queries.server.ts'

const unclear = { code: 'payment/earlier-charge-unclear', status: 409 }

test('a code that is just being made is left alone for fifteen seconds, and then asked about', async () => {
  const ctx = await payingContext()
  const { charge } = await aCharge(ctx)
  const making = { ...charge, status: 'creating' as const }
  await ctx.db.updateTable('charge').set({ status: 'creating' }).execute()
  let asked = 0
  const find: PaymentGateway['find'] = async (by) => {
    asked += 1
    return ctx.gateway.find(by)
  }
  const counting = { ...ctx, gateway: { ...ctx.gateway, find } }
  ctx.clock.advance({ seconds: 14 })
  await expect(closeCharge(counting, making)).rejects.toMatchObject(unclear)
  expect(asked).toBe(0)
  ctx.clock.advance({ seconds: 1 })
  expect(await closeCharge(counting, making)).toBeUndefined()
  expect(asked).toBe(1)
  expect((await ctx.sandbox.charges(1))[0]?.status).toBe('cancelled')
})

test('one that has its code is closed at once', async () => {
  const ctx = await payingContext()
  const { charge } = await aCharge(ctx)
  expect(await closeCharge(ctx, charge)).toBeUndefined()
})

test('a provider that says nothing of a code makes its state unclear; another fault stays what it is', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  const find = async () => ({ kind: 'unknown', cause: '502 HTML' }) as const
  const silent = { ...ctx, gateway: { ...ctx.gateway, find } }
  await expect(cancelDonation(silent, donationId)).rejects.toMatchObject(unclear)
  const broken = {
    ...ctx,
    gateway: { ...ctx.gateway, find: () => Promise.reject(new Error('broken')) },
  }
  await expect(closeCharge(broken, charge)).rejects.toThrow('broken')
})

test('a provider that says paid and then nothing more leaves it unclear', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  let isAsked = false
  const gateway: PaymentGateway = {
    ...ctx.gateway,
    cancel: async () => {
      isAsked = true
      return 'already_paid'
    },
    find: async (by) => (isAsked ? { kind: 'unknown', cause: '502' } : ctx.gateway.find(by)),
  }
  await expect(closeCharge({ ...ctx, gateway }, charge)).rejects.toMatchObject(unclear)
  expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'pending' })
})

test('a code that is still being made is not closed unasked, and is tried again', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  const ids = { donationId: charge.donation_id }
  const setStatus = (status: 'creating' | 'pending') =>
    ctx.db.updateTable('charge').set({ status }).execute()
  await ctx.db.updateTable('donation').set({ status: 'cancelled' }).execute()
  await setStatus('creating')
  await expect(closeCodeJob.run(ctx, ids)).rejects.toThrow('is not closed')
  expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'creating' })
  await setStatus('pending')
  await closeCodeJob.run(ctx, ids)
  expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'cancelled' })
})

test('at the moment a code runs out it is replaced, not shown again', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  const way = { donationId, method: 'va', channel: 'bca' } as const
  ctx.clock.set(new Date(charge.expires_at.getTime() - 1))
  expect((await openCharge(ctx, way)).id).toBe(charge.id)
  ctx.clock.set(charge.expires_at)
  expect(await openCharge(ctx, way)).toMatchObject({ attempt: 2, status: 'pending' })
})

test('the same way with another channel is another code', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx, { channel: 'bca' })
  const bri = await openCharge(ctx, { donationId, method: 'va', channel: 'bri' })
  expect(bri).toMatchObject({ attempt: 2, channel: 'bri' })
  expect(await activeCharge(ctx.db, bri.donation_id)).toMatchObject({ id: bri.id })
})
