import * as v from 'valibot'
import { expect, test } from 'vitest'
import { chargeRequest } from '#features/charge/contract.ts'
import { rupiah } from '#platform/money/money.ts'
import { testContext } from '#tests/context.ts'
import { anOrder, xenditBench } from '#tests/fakes/benches.ts'
import { aPlan } from '#tests/money/plans.ts'
import { findPlan } from '../queries.server.ts'
import { debitWays } from './debit-terms.server.ts'

const env = { DEBITS: 'on', DEBIT_BANKS: 'bri' }

test('an account is debited for plans alone, up to its limit, where its bank is switched on', async () => {
  const { gateway } = await xenditBench()
  const ctx = await testContext({ env })
  const off = await testContext({ env: { ...env, DEBIT_BANKS: '' }, sharing: ctx })
  const banksFor = async (amount: number, at = ctx) => {
    const { id } = await aPlan(ctx, { kind: 'bulanan', day: 3, amount })
    const plan = await findPlan(ctx.db, id)
    return plan && debitWays(at, plan).filter(({ method }) => method === 'direct_debit')
  }
  const ofBri = { method: 'direct_debit', channel: 'bri', links: true }
  expect(await banksFor(50_000_000)).toEqual([ofBri])
  expect(await banksFor(50_000_001)).toEqual([])
  expect(await banksFor(50_000_000, off)).toEqual([])
  const methods = ctx.gateway.channels(rupiah(50_000)).map(({ method }) => method)
  expect(methods).not.toContain('direct_debit')
  expect(v.safeParse(chargeRequest, { method: 'direct_debit', channel: 'bri' }).success).toBe(false)
  const order = anOrder({ method: 'direct_debit', channel: 'bri' })
  expect(await gateway.create(order)).toEqual({ kind: 'rejected', code: 'CHANNEL_UNKNOWN' })
})

test('what came from an account goes back whole by its provider', async () => {
  const { gateway, fake } = await xenditBench()
  const returnUrl = 'https://amanah.contoh/kembali'
  await gateway.link?.({ owner: 'one', channel: 'bri', returnUrl })
  const page = fake.links.newest()
  fake.links.allow(page)
  const state = await gateway.linked?.(page)
  const token = state?.kind === 'linked' ? state.token : ''
  const order = anOrder({ method: 'direct_debit', channel: 'bri', token, returnUrl })
  const made = await gateway.create(order)
  const { reference, amount } = order
  const by = { reference, providerId: made.kind === 'created' ? made.providerId : null }
  expect(await gateway.find(by)).toMatchObject({ charge: { status: 'paid', paidAmount: amount } })
  expect(gateway.refundable).toContain('direct_debit')
  expect(await gateway.refund?.({ ...by, amount, key: 'back-1' })).toEqual({ kind: 'refunded' })
  expect(fake.refunded(reference)).toBe(amount)
})
