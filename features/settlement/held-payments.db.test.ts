import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import type { SandboxAction } from '#platform/outside/sandbox/sandbox-simulator.server.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import {
  aCharge,
  aDonation,
  anOrphan,
  type DonationFields,
  payingContext,
  runJobs,
} from '#tests/money/payments.ts'
import { aBank, anApprovedRefund } from '#tests/money/refunds.ts'
import { heldPayments } from './held-payments.server.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { payRefund } from '#features/refund/pay/pay-refund.server.ts'
import { recordSettlement } from './record-settlement.server.ts'
import { decideSuspense, proposeSuspense } from '#features/suspense/resolve-suspense.server.ts'
import { paySuspenseRefund } from '#features/suspense/return-suspense.server.ts'

/** A donation with what happened to its money at the provider. */
async function aPayment(ctx: TestCtx, acts: SandboxAction[], fields: DonationFields = {}) {
  const { donationId, charge } = await aCharge(ctx, fields)
  for (const act of acts) {
    await ctx.sandbox.drive(donationId, act)
    await runJobs(ctx)
  }
  return { donationId, reference: charge.reference, id: charge.provider_id ?? '', charge }
}

function find(ctx: TestCtx, names: { reference: string; providerId?: string }[], by = 'sandbox') {
  const lines = names.map((name) => ({ ...name, gross: 50_000, fee: 0, tax: 0 }))
  return heldPayments(ctx.db, { provider: by, lines })
}

const namesOf = async (...given: Parameters<typeof find>) =>
  (await find(...given)).map(({ names }) => names)

/** What is gone of each part that references find. */
async function goneOf(ctx: TestCtx, ...references: string[]) {
  const found = await find(
    ctx,
    references.map((reference) => ({ reference })),
  )
  return found.map(({ parts }) => parts.map(({ gone }) => gone.map(({ amount }) => amount)))
}

async function keptOf(ctx: TestCtx) {
  return ctx.db.selectFrom('suspense').selectAll().orderBy('id').execute()
}

test('a payment is found by our reference, the provider’s id or its refund, for its provider alone', async () => {
  const ctx = await payingContext()
  const one = await aPayment(ctx, ['pay'])
  const other = await aPayment(ctx, ['pay'])
  const waits = await aPayment(ctx, [])
  const ended = await aPayment(ctx, ['expire'])
  const { id: refund } = await anApprovedRefund(ctx, one.donationId, await aBank(ctx))
  const names = [one.reference, one.id]
  expect(await namesOf(ctx, [{ reference: one.reference }])).toEqual([names])
  expect(await namesOf(ctx, [{ reference: 'unlike ours', providerId: one.id }])).toEqual([names])
  expect(await namesOf(ctx, [{ reference: refund }])).toEqual([[...names, refund]])
  const all = [one, other, waits, ended].map(({ reference }) => ({ reference }))
  const both = await namesOf(ctx, [...all, { reference: refund }])
  expect(both).toHaveLength(2)
  for (const each of [
    [...names, refund],
    [other.reference, other.id],
  ])
    expect(both).toContainEqual(each)
  expect(await namesOf(ctx, all, 'xendit')).toEqual([])
  expect(await namesOf(ctx, [])).toEqual([])
  expect(await namesOf(ctx, [{ reference: ctx.newId() }])).toEqual([])
})

test('a charge without an id of its provider has our reference as its only name', async () => {
  const ctx = await payingContext()
  const { reference } = await aPayment(ctx, ['pay'])
  await ctx.db.updateTable('charge').set({ provider_id: null }).execute()
  expect(await namesOf(ctx, [{ reference }])).toEqual([[reference]])
})

test('the parts of a donation are its own and the amil’s, none of them settled or gone at first', async () => {
  const ctx = await payingContext()
  const { charge, reference } = await aPayment(ctx, ['pay'], { operational: 2_000 })
  const { donation_id: sourceId, id } = charge
  const { campaign_id: campaignId } = await ctx.db
    .selectFrom('donation')
    .select('campaign_id')
    .executeTakeFirstOrThrow()
  const state = { sourceId, isSettled: false, isDeducted: false, gone: [] }
  expect((await find(ctx, [{ reference }]))[0]?.parts).toEqual([
    { ...state, portionId: id, fund: 'IT', campaignId, gross: 50_000 },
    { ...state, portionId: sourceId, fund: 'A', campaignId: null, gross: 2_000 },
  ])
  const line = { reference, gross: 52_000, fee: 0, tax: 0 }
  const payout = { provider: 'sandbox', reference: 'PO-1', settledAt: ctx.now(), lines: [line] }
  await recordSettlement(ctx, payout)
  const [settled] = await find(ctx, [{ reference }])
  expect(settled?.parts.map(({ isSettled }) => isSettled)).toEqual([true, true])
})

