import { expect, test } from 'vitest'
import { rollUpTotals } from '#features/campaign/roll-up.server.ts'
import { addPackage } from '#features/wakaf/save-package.server.ts'
import { saveUnit } from '#features/wakaf/save-unit.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { givePaid } from '#tests/prayers.ts'
import { askLedger } from './ledger.server.ts'

async function wrongAnswers(ctx: TestCtx): Promise<string[]> {
  const answers = Object.entries(await askLedger(ctx.db))
  return answers.filter(([, count]) => count !== 0).map(([question]) => question)
}

test('a paid package is right at its own price, and wrong at the price of single units', async () => {
  const ctx = await testContext()
  const { id: campaignId } = await makeCampaign(ctx, { fund: 'W' })
  const unit = { name: 'm²', price: rupiah(100_000), total: 20, shownTotal: '' }
  await saveUnit(ctx, { campaignId, form: unit })
  const form = { packageName: 'Keluarga', packagePrice: rupiah(450_000), packageUnits: 5 }
  const packageId = await addPackage(ctx, { campaignId, form })
  const { id } = await givePaid(ctx, { amount: 900_000, packageId })
  await rollUpTotals(ctx)
  expect(await wrongAnswers(ctx)).toEqual([])
  await ctx.db.updateTable('donation').set({ package_id: null }).where('id', '=', id).execute()
  expect(await wrongAnswers(ctx)).toEqual(['wakafUnitsOffTheirStock'])
})
