import { expect, test } from 'vitest'
import { campaignFunds } from '#features/ledger/campaign-funds.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aSettledDonation, payingContext } from '#tests/money/payments.ts'
import { draftDisbursement } from './disburse.server.ts'

const words = { amount: rupiah(10_000), description: 'Pompa air', beneficiaries: 40 }

test('infak terikat without a campaign is refused, and the money of other campaigns stays', async () => {
  const ctx = await payingContext()
  const { campaignId } = await aSettledDonation(ctx)
  const before = await campaignFunds(ctx.db, campaignId)
  const input = { ...words, campaignId: null, fund: 'IT' as const, account: '5210' }
  const proposed = draftDisbursement(ctx, input, { by: ctx.newId() })
  await expect(proposed).rejects.toMatchObject({ code: 'books/campaign-missing' })
  expect(await campaignFunds(ctx.db, campaignId)).toEqual(before)
  const row = {
    id: ctx.newId(),
    campaign_id: null,
    fund: 'IT' as const,
    account: '5210',
    ...words,
    status: 'proposed' as const,
    made_by: ctx.newId(),
    made_at: ctx.now(),
  }
  await expect(ctx.db.insertInto('disbursement').values(row).execute()).rejects.toMatchObject({
    code: '23514',
  })
})

test('a campaign pays out its own fund only', async () => {
  const ctx = await payingContext()
  await aSettledDonation(ctx)
  const { id: campaignId } = await makeCampaign(ctx, { slug: 'zakat-desa', fund: 'Z' })
  const input = { ...words, campaignId, fund: 'IT' as const, account: '5210' }
  const proposed = draftDisbursement(ctx, input, { by: ctx.newId() })
  await expect(proposed).rejects.toMatchObject({ code: 'books/foreign-fund' })
})