test('titipan is found by its charge, oldest first, and a charge that only kept money is no donation', async () => {
  const ctx = await payingContext()
  const { reference, id } = await aPayment(ctx, ['pay-wrong'])
  const other = await aPayment(ctx, ['pay-wrong', 'reverse'])
  expect(await namesOf(ctx, [{ reference }])).toEqual([[reference, id]])
  expect(await namesOf(ctx, [{ reference: id }])).toEqual([[reference, id]])
  expect(await namesOf(ctx, [{ reference: 'unlike ours', providerId: id }])).toHaveLength(1)
  expect(await namesOf(ctx, [{ reference }], 'xendit')).toEqual([])
  // Rows of an earlier version have no reference of their own: their code has it.
  await ctx.db.updateTable('suspense').set({ reference: null }).execute()
  expect(await namesOf(ctx, [{ reference }])).toEqual([[reference, id]])
  const [gone] = await find(ctx, [{ reference: other.reference }])
  expect(gone).toMatchObject({ parts: [{ fund: 'IU', campaignId: null }] })

  const second = await aPayment(ctx, ['pay', 'pay'])
  ctx.clock.advance({ minutes: 1 })
  await ctx.sandbox.drive(second.donationId, 'pay')
  await runJobs(ctx)
  const kept = await ctx.db
    .selectFrom('suspense')
    .select('id')
    .where('donation_id', '=', second.charge.donation_id)
    .orderBy('created_at')
    .execute()
  const [paid, ...rest] = await find(ctx, [{ reference: second.reference }])
  expect(paid?.parts[0]?.portionId).toBe(second.charge.id)
  expect(rest.map(({ parts }) => parts[0]?.portionId)).toEqual(kept.map((each) => each.id))
})

test('titipan of no charge is found by what the provider called it, and its return by our own id', async () => {
  const ctx = await payingContext()
  const aLost = async (reference: string) => {
    const expiresAt = new Date(ctx.now().getTime() + 60_000)
    const way = { method: 'va', channel: 'bca', amount: rupiah(75_000) } as const
    await ctx.gateway.create({ ...way, reference, expiresAt, description: 'lost by us' })
    await ctx.sandbox.drive(reference, 'pay')
    await runJobs(ctx)
  }
  const [first, second] = ['01JXW5Z7K9QW8Y3R5T7V9X1B3D-1', '01JXW5Z7K9QW8Y3R5T7V9X1B3E-1'] as const
  await aLost(first)
  await aLost(second)
  const lost = (await ctx.sandbox.charges(5)).find(({ reference }) => reference === first)
  const id = lost?.provider_id ?? ''
  expect(await namesOf(ctx, [{ reference: first }])).toEqual([[first, id]])
  expect(await namesOf(ctx, [{ reference: 'x', providerId: id }])).toEqual([[first, id]])
  const suspenseKey = (await keptOf(ctx)).find(({ reference }) => reference === first)
  if (!suspenseKey) throw new Error('it was not kept')
  const decision = await proposeSuspense(ctx, {
    suspenseKey,
    campaignId: null,
    note: 'Salah kirim',
    from: await aBank(ctx, 'IU'),
    by: ctx.newId(),
  })
  expect(await namesOf(ctx, [{ reference: decision.id }])).toEqual([[first, id, decision.id]])
  await ctx.db.updateTable('suspense').set({ reference: null }).execute()
  expect(await namesOf(ctx, [{ reference: id }])).toEqual([[id]])
})

test('what went back to the provider is gone from its own donation and part only', async () => {
  const ctx = await payingContext()
  const back = await aPayment(ctx, ['pay', 'reverse'], { operational: 2_000 })
  const stays = await aPayment(ctx, ['pay'], { operational: 2_000 })
  expect(await goneOf(ctx, back.reference)).toEqual([[[50_000], [2_000]]])
  expect(await goneOf(ctx, stays.reference)).toEqual([[[], []]])
  const both = await goneOf(ctx, back.reference, stays.reference)
  expect(both).toHaveLength(2)
  for (const each of [
    [[50_000], [2_000]],
    [[], []],
  ])
    expect(both).toContainEqual(each)
})

test('a gift to the amil with a part for its running has two parts of one fund, each gone by itself', async () => {
  const ctx = await payingContext()
  const campaign = { slug: 'amil', fund: 'A', incomeAccount: '4430' } as const
  const publicId = await aDonation(ctx, { campaign })
  // The form offers no such gift; nothing in the database forbids it.
  await ctx.db
    .updateTable('donation')
    .set({ operational: rupiah(2_000) })
    .execute()
  const choice = { donationId: publicId, method: 'va', channel: 'bca' } as const
  const { reference } = await openCharge(ctx, choice)
  for (const act of ['pay', 'reverse'] as const) {
    await ctx.sandbox.drive(publicId, act)
    await runJobs(ctx)
  }
  expect(await goneOf(ctx, reference)).toEqual([[[50_000], [2_000]]])
})

