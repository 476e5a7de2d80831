import { expect, test } from 'vitest'
import { addPackage, withdrawPackage } from '#features/wakaf/save-package.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import {
  donationFormArgs as routeArgs,
  filledForm as filled,
} from '#tests/screens/donation-form.ts'
import { makeCampaign } from '#tests/makers.ts'
import { action, loader } from './donasi-sekarang.tsx'

async function makeWells(ctx: TestCtx, remaining = 12) {
  const price = rupiah(12_500_000)
  const { id } = await makeCampaign(ctx, { fund: 'W', minimumAmount: price, amountStep: price })
  const unit = { campaign_id: id, name: 'sumur', price, total: 12, remaining }
  await ctx.db.insertInto('wakaf_unit').values(unit).execute()
}

test('a package posted without script is its own price; one that is no longer offered is refused', async () => {
  const ctx = await testContext()
  await makeWells(ctx, 7)
  const { id: campaignId } = await ctx.db
    .selectFrom('campaign')
    .select('id')
    .executeTakeFirstOrThrow()
  const form = { packageName: 'Sekampung', packagePrice: rupiah(60_000_001), packageUnits: 5 }
  const packageId = await addPackage(ctx, { campaignId, form })
  const view = await loader(routeArgs(ctx, `sumur-desa?paket=${packageId}&jumlah=9`))
  expect(view.campaign.packages).toEqual([
    { id: packageId, name: 'Sekampung', price: 60_000_001, units: 5 },
  ])
  const value = `${packageId}~60000001`
  expect(view.units).toEqual({ units: '1', package: value })
  const post = (fields: Record<string, string>) => {
    const form = { ...filled, nominal: '', id: view.donationId, unitPrice: '12500000', ...fields }
    return action(routeArgs(ctx, 'sumur-desa', form))
  }
  for (const wrong of [
    { units: '2', package: value },
    { units: '1', package: `${packageId}~12500000` },
    { units: '1', package: `${ctx.newId()}~60000001` },
  ]) {
    const refused = (await post(wrong)) as { data: { errors: object } }
    expect(Object.keys(refused.data.errors), JSON.stringify(wrong)).toEqual(['units'])
  }
  expect(await post({ units: '1', package: value })).toMatchObject({ status: 303 })
  const written = ctx.db.selectFrom('donation').select(['amount', 'package_id'])
  expect(await written.execute()).toEqual([{ amount: 60_000_001, package_id: packageId }])
  await withdrawPackage(ctx, { campaignId, id: packageId })
  const late = (await post({ id: ctx.newPublicId(), units: '1', package: value })) as {
    data: { errors: Record<string, string> }
  }
  expect(late.data.errors['units']).toContain('tidak ditawarkan')
})

test('each preset comes with what it does, and none with words it has not', async () => {
  const ctx = await testContext()
  await makeCampaign(ctx)
  const words = JSON.stringify(['1 porsi makan', ''])
  await ctx.db.updateTable('campaign').set({ preset_words: words }).execute()
  const { campaign } = await loader(routeArgs(ctx, 'sumur-desa'))
  expect(campaign.presets).toEqual([
    { amount: 10_000, words: '1 porsi makan' },
    { amount: 50_000, words: '' },
    { amount: 100_000, words: '' },
  ])
})
