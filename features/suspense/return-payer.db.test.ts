import { expect, test } from 'vitest'
import { rollUpTotals } from '#features/campaign/roll-up.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import {
  aCharge,
  aSettledDonation,
  payingContext,
  runJobs,
  stateOf,
} from '#tests/money/payments.ts'
import { aBank, anApprovedRefund, banksOf } from '#tests/money/refunds.ts'
import { payRefund } from '#features/refund/pay/pay-refund.server.ts'
import { decideSuspense, proposeSuspense } from './resolve-suspense.server.ts'
import { changeSuspensePayer, paySuspenseRefund } from './return-suspense.server.ts'
import { settleTakenBack } from '#features/refund/taken-back/settle-taken-back.server.ts'

test('another bank may be named for titipan as long as it has not gone, and only for what goes back', async () => {
  const ctx = await payingContext()
  await aSettledDonation(ctx, { campaign: { slug: 'umum', fund: 'IU' } })
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-wrong')
  await runJobs(ctx)
  const of = await ctx.db.selectFrom('suspense').selectAll().executeTakeFirstOrThrow()
  const [one, two] = [await aBank(ctx, 'IU'), await aBank(ctx, 'IU')]
  const asked = {
    suspenseKey: of,
    campaignId: null,
    note: 'Salah nominal',
    from: one,
    by: ctx.newId(),
  }
  const decision = await proposeSuspense(ctx, asked)
  await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true })
  const foreign = changeSuspensePayer(ctx, decision, await aBank(ctx, 'Z'))
  await expect(foreign).rejects.toMatchObject({ code: 'books/foreign-bank-account' })
  await changeSuspensePayer(ctx, decision, two)
  await paySuspenseRefund(ctx, decision)
  const paid = await ctx.db.selectFrom('suspense_decision').selectAll().executeTakeFirstOrThrow()
  expect(paid).toMatchObject({ status: 'paid', bank_account_id: two.bankAccountId })
  await expect(changeSuspensePayer(ctx, decision, one)).rejects.toMatchObject({ status: 409 })
})

test('no bank is named for titipan that went to a campaign', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-wrong')
  await runJobs(ctx)
  const suspenseKey = await ctx.db.selectFrom('suspense').selectAll().executeTakeFirstOrThrow()
  const { id: campaignId } = await makeCampaign(ctx, { slug: 'tujuan' })
  const decision = await proposeSuspense(ctx, {
    suspenseKey,
    campaignId,
    note: 'Uji',
    by: ctx.newId(),
  })
  await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true })
  const moved = { code: 'books/not-in-this-state' }
  const named = changeSuspensePayer(ctx, decision, await aBank(ctx, 'IU'))
  await expect(named).rejects.toMatchObject(moved)
  await expect(paySuspenseRefund(ctx, decision)).rejects.toMatchObject(moved)
  expect(await balanceOf(ctx.db, { account: '2140' })).toBe(0)
})

test('what the provider sends is not said to be paid by our bank', async () => {
  const ctx = await payingContext()
  const { donationId: sent } = await aSettledDonation(ctx)
  const byProvider = await anApprovedRefund(ctx, sent)
  await expect(payRefund(ctx, byProvider, { by: 'bank' })).rejects.toMatchObject({
    code: 'payment/refund-by-provider',
  })
  const { donationId: own } = await aSettledDonation(ctx)
  await payRefund(ctx, await anApprovedRefund(ctx, own, await aBank(ctx)), { by: 'bank' })
  expect(await stateOf(ctx, sent)).toMatchObject({ donation: 'refund_pending' })
  expect(await stateOf(ctx, own)).toMatchObject({ donation: 'refunded' })
})

