import { expect, test } from 'vitest'
import * as v from 'valibot'
import { rupiah } from '#platform/money/money.ts'
import { testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { packageForm } from './package-form.ts'
import { listPackages, offeredPackages } from './queries.server.ts'
import { addPackage, withdrawPackage } from './save-package.server.ts'
import { removeUnit, saveUnit } from './save-unit.server.ts'

const unit = { name: 'm²', price: rupiah(100_000), total: 20, shownTotal: '' }
const family = { packageName: 'Keluarga', packagePrice: rupiah(450_000), packageUnits: 5 }

async function aWakaf(status: 'active' | 'draft' = 'active') {
  const ctx = await testContext()
  const { id: campaignId } = await makeCampaign(ctx, { slug: 'wakaf-tanah', fund: 'W', status })
  await saveUnit(ctx, { campaignId, form: unit })
  return { ctx, campaignId }
}

test('a package has a name, a price and units of its own, until it is taken from the offer', async () => {
  const { ctx, campaignId } = await aWakaf()
  const id = await addPackage(ctx, { campaignId, form: family })
  await addPackage(ctx, { campaignId, form: { ...family, packageName: 'Besar', packageUnits: 20 } })
  expect(ctx.purged).toEqual(expect.arrayContaining(['/campaign/', '/wakaf']))
  const offered = (remaining: number) => offeredPackages(ctx.db, { campaignId, remaining })
  expect(await offered(20)).toHaveLength(2)
  expect(await offered(19)).toEqual([{ id, name: 'Keluarga', price: 450_000, units: 5 }])
  expect(await offered(4)).toEqual([])

  const change = ctx.db
    .updateTable('wakaf_package')
    .set({ price: rupiah(1_000) })
    .execute()
  await expect(change).rejects.toThrow('fixed')
  await withdrawPackage(ctx, { campaignId, id })
  expect((await offered(20)).map(({ name }) => name)).toEqual(['Besar'])
  expect(await listPackages(ctx.db, campaignId)).toHaveLength(2)
})

test('a package needs a unit, fits into its stock, and is offered once', async () => {
  const { ctx, campaignId } = await aWakaf()
  const add = (change: Partial<typeof family>) =>
    addPackage(ctx, { campaignId, form: { ...family, ...change } })
  await add({})
  await expect(add({})).rejects.toMatchObject({ code: 'wakaf/package-twice' })
  const large = add({ packageName: 'Semua', packageUnits: 21 })
  await expect(large).rejects.toMatchObject({ fields: { packageUnits: expect.any(String) } })
  for (const place of [1, 2, 3, 4, 5, 6]) await add({ packageName: `Paket ${place}` })
  const eighth = add({ packageName: 'Paket 7' })
  await expect(eighth).rejects.toMatchObject({ code: 'wakaf/too-many-packages' })
  const { id: other } = await makeCampaign(ctx, { slug: 'wakaf-uang', fund: 'W' })
  const without = addPackage(ctx, { campaignId: other, form: family })
  await expect(without).rejects.toMatchObject({ code: 'wakaf/unit-missing' })
})

test('the packages of a draft go with its unit', async () => {
  const { ctx, campaignId } = await aWakaf('draft')
  await addPackage(ctx, { campaignId, form: family })
  await removeUnit(ctx, campaignId)
  expect(await listPackages(ctx.db, campaignId)).toEqual([])
})

test.each([
  ['packageName', '  '],
  ['packagePrice', '999'],
  ['packagePrice', '1,5'],
  ['packageUnits', '0'],
  ['packageUnits', '1,5'],
])('a form with a wrong %s is refused: %j', (field, typed) => {
  const right = { packageName: 'Keluarga', packagePrice: '450.000', packageUnits: '1.000' }
  expect(v.parse(packageForm, right)).toMatchObject({ packageUnits: 1_000, packagePrice: 450_000 })
  const { issues = [] } = v.safeParse(packageForm, { ...right, [field]: typed })
  expect(issues.map((issue) => v.getDotPath(issue))).toEqual([field])
})
