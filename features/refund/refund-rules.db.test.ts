import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db/connect.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import type { TestCtx } from '#tests/context.ts'
import {
  aCharge,
  aSettledDonation,
  assertBooksHold,
  payingContext,
  runJobs,
  stateOf,
} from '#tests/money/payments.ts'
import { aBank, anApprovedRefund } from '#tests/money/refunds.ts'
import { failRefund, payRefund, startRefund } from './pay/pay-refund.server.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { sendRefund } from './pay/send-refund.server.ts'
import { decideRefund, dropRefund, draftRefund } from './refund-decision.server.ts'
import { changeRefund, findRefund, lockRefund, type Refund } from './refund-rows.server.ts'

const wish = (ctx: TestCtx, publicId: string, by = ctx.newId()) =>
  draftRefund(ctx, { publicId, reason: 'double', note: 'Terbayar dua kali', by })

const statusOf = async (ctx: TestCtx, { donation_id, id }: Refund) =>
  (await findRefund(ctx.db, { donation_id, id }))?.status

const moved = { code: 'books/not-in-this-state' }

test('whoever proposed a refund does not decide it', async () => {
  const ctx = await payingContext()
  const { donationId } = await aSettledDonation(ctx)
  const by = ctx.newId()
  const refund = await wish(ctx, donationId, by)
  for (const isApproved of [true, false])
    await expect(decideRefund(ctx, refund, { by, isApproved })).rejects.toMatchObject({
      code: 'books/same-person',
    })
  expect(await statusOf(ctx, refund)).toBe('proposed')
})

test('an approved refund leaves the total of its campaign, is told to its donor, and renews the pages', async () => {
  const ctx = await payingContext()
  const { donationId, campaignId } = await aSettledDonation(ctx)
  const [refund, by] = [await wish(ctx, donationId), ctx.newId()]
  ctx.purged.length = 0
  const before = ctx.wakes()
  await decideRefund(ctx, refund, { by, isApproved: true })
  expect(ctx.purged).toEqual(['/', '/campaign/'])
  expect(ctx.wakes()).toBeGreaterThan(before)
  const delta = ctx.db.selectFrom('campaign_delta').selectAll()
  const left = delta.where('event', '=', `approved ${refund.id}`)
  expect(await left.execute()).toMatchObject([
    { campaign_id: campaignId, amount: -100_000, donors: -1 },
  ])
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'refund_pending' })
  expect(await findRefund(ctx.db, refund)).toMatchObject({ approved_by: by })
  await runJobs(ctx)
  expect(ctx.mails.at(-1)?.text).toContain('sudah disetujui dua petugas')
})

test('a rejected or withdrawn refund changes nothing, and another may be proposed; two at once may not', async () => {
  const ctx = await payingContext()
  const { donationId } = await aSettledDonation(ctx)
  const first = await wish(ctx, donationId)
  await expect(wish(ctx, donationId)).rejects.toMatchObject(moved)
  await decideRefund(ctx, first, { by: ctx.newId(), isApproved: false })
  const second = await wish(ctx, donationId)
  await dropRefund(ctx, second)
  for (const refund of [first, second]) {
    expect(await statusOf(ctx, refund)).toBe('rejected')
    const late = decideRefund(ctx, refund, { by: ctx.newId(), isApproved: true })
    await expect(late).rejects.toMatchObject(moved)
    await expect(dropRefund(ctx, refund)).rejects.toMatchObject(moved)
  }
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid' })
  await wish(ctx, donationId)
})

test('only what is paid is refunded, and nothing of an unknown id', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await expect(wish(ctx, donationId)).rejects.toMatchObject({ code: 'payment/not-refundable' })
  await expect(wish(ctx, ctx.newPublicId())).rejects.toMatchObject({ status: 404 })
})

