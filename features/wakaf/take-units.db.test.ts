import { expect, test } from 'vitest'
import { lockDonation } from '#features/donation/queries.server.ts'
import { recordPaid, recordReversed } from '#features/donation/record-payment.server.ts'
import { startDonation } from '#features/donation/start/start-donation.server.ts'
import { decideRefund, draftRefund } from '#features/refund/refund-decision.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aBank } from '#tests/money/refunds.ts'
import { makeCampaign } from '#tests/makers.ts'
import { givePaid } from '#tests/prayers.ts'
import { findDonatedUnits, findShare, findShareByPublicId, listUnits } from './queries.server.ts'
import { addPackage, withdrawPackage } from './save-package.server.ts'
import { returnUnits } from './take-units.server.ts'

const donor = {
  campaignSlug: 'sumur-desa',
  donorName: 'Siti Aminah',
  donorPhone: '+6281234567890',
  isAnonymous: false,
  showsPrayer: false,
  wantsNews: false,
}

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
  const from = await aBank(ctx, 'W')
  const refund = await draftRefund(ctx, { ...asked, by: ctx.newId(), from })
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

async function aPackage(ctx: TestCtx, campaignId: string): Promise<string> {
  const form = { packageName: 'Keluarga', packagePrice: rupiah(450_000), packageUnits: 5 }
  return await addPackage(ctx, { campaignId, form })
}

test('a paid package takes its own units out of the stock, whatever its price', async () => {
  const ctx = await testContext()
  const campaignId = await makeUnits(ctx, 12)
  const packageId = await aPackage(ctx, campaignId)
  const paid = await givePaid(ctx, { amount: 900_000, units: 2, packageId })
  expect(await remainingOf(ctx, campaignId)).toBe(2)
  const name = 'Keluarga (5 mushaf)'
  expect(await findShare(ctx.db, paid.id)).toEqual({ name, asked: 2, granted: 2, general: 0 })
  const donation = { id: paid.id, amount: rupiah(900_000), campaign: { id: campaignId } }
  expect(await findDonatedUnits(ctx.db, donation)).toMatchObject({ name, price: 450_000, count: 2 })
  await ctx.db.transaction().execute((tx) => returnUnits(tx, { sourceId: paid.id, at: ctx.now() }))
  expect(await remainingOf(ctx, campaignId)).toBe(12)
})

test('packages paid at once never take more than the stock, and each is whole or general wakaf', async () => {
  const ctx = await testContext()
  const campaignId = await makeUnits(ctx, 12)
  const packageId = await aPackage(ctx, campaignId)
  const paid = await Promise.all(
    Array.from({ length: 4 }, () => givePaid(ctx, { amount: 450_000, packageId })),
  )
  const shares = await Promise.all(paid.map(({ id }) => findShare(ctx.db, id)))
  expect(
    shares.map((share) => share?.granted).toSorted((one, other) => Number(one) - Number(other)),
  ).toEqual([0, 0, 1, 1])
  expect(shares.reduce((sum, share) => sum + (share?.general ?? 0), 0)).toBe(900_000)
  expect(await remainingOf(ctx, campaignId)).toBe(2)
  await givePaid(ctx, { amount: 200_000, units: 2 })
  expect(await remainingOf(ctx, campaignId)).toBe(0)
})

test('a package withdrawn before the payment is still what the donor gets', async () => {
  const ctx = await testContext()
  const campaignId = await makeUnits(ctx, 12)
  const packageId = await aPackage(ctx, campaignId)
  const { donationId } = await startDonation(ctx, { ...donor, amount: rupiah(450_000), packageId })
  await withdrawPackage(ctx, { campaignId, id: packageId })
  const { id } = await ctx.db
    .selectFrom('donation')
    .select('id')
    .where('public_id', '=', donationId)
    .executeTakeFirstOrThrow()
  const now = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    const payment = { journalId: ctx.newId(), occurredAt: now, now }
    await recordPaid(tx, await lockDonation(tx, id), payment)
  })
  expect(await remainingOf(ctx, campaignId)).toBe(7)
  const again = startDonation(ctx, { ...donor, amount: rupiah(450_000), packageId })
  await expect(again).rejects.toMatchObject({ code: 'donation/package-gone' })
})
