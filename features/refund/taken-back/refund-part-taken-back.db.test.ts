import { expect, test } from 'vitest'
import { decideDisbursement, draftDisbursement } from '#features/disbursement/disburse.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import {
  aCharge,
  aSettledDonation,
  assertBooksHold,
  payingContext,
  runJobs,
  stateOf,
} from '#tests/money/payments.ts'
import { aBank, anApprovedPart, anApprovedRefund } from '#tests/money/refunds.ts'
import { failRefund, payRefund, startRefund } from '../pay/pay-refund.server.ts'
import { decideRefund, draftRefund } from '../refund-decision.server.ts'
import { findRefund } from '../refund-rows.server.ts'

const held = (ctx: TestCtx, account: string) => balanceOf(ctx.db, { account, fund: 'IT' })

/** Every question of the night, once the jobs are done. */
async function assertNights(ctx: TestCtx): Promise<void> {
  await runJobs(ctx)
  await assertBooksHold(ctx)
}

test('what the provider takes back of a gift of which parts went back: what we owe is paid, what we sent is a second return, the rest is reversed', async () => {
  const ctx = await payingContext()
  const from = await aBank(ctx)
  for (const _ of [1, 2, 3]) await aSettledDonation(ctx)
  const donations: string[] = []
  for (const _ of [1, 2, 3]) {
    const { donationId } = await aCharge(ctx, { amount: 100_000 })
    await ctx.sandbox.drive(donationId, 'pay')
    donations.push(donationId)
  }
  await runJobs(ctx)
  const [owed = '', sent = '', whole = ''] = donations
  const before = await anApprovedPart(ctx, owed, { amount: 30_000, from })
  const gone = await anApprovedPart(ctx, sent, { amount: 10_000, from })
  await payRefund(ctx, gone)
  const travelling = await anApprovedPart(ctx, sent, { amount: 25_000, from })
  await startRefund(ctx, travelling)
  await payRefund(ctx, await anApprovedPart(ctx, whole, { amount: 60_000, from }))
  await payRefund(ctx, await anApprovedRefund(ctx, whole, from))
  await assertNights(ctx)
  for (const each of donations) await ctx.sandbox.drive(each, 'reverse')
  await assertNights(ctx)
  expect(await stateOf(ctx, owed)).toMatchObject({ donation: 'reversed', charges: 'reversed' })
  expect(await findRefund(ctx.db, before)).toMatchObject({ status: 'paid', pays_from: 'gateway' })
  expect(await stateOf(ctx, sent)).toMatchObject({ donation: 'reversed' })
  expect(await stateOf(ctx, whole)).toMatchObject({ donation: 'refunded' })
  expect([await held(ctx, '1130'), await held(ctx, '1150')]).toEqual([0, 135_000])
  // Our own transfer never arrived: the provider's return was that part.
  await failRefund(ctx, travelling, { failure: 'Rekening tutup' })
  expect([await held(ctx, '1150'), await held(ctx, '2140')]).toEqual([110_000, 0])
  const twice = await ctx.db
    .selectFrom('refund_taken_back')
    .select(['amount', 'resolution'])
    .execute()
  expect(
    twice
      .map(({ amount, resolution }) => [amount, resolution])
      .toSorted((a, b) => Number(a[0]) - Number(b[0])),
  ).toEqual([
    [10_000, null],
    [25_000, 'bounced'],
    [40_000, null],
    [60_000, null],
  ])
  await assertNights(ctx)
})

test('a part that waits ends when the provider takes the gift back', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx, { amount: 100_000 })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  const from = await aBank(ctx)
  const part = { amount: rupiah(30_000), operational: rupiah(0) }
  const asked = { publicId: donationId, reason: 'double' as const, note: 'Uji', by: ctx.newId() }
  const refund = await draftRefund(ctx, { ...asked, part, from })
  await ctx.sandbox.drive(donationId, 'reverse')
  await runJobs(ctx)
  const decision = { by: ctx.newId(), isApproved: true }
  await expect(decideRefund(ctx, refund, decision)).rejects.toMatchObject({ status: 409 })
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'reversed' })
  await assertNights(ctx)
})

test('of money that reached people no part goes back', async () => {
  const ctx = await payingContext()
  const { donationId, campaignId } = await aSettledDonation(ctx)
  const words = { description: 'Pompa air', beneficiaries: 40 }
  const terms = { campaignId, fund: 'IT' as const, account: '5210', amount: rupiah(80_000) }
  const id = await draftDisbursement(ctx, { ...terms, ...words }, { by: ctx.newId() })
  await decideDisbursement(ctx, id, { by: ctx.newId(), isApproved: true })
  const from = await aBank(ctx)
  await expect(anApprovedPart(ctx, donationId, { amount: 20_001, from })).rejects.toMatchObject({
    code: 'books/money-missing',
  })
  await anApprovedPart(ctx, donationId, { amount: 20_000, from })
  await assertNights(ctx)
})
