import { expect, test } from 'vitest'
import { campaignPage } from '#app/site/campaign/campaign-page.server.ts'
import {
  decideDisbursement,
  payDisbursement,
  draftDisbursement,
} from '#features/disbursement/disburse.server.ts'
import { thingsArrived } from '#features/disbursement/disbursement-reports.server.ts'
import {
  publishDisbursementReport,
  saveDisbursementReport,
  withdrawDisbursementReport,
} from '#features/disbursement/save-disbursement-report.server.ts'
import { getCampaignBySlug } from '#features/campaign/queries.server.ts'
import { rollUpTotals } from '#features/campaign/roll-up.server.ts'
import { trialBalance } from '#features/ledger/queries.server.ts'
import { fundLines } from '#features/site-page/fund-lines.ts'
import { saveUnit } from '#features/wakaf/save-unit.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aSettledDonation, payingContext } from '#tests/money/payments.ts'
import { homePage } from './home-page.server.ts'

const by = { by: '0193f0c2-0000-7000-8000-000000000001' }
const words = { description: 'Mushaf untuk Kei', beneficiaries: 12 }
const form = { version: 0, penerima: '', cerita: 'Mushaf tiba di Tual.', orang: 'none' } as const

/** A wakaf of mushaf at Rp100.000 with five given and settled. */
async function fiveBooks(ctx: TestCtx): Promise<string> {
  const campaign = { slug: 'wakaf-mushaf', fund: 'W' } as const
  const { id } = await makeCampaign(ctx, campaign)
  const unit = { name: 'mushaf', price: rupiah(100_000), total: 20, shownTotal: '' }
  await saveUnit(ctx, { campaignId: id, form: unit })
  await aSettledDonation(ctx, { amount: 500_000, campaign })
  await rollUpTotals(ctx)
  return id
}

const spend = (campaignId: string, amount: number, account = '1310') => ({
  campaignId,
  fund: 'W' as const,
  account,
  amount: rupiah(amount),
  ...words,
})

async function disburse(ctx: TestCtx, campaignId: string, amount: number): Promise<string> {
  const id = await draftDisbursement(ctx, spend(campaignId, amount), by)
  await decideDisbursement(ctx, id, { by: ctx.newId(), isApproved: true })
  await payDisbursement(ctx, id, { proof: 'TRF-1' })
  return id
}

/** What each screen says has arrived of the wakaf. */
async function said(ctx: TestCtx) {
  const campaign = await getCampaignBySlug(ctx.db, 'wakaf-mushaf')
  const { funds } = await campaignPage(ctx, campaign)
  const { impact, money } = await homePage(ctx)
  const lines = fundLines(await trialBalance(ctx.db))
  return {
    home: impact?.figures.filter(({ name }) => name.includes('wakaf')),
    became: funds.became?.count,
    sums: [funds.disbursed, money?.handedOver, lines.find(({ fund }) => fund === 'W')?.used],
  }
}

test('what arrived of a wakaf is one figure on every screen: bought by the books, and told by a published report', async () => {
  const ctx = await payingContext()
  const campaignId = await fiveBooks(ctx)
  // Given is not arrived.
  expect(await said(ctx)).toEqual({ home: [], became: undefined, sums: [0, 0, 0] })
  const id = await disburse(ctx, campaignId, 300_000)
  expect(await said(ctx)).toMatchObject({ home: [], sums: [300_000, 300_000, 300_000] })
  await saveDisbursementReport(ctx, { id, form: { ...form, unit: 3 } }, by)
  expect(await thingsArrived(ctx.db)).toEqual([])
  await publishDisbursementReport(ctx, id, by)
  expect(await said(ctx)).toEqual({
    home: [{ count: '3', name: 'mushaf wakaf telah sampai' }],
    became: 3,
    sums: [300_000, 300_000, 300_000],
  })
  await withdrawDisbursementReport(ctx, id)
  expect(await said(ctx)).toMatchObject({ home: [], became: undefined })
})

test('a wakaf becomes no more than was given, and the principal of one without units stays', async () => {
  const ctx = await payingContext()
  const campaignId = await fiveBooks(ctx)
  const missing = { code: 'books/money-missing' }
  await expect(draftDisbursement(ctx, spend(campaignId, 500_001), by)).rejects.toMatchObject(
    missing,
  )
  // Its principal is not the yield that people get.
  const toPeople = spend(campaignId, 1, '5300')
  await expect(draftDisbursement(ctx, toPeople, by)).rejects.toMatchObject(missing)
  const id = await disburse(ctx, campaignId, 400_000)
  await expect(draftDisbursement(ctx, spend(campaignId, 100_001), by)).rejects.toMatchObject(
    missing,
  )
  const tooMany = saveDisbursementReport(ctx, { id, form: { ...form, unit: 6 } }, by)
  await expect(tooMany).rejects.toMatchObject({
    fields: { unit: expect.stringContaining('Paling banyak 5') },
  })
  const { campaignId: cash } = await aSettledDonation(ctx, {
    campaign: { slug: 'wakaf-uang', fund: 'W' },
  })
  await expect(draftDisbursement(ctx, spend(cash, 1_000), by)).rejects.toMatchObject({
    code: 'books/principal-kept',
  })
})
