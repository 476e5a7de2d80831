import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aMember } from '#tests/members.ts'
import type { DonationInput } from '../contract.ts'
import { findDonation } from '../queries.server.ts'
import { startDonation } from './start-donation.server.ts'

// What a new donation keeps of its form, and how its repeat is told from another.

const given = {
  campaignSlug: 'sumur-desa',
  amount: rupiah(50_000),
  donorName: 'Ahmad Subagja',
  donorEmail: 'ahmad@contoh.id',
  isAnonymous: false,
  showsPrayer: false,
  wantsNews: false,
}

const start = (ctx: TestCtx, fields: Partial<DonationInput> = {}) =>
  startDonation(ctx, { ...given, ...fields })

const rowOf = async (ctx: TestCtx, { donationId }: { donationId: string }) =>
  await ctx.db
    .selectFrom('donation')
    .selectAll()
    .where('public_id', '=', donationId)
    .executeTakeFirstOrThrow()

const hashOf = async (ctx: TestCtx, { donationId }: { donationId: string }) =>
  await ctx.db
    .selectFrom('donation_key')
    .select('input_hash')
    .where('public_id', '=', donationId)
    .executeTakeFirstOrThrow()

test('a prayer that is not to be shown is kept and not shown', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const row = await rowOf(ctx, await start(ctx, { prayer: 'Semoga berkah', showsPrayer: false }))
  expect(row).toMatchObject({ prayer: 'Semoga berkah', shows_prayer: false })
})

test('what was said is kept: the member, what is on top, the salutation, the phone', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const { accountId } = await aMember(ctx)
  const said = { accountId, salutation: 'ibu' as const, donorPhone: '+6281234567889' }
  const row = await rowOf(ctx, await start(ctx, { ...said, operational: rupiah(5_000) }))
  expect(row).toMatchObject({
    account_id: accountId,
    salutation: 'ibu',
    donor_phone: said.donorPhone,
    operational: 5_000,
  })
})

test('a zakat is for the tax office when it is wished or a number is given, and not otherwise', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx, { slug: 'zakat', fund: 'Z' })
  const wishes = []
  for (const said of [{}, { wantsTaxReceipt: true }, { taxId: '3174012005670001' }])
    wishes.push(
      (await rowOf(ctx, await start(ctx, { campaignSlug: 'zakat', ...said }))).wants_tax_receipt,
    )
  expect(wishes).toEqual([false, true, true])
})

test('a wakaf for no names keeps none, a wakaf for names keeps them', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx, { slug: 'wakaf', fund: 'W' })
  const kept = []
  for (const onBehalfOf of [[], ['Almarhum Hasan']])
    kept.push(
      (await rowOf(ctx, await start(ctx, { campaignSlug: 'wakaf', onBehalfOf }))).on_behalf_of,
    )
  expect(kept).toEqual([null, ['Almarhum Hasan']])
})

async function aWellInUnits(ctx: TestCtx) {
  const price = rupiah(50_000)
  const terms = { fund: 'W' as const, minimumAmount: price, amountStep: price }
  const { id: campaign_id } = await makeCampaign(ctx, { slug: 'wakaf-sumur', ...terms })
  const unit = { campaign_id, name: 'sumur', price, total: 4, remaining: 4 }
  await ctx.db.insertInto('wakaf_unit').values(unit).execute()
  const id = ctx.newId()
  const offered = { campaign_id, id, name: 'keluarga', price: rupiah(90_001), units: 2 }
  await ctx.db.insertInto('wakaf_package').values(offered).execute()
  return { packageId: id }
}

test('a wakaf in units is taken at their price or at that of its package, which is kept', async () => {
  const ctx = await testContext()
  const { packageId } = await aWellInUnits(ctx)
  const wakaf = (fields: Partial<DonationInput>) =>
    start(ctx, { campaignSlug: 'wakaf-sumur', ...fields })
  const refusals = [
    [{ amount: rupiah(50_000), units: 2 }, 'donation/units-mismatch'],
    [{ amount: rupiah(90_001) }, 'donation/amount-off-step'],
    [{ amount: rupiah(50_000), packageId }, 'donation/amount-off-step'],
    [{ amount: rupiah(90_001), packageId: ctx.newId() }, 'donation/package-gone'],
  ] as const
  for (const [fields, code] of refusals) await expect(wakaf(fields)).rejects.toMatchObject({ code })
  expect(await rowOf(ctx, await wakaf({ amount: rupiah(90_001), packageId }))).toMatchObject({
    amount: 90_001,
    package_id: packageId,
  })
  expect(
    (await rowOf(ctx, await wakaf({ amount: rupiah(100_000), units: 2 }))).package_id,
  ).toBeNull()
})

test('a package of a campaign without units is not found', async () => {
  const ctx = await testContext()
  const { packageId } = await aWellInUnits(ctx)
  await makeCampaign(ctx)
  const refused = { code: 'donation/units-mismatch' }
  await expect(start(ctx, { packageId })).rejects.toMatchObject(refused)
})

test('a donation without later fields keeps the hash it had before there were any', async () => {
  const ctx = await testContext()
  const { id } = await makeCampaign(ctx)
  const donor = [id, 50_000, 'Ahmad Subagja', undefined, 'ahmad@contoh.id']
  const parts = [...donor, false, undefined, false, false, undefined]
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  expect(await hashOf(ctx, await start(ctx))).toEqual({ input_hash: hash })
  expect(await hashOf(ctx, await start(ctx, { isIntended: false }))).toEqual({ input_hash: hash })
  const other = await hashOf(ctx, await start(ctx, { salutation: 'ibu' }))
  expect(other.input_hash).not.toBe(hash)
})

test('what is kept of an NPWP cannot be found again without the secret of the installation', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const env = { APP_SECRET: 'another secret that only the tests know' }
  const elsewhere = await testContext({ sharing: ctx, env })
  const hashes = []
  for (const each of [ctx, elsewhere])
    hashes.push((await hashOf(each, await start(each, { taxId: '3174012005670001' }))).input_hash)
  expect(hashes[0]).not.toBe(hashes[1])
  const plain = [await hashOf(ctx, await start(ctx)), await hashOf(ctx, await start(elsewhere))]
  expect(plain[0]).toEqual(plain[1])
})

test('a key without its donation finds nothing', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const { donationId } = await start(ctx)
  await ctx.db.deleteFrom('donation').execute()
  expect(await findDonation(ctx.db, donationId)).toBeUndefined()
})
