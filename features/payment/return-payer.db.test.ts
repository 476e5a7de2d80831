import { expect, test } from 'vitest'
import { aCharge, aSettledDonation, payingContext, runJobs, stateOf } from '#tests/payments.ts'
import { aBank, anApprovedRefund } from '#tests/refunds.ts'
import { payRefund } from './pay-refund.server.ts'
import { decideSuspense, proposeSuspense } from './resolve-suspense.server.ts'
import { changeSuspensePayer, paySuspenseRefund } from './return-suspense.server.ts'

test('another bank may be named for titipan as long as it has not gone, and only for what goes back', async () => {
  const ctx = await payingContext()
  await aSettledDonation(ctx, { campaign: { slug: 'umum', fund: 'IU' } })
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-wrong')
  await runJobs(ctx)
  const of = await ctx.db.selectFrom('suspense').selectAll().executeTakeFirstOrThrow()
  const [one, two] = [await aBank(ctx, 'IU'), await aBank(ctx, 'IU')]
  const asked = { of, campaignId: null, note: 'Salah nominal', from: one, by: ctx.newId() }
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
