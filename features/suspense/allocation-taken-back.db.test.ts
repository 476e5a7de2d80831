import { expect, test } from 'vitest'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import {
  aCharge,
  anOrphan,
  aSettledDonation,
  assertBooksHold,
  payingContext,
  runJobs,
  stateOf,
} from '#tests/money/payments.ts'
import { aBank, anApprovedPart } from '#tests/money/refunds.ts'
import { payRefund } from '#features/refund/pay/pay-refund.server.ts'
import { recordSettlement } from '#features/settlement/record-settlement.server.ts'
import { decideSuspense, proposeSuspense } from './resolve-suspense.server.ts'

/** A second payment of a gift that two people gave to a campaign; answers the gift's public id and its charge. */
async function anAllocation(ctx: TestCtx, campaignId: string) {
  const { donationId, charge } = await aCharge(ctx)
  for (const act of ['pay', 'pay'] as const) {
    await ctx.sandbox.drive(donationId, act)
    await runJobs(ctx)
  }
  const of = await ctx.db.selectFrom('suspense').selectAll().executeTakeFirstOrThrow()
  const asked = { suspenseKey: of, campaignId, note: 'Permintaan donatur', by: ctx.newId() }
  const decision = await proposeSuspense(ctx, asked)
  await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true })
  await runJobs(ctx)
  return { donationId, charge }
}

test.each(['Z', 'IT', 'IU', 'D', 'W'] as const)(
  'titipan given to a campaign of fund %s and taken back leaves it, and no fund uneven, paid out or not',
  async (fund) => {
    for (const isPaidOut of [false, true]) {
      const ctx = await payingContext()
      const { id: campaignId } = await makeCampaign(ctx, { slug: 'tujuan', fund })
      const { donationId, charge } = await anAllocation(ctx, campaignId)
      await assertBooksHold(ctx)
      if (isPaidOut) {
        const line = { gross: rupiah(100_000), fee: rupiah(0), tax: rupiah(0) }
        const lines = [{ reference: charge.reference, ...line }]
        const payout = { provider: 'sandbox', reference: 'PO', settledAt: ctx.now(), lines }
        await recordSettlement(ctx, payout)
      }
      await ctx.sandbox.drive(donationId, 'reverse')
      await runJobs(ctx)
      await assertBooksHold(ctx)
      const given = await ctx.db
        .selectFrom('donation')
        .select('status')
        .where('campaign_id', '=', campaignId)
        .execute()
      expect(given).toEqual([{ status: 'reversed' }])
      const balances = await Promise.all(
        ['1190', '2190'].map((account) => balanceOf(ctx.db, { account })),
      )
      expect(new Set(balances).size).toBe(1)
    }
  },
)

test.each(['Z', 'IT', 'IU'] as const)(
  'parts of a gift from titipan, of fund %s, that are owed or were sent, and the rest leave it evenly',
  async (fund) => {
    const ctx = await payingContext()
    const { id: campaignId } = await makeCampaign(ctx, { slug: 'tujuan', fund })
    await aSettledDonation(ctx, { campaign: { slug: 'tujuan' } })
    const from = await aBank(ctx, fund)
    const { donationId } = await anAllocation(ctx, campaignId)
    const { public_id: publicId } = await ctx.db
      .selectFrom('donation')
      .select('public_id')
      .where('suspense_id', 'is not', null)
      .executeTakeFirstOrThrow()
    await payRefund(ctx, await anApprovedPart(ctx, publicId, { amount: 20_000, from }))
    await anApprovedPart(ctx, publicId, { amount: 10_000, from })
    await assertBooksHold(ctx)
    await ctx.sandbox.drive(donationId, 'reverse')
    await runJobs(ctx)
    expect(await stateOf(ctx, publicId)).toMatchObject({ donation: 'reversed' })
    const balances = await Promise.all(
      ['2140', '1150', '1130'].map((account) => balanceOf(ctx.db, { account })),
    )
    expect(balances).toEqual([0, 20_000, 0])
    await assertBooksHold(ctx)
  },
)

test('each of two decisions on one donation is undone as it was decided', async () => {
  const ctx = await payingContext()
  const { id: campaignId } = await makeCampaign(ctx, { slug: 'tujuan', fund: 'IU' })
  const { donationId } = await aCharge(ctx)
  for (const act of ['pay', 'pay', 'pay'] as const) {
    await ctx.sandbox.drive(donationId, act)
    await runJobs(ctx)
  }
  const kept = await ctx.db.selectFrom('suspense').selectAll().orderBy('id').execute()
  for (const [index, of] of kept.entries()) {
    const end = { campaignId: index === 0 ? campaignId : null }
    const asked = { suspenseKey: of, ...end, note: 'Permintaan donatur', by: ctx.newId() }
    const decision = await proposeSuspense(ctx, asked)
    await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true })
  }
  await ctx.sandbox.drive(donationId, 'reverse')
  await runJobs(ctx)
  const after = await ctx.db.selectFrom('suspense').select('status').execute()
  expect(after).toEqual([{ status: 'refunded' }, { status: 'refunded' }])
  for (const account of ['1130', '2130', '2140'])
    expect(await balanceOf(ctx.db, { account }), account).toBe(0)
  await assertBooksHold(ctx)
})

test('money leaves the campaign that was agreed on, not one that was refused before', async () => {
  const ctx = await payingContext()
  const { id: refused } = await makeCampaign(ctx, { slug: 'ditolak', fund: 'IU' })
  const { id: agreed } = await makeCampaign(ctx, { slug: 'tujuan', fund: 'IT' })
  const { reference, kept: of } = await anOrphan(ctx)
  for (const campaignId of [refused, agreed]) {
    const asked = { suspenseKey: of, campaignId, note: 'Diketahui', by: ctx.newId() }
    const decision = await proposeSuspense(ctx, asked)
    const isApproved = campaignId === agreed
    await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved })
  }
  await ctx.sandbox.drive(reference, 'reverse')
  await runJobs(ctx)
  const sums = await ctx.db
    .selectFrom('campaign_delta')
    .select(['campaign_id as campaign', 'amount'])
    .orderBy('amount')
    .execute()
  expect(sums).toEqual([
    { campaign: agreed, amount: -75_000 },
    { campaign: agreed, amount: 75_000 },
  ])
  await assertBooksHold(ctx)
})
