import { expect, test } from 'vitest'
import {
  decideDisbursement,
  payDisbursement,
  draftDisbursement,
} from '#features/disbursement/disburse.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { aSettledDonation, payingContext, runJobs, stateOf } from '#tests/money/payments.ts'
import { decideRefund, draftRefund } from './refund-decision.server.ts'

async function disburse(ctx: TestCtx, campaignId: string, amount: number): Promise<void> {
  const use = { campaignId, fund: 'IT' as const, account: '5210', amount: rupiah(amount) }
  const words = { description: 'Pompa air', beneficiaries: 40 }
  const id = await draftDisbursement(ctx, { ...use, ...words }, { by: ctx.newId() })
  await decideDisbursement(ctx, id, { by: ctx.newId(), isApproved: true })
  await payDisbursement(ctx, id, { proof: 'bukti.pdf' })
}

const propose = (ctx: TestCtx, publicId: string) =>
  draftRefund(ctx, { publicId, reason: 'donor_request', note: 'Uji', by: ctx.newId() })

const approve = (ctx: TestCtx, refund: Awaited<ReturnType<typeof propose>>) =>
  decideRefund(ctx, refund, { by: ctx.newId(), isApproved: true })

test('a donation that was spent, if only by a rupiah, cannot be proposed for a refund', async () => {
  const ctx = await payingContext()
  const { donationId, campaignId } = await aSettledDonation(ctx)
  await disburse(ctx, campaignId, 1)
  await expect(propose(ctx, donationId)).rejects.toMatchObject({ code: 'books/money-missing' })
  expect(await ctx.db.selectFrom('refund').select('id').execute()).toEqual([])
})

test('what other donors gave to the campaign may be spent before a refund', async () => {
  const ctx = await payingContext()
  const { donationId, campaignId } = await aSettledDonation(ctx)
  await aSettledDonation(ctx)
  await disburse(ctx, campaignId, 100_000)
  await approve(ctx, await propose(ctx, donationId))
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'refund_pending' })
})

test('money promised to a refund cannot be promised to people, and is free again once the refund is rejected', async () => {
  const ctx = await payingContext()
  const { donationId, campaignId } = await aSettledDonation(ctx)
  const refund = await propose(ctx, donationId)
  await expect(disburse(ctx, campaignId, 60_000)).rejects.toMatchObject({
    code: 'books/money-missing',
  })
  await decideRefund(ctx, refund, { by: ctx.newId(), isApproved: false })
  await disburse(ctx, campaignId, 60_000)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid' })
})

test('a refund whose money the provider took from another gift meanwhile is not approved', async () => {
  const ctx = await payingContext()
  const { donationId, campaignId } = await aSettledDonation(ctx)
  const other = await aSettledDonation(ctx)
  await disburse(ctx, campaignId, 100_000)
  const refund = await propose(ctx, donationId)
  await ctx.sandbox.drive(other.donationId, 'reverse')
  await runJobs(ctx)
  await expect(approve(ctx, refund)).rejects.toMatchObject({ code: 'books/money-missing' })
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid' })
  expect(await balanceOf(ctx.db, { account: '2140', fund: 'IT' })).toBe(0)
  const { status } = await ctx.db.selectFrom('refund').select('status').executeTakeFirstOrThrow()
  expect(status).toBe('proposed')
})

test('a donation the provider took back after the proposal is not refunded as well', async () => {
  const ctx = await payingContext()
  const { donationId } = await aSettledDonation(ctx)
  // Another donation leaves money enough for a second return.
  await aSettledDonation(ctx)
  const refund = await propose(ctx, donationId)
  await ctx.sandbox.drive(donationId, 'reverse')
  await runJobs(ctx)
  await expect(approve(ctx, refund)).rejects.toMatchObject({ status: 409 })
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'reversed' })
})