test('a refund that the provider paid is gone there, one that our bank paid is not', async () => {
  const ctx = await payingContext()
  for (const from of [undefined, await aBank(ctx)]) {
    const { donationId, reference } = await aPayment(ctx, ['pay'])
    const line = { reference, gross: 50_000, fee: 0, tax: 0 }
    const payout = { provider: 'sandbox', settledAt: ctx.now(), lines: [line] }
    await recordSettlement(ctx, { ...payout, reference: `PO ${reference}` })
    const refund = await anApprovedRefund(ctx, donationId, from)
    expect(await goneOf(ctx, reference)).toEqual([[[]]])
    await payRefund(ctx, refund)
    expect(await goneOf(ctx, reference)).toEqual([[from ? [] : [50_000]]])
    if (!from) continue
    // The provider takes it back as well.
    await ctx.sandbox.drive(donationId, 'reverse')
    await runJobs(ctx)
    expect(await goneOf(ctx, reference)).toEqual([[[50_000]]])
  }
})

test.each(['bank', 'gateway', 'rejected'] as const)(
  'titipan is gone once the provider took it back or returned it (%s)',
  async (way) => {
    const ctx = await payingContext()
    const { donationId, reference } = await aPayment(ctx, ['pay', 'pay'])
    const line = { reference, gross: 100_000, fee: 0, tax: 0 }
    const payout = { provider: 'sandbox', settledAt: ctx.now(), lines: [line] }
    await recordSettlement(ctx, { ...payout, reference: 'PO-1' })
    const [of] = await keptOf(ctx)
    if (!of) throw new Error('nothing was kept')
    const from = way === 'gateway' ? {} : { from: await aBank(ctx, 'IU') }
    const asked = { suspenseKey: of, campaignId: null, note: 'Dobel', by: ctx.newId(), ...from }
    const decision = await proposeSuspense(ctx, asked)
    await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: way !== 'rejected' })
    if (way !== 'rejected') await paySuspenseRefund(ctx, decision)
    expect(await goneOf(ctx, reference)).toEqual([[[]], [way === 'gateway' ? [50_000] : []]])
    await ctx.sandbox.drive(donationId, 'reverse')
    await runJobs(ctx)
    expect(await goneOf(ctx, reference)).toEqual([[[50_000]], [[50_000]]])
  },
)

test('titipan that became a donation is gone with that donation, not with the one it came with', async () => {
  const ctx = await payingContext()
  const { reference, donationId } = await aPayment(ctx, ['pay', 'pay'])
  const { id: campaignId } = await makeCampaign(ctx, { slug: 'tujuan' })
  const [of] = await keptOf(ctx)
  if (!of) throw new Error('nothing was kept')
  const asked = { suspenseKey: of, campaignId, note: 'Permintaan donatur', by: ctx.newId() }
  const decision = await proposeSuspense(ctx, asked)
  await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true })
  expect(await goneOf(ctx, reference)).toEqual([[[]], [[]]])
  await payRefund(ctx, await anApprovedRefund(ctx, donationId))
  expect(await goneOf(ctx, reference)).toEqual([[[50_000]], [[]]])
  await ctx.sandbox.drive(donationId, 'reverse')
  await runJobs(ctx)
  expect(await goneOf(ctx, reference)).toEqual([[[50_000]], [[50_000]]])
})

test('the fee of another payment of the donation that titipan paid is no loss of it', async () => {
  const ctx = await payingContext()
  const { charge, donationId } = await aCharge(ctx, { amount: 75_000 })
  const { reference, kept: of } = await anOrphan(ctx)
  const asked = { suspenseKey: of, note: 'Diketahui', by: ctx.newId(), campaignId: null }
  const decision = await proposeSuspense(ctx, { ...asked, donationId: charge.donation_id })
  await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  const line = { reference: charge.reference, gross: 75_000, fee: 4_000, tax: 440 }
  const payout = { provider: 'sandbox', reference: 'PO-1', settledAt: ctx.now(), lines: [line] }
  await recordSettlement(ctx, payout)
  expect(await goneOf(ctx, reference)).toEqual([[[]]])
})

test.each([
  { what: 'a campaign got', campaign: true, accepted: false },
  { what: 'paid a donation that waited', campaign: false, accepted: true },
])('titipan of nobody that $what is gone once the provider takes it back', async (end) => {
  const ctx = await payingContext()
  const { charge } = await aCharge(ctx, { amount: 75_000 })
  const { id: campaignId } = await makeCampaign(ctx, { slug: 'tujuan' })
  const { reference, kept: of } = await anOrphan(ctx)
  const stays = await anOrphan(ctx)
  const asked = { suspenseKey: of, note: 'Diketahui', by: ctx.newId() }
  const decision = await proposeSuspense(ctx, {
    ...asked,
    campaignId: end.campaign ? campaignId : null,
    ...(end.accepted && { donationId: charge.donation_id }),
  })
  await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true })
  const both = [reference, stays.reference]
  expect(await goneOf(ctx, ...both)).toEqual([[[]], [[]]])
  await ctx.sandbox.drive(reference, 'reverse')
  await runJobs(ctx)
  expect(await goneOf(ctx, ...both)).toEqual([[[75_000]], [[]]])
})
