import { expect, test } from 'vitest'
import { rupiah } from '#platform/money/money.ts'
import { aSettledDonation, assertBooksHold, payingContext, stateOf } from '#tests/money/payments.ts'
import { aBank, anApprovedRefund } from '#tests/money/refunds.ts'
import { makeCampaign } from '#tests/makers.ts'

test('the units of a wakaf that goes back are in the stock again, with the approval', async () => {
  const ctx = await payingContext()
  const campaign = { slug: 'wakaf-sumur', fund: 'W' } as const
  const { id: campaign_id } = await makeCampaign(ctx, campaign)
  const stock = { campaign_id, name: 'meter', price: rupiah(25_000), total: 10, remaining: 10 }
  await ctx.db.insertInto('wakaf_unit').values(stock).execute()
  const remaining = async () =>
    (await ctx.db.selectFrom('wakaf_unit').select('remaining').executeTakeFirstOrThrow()).remaining
  const { donationId } = await aSettledDonation(ctx, { campaign })
  expect(await remaining()).toBe(6)
  await anApprovedRefund(ctx, donationId, await aBank(ctx, 'W'))
  expect(await remaining()).toBe(10)
  const share = ctx.db.selectFrom('wakaf_share').select('returned_at')
  expect(await share.execute()).toEqual([{ returned_at: ctx.now() }])
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'refund_pending' })
  await assertBooksHold(ctx)
})