test('one refund moves alone, and only to a state that may follow', async () => {
  const ctx = await payingContext()
  const one = await wish(ctx, (await aSettledDonation(ctx)).donationId)
  const other = await wish(ctx, (await aSettledDonation(ctx)).donationId)
  await inTransaction(ctx.db, async (tx) => {
    const locked = await lockRefund(tx, one, ['proposed'])
    expect(locked.id).toBe(one.id)
    await expect(lockRefund(tx, one, ['approved', 'sent'])).rejects.toMatchObject(moved)
    const mixed = { donation_id: other.donation_id, id: one.id }
    await expect(lockRefund(tx, mixed, ['proposed'])).rejects.toMatchObject(moved)
    expect(await findRefund(tx, mixed)).toBeUndefined()
    await expect(changeRefund(tx, locked, { status: 'paid' })).rejects.toThrow('cannot become paid')
    expect(await changeRefund(tx, locked, { failure: 'Uji' })).toMatchObject({
      id: one.id,
      status: 'proposed',
      failure: 'Uji',
    })
    expect(await changeRefund(tx, locked, { status: 'rejected' })).toMatchObject({ id: one.id })
  })
  expect([await statusOf(ctx, one), await statusOf(ctx, other)]).toEqual(['rejected', 'proposed'])
})

test('people say what became of our bank’s transfers, and not of what the provider sends', async () => {
  const ctx = await payingContext()
  const { donationId } = await aSettledDonation(ctx)
  const { donationId: paid } = await aCharge(ctx)
  await ctx.sandbox.drive(paid, 'pay')
  await runJobs(ctx)
  const sent = await anApprovedRefund(ctx, paid)
  const byProvider = { code: 'payment/refund-by-provider' }
  await expect(payRefund(ctx, sent, { by: 'bank' })).rejects.toMatchObject(byProvider)
  await startRefund(ctx, sent)
  const failure = 'Rekening tutup'
  await expect(failRefund(ctx, sent, { by: 'bank', failure })).rejects.toMatchObject(byProvider)
  expect(await statusOf(ctx, sent)).toBe('sent')

  const byBank = await anApprovedRefund(ctx, donationId, await aBank(ctx))
  await startRefund(ctx, byBank, { bankReference: 'TRF-1' })
  await failRefund(ctx, byBank, { by: 'bank', failure })
  expect(await findRefund(ctx.db, byBank)).toMatchObject({ status: 'failed', failure })
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'refund_pending' })
  await payRefund(ctx, byBank, { by: 'bank', bankReference: 'TRF-2' })
  expect(await findRefund(ctx.db, byBank)).toMatchObject({
    status: 'paid',
    bank_reference: 'TRF-2',
    paid_at: ctx.now(),
  })
  // What our bank returned the provider still holds for us.
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'refunded', charges: 'paid' })
})

test('money that the provider takes of one donation completes no refund of another', async () => {
  const ctx = await payingContext()
  const { donationId } = await aSettledDonation(ctx)
  const other = await aCharge(ctx)
  await ctx.sandbox.drive(other.donationId, 'pay')
  await runJobs(ctx)
  const refund = await anApprovedRefund(ctx, donationId, await aBank(ctx))
  await ctx.sandbox.drive(other.donationId, 'reverse')
  await runJobs(ctx)
  expect(await statusOf(ctx, refund)).toBe('approved')
  expect(await stateOf(ctx, other.donationId)).toMatchObject({ donation: 'reversed' })
})

test('what the provider was asked to send back, and reports as taken back, is that refund', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  const refund = async () => ({ kind: 'pending' as const })
  const slow: TestCtx = { ...ctx, gateway: { ...ctx.gateway, refund } }
  const asked = await anApprovedRefund(ctx, donationId)
  await sendRefund(slow, asked)
  await runJobs(slow)
  expect(await statusOf(ctx, asked)).toBe('sent')
  await ctx.sandbox.drive(donationId, 'reverse')
  await runJobs(ctx)
  expect(await findRefund(ctx.db, asked)).toMatchObject({ status: 'paid', pays_from: 'gateway' })
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'refunded' })
  expect([
    await balanceOf(ctx.db, { account: '1130' }),
    await balanceOf(ctx.db, { account: '2140' }),
  ]).toEqual([0, 0])
  await assertBooksHold(ctx)
})

test('a refund by the provider wakes the worker, and only the code that was paid is refunded', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await openCharge(ctx, { donationId, method: 'qris', channel: 'qris' })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  const refund = await anApprovedRefund(ctx, donationId)
  const before = ctx.wakes()
  await sendRefund(ctx, refund)
  expect(ctx.wakes()).toBe(before + 1)
  await runJobs(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({
    donation: 'refunded',
    charges: 'cancelled refunded',
  })
})
