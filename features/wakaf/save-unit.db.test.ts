import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import { testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { findUnit } from './queries.server.ts'
import { removeUnit, saveUnit } from './save-unit.server.ts'
import { takeUnits } from './take-units.server.ts'

const form = { name: 'm²', price: rupiah(100_000), total: 10, shownTotal: '' }

async function aWakaf(status: 'active' | 'draft' = 'active') {
  const ctx = await testContext()
  const { id: campaignId } = await makeCampaign(ctx, { slug: 'wakaf-tanah', fund: 'W', status })
  await saveUnit(ctx, { campaignId, form })
  return { ctx, campaignId }
}

test('a wakaf gets units, whose number changes down to what was taken', async () => {
  const { ctx, campaignId } = await aWakaf()
  const sourceId = ctx.newId()
  await ctx.db.transaction().execute(async (tx) => {
    await takeUnits(tx, { sourceId, campaignId, amount: rupiah(300_000), at: ctx.now() })
  })
  await saveUnit(ctx, { campaignId, form: { ...form, name: 'meter', total: 3, shownTotal: '10' } })
  expect(await findUnit(ctx.db, campaignId)).toMatchObject({
    name: 'meter',
    total: 3,
    remaining: 0,
  })
  await expect(
    saveUnit(ctx, { campaignId, form: { ...form, total: 2, shownTotal: '3' } }),
  ).rejects.toMatchObject({ code: 'wakaf/total-too-small' })
  await expect(
    saveUnit(ctx, { campaignId, form: { ...form, total: 20, shownTotal: '10' } }),
  ).rejects.toMatchObject({ code: 'wakaf/changed-meanwhile' })
  await expect(
    saveUnit(ctx, { campaignId, form: { ...form, price: rupiah(50_000), shownTotal: '3' } }),
  ).rejects.toMatchObject({ fields: { price: expect.stringContaining('Rp100.000') } })
  await expect(removeUnit(ctx, campaignId)).rejects.toMatchObject({ code: 'wakaf/unit-taken' })
})

test('the unit of a draft is removed, and other campaigns have none', async () => {
  const { ctx, campaignId } = await aWakaf('draft')
  await removeUnit(ctx, campaignId)
  expect(await findUnit(ctx.db, campaignId)).toBeUndefined()
  const { id: other } = await makeCampaign(ctx)
  await expect(saveUnit(ctx, { campaignId: other, form })).rejects.toMatchObject({
    code: 'wakaf/not-wakaf',
  })
})