test('suspense of a VA goes back by bank where the provider sends no VA money', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-wrong')
  await runJobs(ctx)
  const of = await ctx.db.selectFrom('suspense').selectAll().executeTakeFirstOrThrow()
  const qrisOnly: TestCtx = { ...ctx, gateway: { ...ctx.gateway, refundable: ['qris'] } }
  const asked = { suspenseKey: of, campaignId: null, note: 'Salah nominal', by: ctx.newId() }
  await expect(proposeSuspense(qrisOnly, asked)).rejects.toMatchObject({
    code: 'payment/payer-missing',
  })
  const byGateway = proposeSuspense(qrisOnly, { ...asked, from: { by: 'gateway' } })
  await expect(byGateway).rejects.toMatchObject({ code: 'payment/refund-not-sendable' })
  await proposeSuspense(qrisOnly, { ...asked, from: await aBank(ctx, 'IU') })
})

test('of two entries of one donation each goes back with its own sum', async () => {
  const ctx = await payingContext()
  await aSettledDonation(ctx, { campaign: { slug: 'umum', fund: 'IU' }, amount: 200_000 })
  const { donationId } = await aCharge(ctx)
  for (const act of ['pay-wrong', 'pay', 'pay'] as const) {
    await ctx.sandbox.drive(donationId, act)
    await runJobs(ctx)
  }
  const kept = await ctx.db.selectFrom('suspense').selectAll().orderBy('id').execute()
  expect(kept.map(({ amount }) => amount)).toEqual([49_999, 50_000])
  const from = await aBank(ctx, 'IU')
  const held = () => balanceOf(ctx.db, { account: '1122', fund: 'IU' })
  for (const of of kept) {
    const before = await held()
    const asked = { suspenseKey: of, campaignId: null, note: 'Uji', from, by: ctx.newId() }
    const decision = await proposeSuspense(ctx, asked)
    await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true })
    await paySuspenseRefund(ctx, decision)
    expect(before - (await held())).toBe(of.amount)
  }
})

test('what a donor pays back reaches the account that two people named', async () => {
  const ctx = await payingContext()
  const { donationId } = await aSettledDonation(ctx)
  const [one, two] = [await aBank(ctx), await aBank(ctx)]
  const refund = await anApprovedRefund(ctx, donationId, one)
  await payRefund(ctx, refund)
  await ctx.sandbox.drive(donationId, 'reverse')
  await runJobs(ctx)
  const end = { how: 'returned' as const, bankAccountId: two.bankAccountId }
  await settleTakenBack(ctx, { returnId: refund.id, end })
  expect(await banksOf(ctx, 'returned twice%')).toEqual([two.bankAccountId])
})

test('what the provider takes back of one donor leaves the suspense of all others', async () => {
  const ctx = await payingContext()
  const ids: string[] = []
  for (let donors = 0; donors < 3; donors += 1) {
    const { donationId, charge } = await aCharge(ctx)
    await ctx.sandbox.drive(donationId, 'pay-wrong')
    await runJobs(ctx)
    ids.push(charge.donation_id)
    if (donors === 1) await ctx.sandbox.drive(donationId, 'reverse')
    await runJobs(ctx)
  }
  const kept = await ctx.db
    .selectFrom('suspense')
    .select(['donation_id', 'status'])
    .orderBy('id')
    .execute()
  expect(kept).toEqual([
    { donation_id: ids[0], status: 'open' },
    { donation_id: ids[1], status: 'refunded' },
    { donation_id: ids[2], status: 'open' },
  ])
  expect(await balanceOf(ctx.db, { account: '2130', fund: 'IU' })).toBe(2 * 49_999)
})

test('a donation that goes back leaves its campaign’s total whole, to the rupiah', async () => {
  const ctx = await payingContext()
  await aSettledDonation(ctx)
  const { donationId } = await aSettledDonation(ctx, { amount: 70_000 })
  const total = async () => {
    await rollUpTotals(ctx)
    return ctx.db.selectFrom('campaign_total').select(['collected', 'donors']).executeTakeFirst()
  }
  expect(await total()).toEqual({ collected: 170_000, donors: 2 })
  await anApprovedRefund(ctx, donationId)
  expect(await total()).toEqual({ collected: 100_000, donors: 1 })
})
