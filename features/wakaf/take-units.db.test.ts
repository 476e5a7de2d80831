import { expect, test } from 'vitest'
import { lockDonation } from '#features/donation/queries.server.ts'
import { recordReversed } from '#features/donation/record-payment.server.ts'
import { decideRefund, proposeRefund } from '#features/payment/refund-donation.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { givePaid } from '#tests/prayers.ts'
import { findShare, findShareByPublicId, listUnits } from './queries.server.ts'
import { returnUnits } from './take-units.server.ts'

async function makeUnits(ctx: TestCtx, total: number): Promise<string> {
  const price = rupiah(100_000)
  const { id } = await makeCampaign(ctx, { fund: 'W', minimumAmount: price, amountStep: price })
  const unit = { campaign_id: id, name: 'mushaf', price, total, remaining: total }
  await ctx.db.insertInto('wakaf_unit').values(unit).execute()
  return id
}

async function remainingOf(ctx: TestCtx, campaignId: string) {
  return (await listUnits(ctx.db)).get(campaignId)?.remaining
}

test('paying takes the units out of the stock, and what is beyond it is general wakaf', async () => {
  const ctx = await testContext()
  const campaignId = await makeUnits(ctx, 5)
  const first = await givePaid(ctx, { amount: 300_000 })
  expect(await remainingOf(ctx, campaignId)).toBe(2)
  const second = await givePaid(ctx, { amount: 400_000 })
  expect(await remainingOf(ctx, campaignId)).toBe(0)
  const whole = { name: 'mushaf', asked: 3, granted: 3, general: 0 }
  expect(await findShare(ctx.db, first.id)).toEqual(whole)
  const partly = { name: 'mushaf', asked: 4, granted: 2, general: 200_000 }
  expect(await findShare(ctx.db, second.id)).toEqual(partly)
  expect(await findShareByPublicId(ctx.db, second.publicId)).toEqual(partly)
})

test('two who pay for the last units at once do not both get them', async () => {
  const ctx = await testContext()
  const campaignId = await makeUnits(ctx, 3)
  const donations = await Promise.all(
    Array.from({ length: 4 }, () => givePaid(ctx, { amount: 200_000 })),
  )
  const shares = await Promise.all(donations.map(({ id }) => findShare(ctx.db, id)))
  expect(shares.reduce((sum, share) => sum + (share?.granted ?? 0), 0)).toBe(3)
  expect(shares.reduce((sum, share) => sum + (share?.general ?? 0), 0)).toBe(500_000)
  expect(await remainingOf(ctx, campaignId)).toBe(0)
})

test('units of a gift that is given back by agreement are there again', async () => {
  const ctx = await testContext()
  const campaignId = await makeUnits(ctx, 5)
  const { id, publicId } = await givePaid(ctx, { amount: 300_000 })
  const asked = { publicId, reason: 'donor_request' as const, note: 'Salah program' }
  const refund = await proposeRefund(ctx, { ...asked, by: ctx.newId() })
  expect(await remainingOf(ctx, campaignId)).toBe(2)

  await decideRefund(ctx, refund, { by: ctx.newId(), isApproved: true })
  expect(await remainingOf(ctx, campaignId)).toBe(5)
  expect(await findShare(ctx.db, id)).toBeUndefined()
})

test('units of money that went back are there again', async () => {
  const ctx = await testContext()
  const campaignId = await makeUnits(ctx, 5)
  const { id } = await givePaid(ctx, { amount: 300_000 })
  const now = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    const payment = { journalId: ctx.newId(), occurredAt: now, now }
    await recordReversed(tx, await lockDonation(tx, id), payment)
    await returnUnits(tx, { sourceId: id, at: now })
  })
  expect(await remainingOf(ctx, campaignId)).toBe(5)
  expect(await findShare(ctx.db, id)).toBeUndefined()
})

test('a wakaf without units takes none, and the price of units cannot change', async () => {
  const ctx = await testContext()
  const campaignId = await makeUnits(ctx, 5)
  await makeCampaign(ctx, { slug: 'wakaf-uang', fund: 'W' })
  const { id } = await givePaid(ctx, { campaignSlug: 'wakaf-uang' })
  expect(await findShare(ctx.db, id)).toBeUndefined()
  expect(await remainingOf(ctx, campaignId)).toBe(5)
  const dearer = ctx.db.updateTable('wakaf_unit').set({ price: rupiah(200_000) })
  await expect(dearer.execute()).rejects.toThrow('fixed')
})
