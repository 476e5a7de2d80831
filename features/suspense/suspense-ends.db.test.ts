import { expect, test } from 'vitest'
import { takeDailyShares } from '#features/books/amil-share.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { TestCtx } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import {
  aCharge,
  aSettledDonation,
  assertBooksHold,
  payingContext,
  runJobs,
  stateOf,
} from '#tests/money/payments.ts'
import { agreeShares } from '#tests/money/policies.ts'
import { aBank, anApprovedRefund } from '#tests/money/refunds.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { payRefund } from '#features/refund/pay/pay-refund.server.ts'
import type { Suspense } from './queries.server.ts'
import { isSuspenseSentByGateway } from './return-payer.server.ts'
import { decideSuspense, proposeSuspense } from './resolve-suspense.server.ts'
import { paySuspenseRefund } from './return-suspense.server.ts'

/** A donation that was paid twice, with its second payment in suspense. */
async function paidTwice(ctx: TestCtx) {
  const { donationId, charge } = await aCharge(ctx)
  for (const act of ['pay', 'pay'] as const) {
    await ctx.sandbox.drive(donationId, act)
    await runJobs(ctx)
  }
  const kept = await keptOf(ctx, charge.donation_id)
  return { publicId: donationId, charge, kept: kept[0] as Suspense }
}

const keptOf = (ctx: TestCtx, donationId: string) =>
  ctx.db
    .selectFrom('suspense')
    .selectAll()
    .where('donation_id', '=', donationId)
    .orderBy('created_at')
    .execute()

const give = (ctx: TestCtx, suspenseKey: Suspense, campaignId: string | null) =>
  proposeSuspense(ctx, { suspenseKey, campaignId, note: 'Permintaan donatur', by: ctx.newId() })

const yes = (ctx: TestCtx) => ({ by: ctx.newId(), isApproved: true })

const takenBack = (ctx: TestCtx) =>
  ctx.db.selectFrom('refund_taken_back').select(['return_id', 'resolution']).execute()

const decisions = (ctx: TestCtx) =>
  ctx.db.selectFrom('suspense_decision').select(['status', 'pays_from']).execute()

test('one proposal about titipan waits at a time, another person decides it, and it ends as decided', async () => {
  const ctx = await payingContext()
  const [one, other] = [await paidTwice(ctx), await paidTwice(ctx)]
  const { id: campaignId } = await makeCampaign(ctx, { slug: 'tujuan' })
  const by = ctx.newId()
  const asked = { suspenseKey: one.kept, campaignId: null, note: 'Dobel', by }
  const first = await proposeSuspense(ctx, asked)
  const again = proposeSuspense(ctx, asked)
  await expect(again).rejects.toMatchObject({ code: 'books/not-in-this-state' })
  const own = decideSuspense(ctx, first, { by, isApproved: true })
  await expect(own).rejects.toMatchObject({ code: 'books/same-person' })
  const before = ctx.wakes()
  await decideSuspense(ctx, first, yes(ctx))
  expect(ctx.wakes()).toBeGreaterThan(before)
  await decideSuspense(ctx, await give(ctx, other.kept, campaignId), yes(ctx))
  const rows = ctx.db.selectFrom('suspense').select(['id', 'status', 'resolved_at'])
  for (const [id, status] of [
    [one.kept.id, 'refunded'],
    [other.kept.id, 'allocated'],
  ] as const)
    expect(await rows.where('id', '=', id).execute()).toEqual([
      { id, status, resolved_at: ctx.now() },
    ])
  await assertBooksHold(ctx)
})

test('titipan that was agreed to go back and that the provider takes first has gone back by it', async () => {
  const ctx = await payingContext()
  const { publicId, kept } = await paidTwice(ctx)
  await decideSuspense(ctx, await give(ctx, kept, null), yes(ctx))
  expect(await balanceOf(ctx.db, { account: '2140' })).toBe(50_000)
  await ctx.sandbox.drive(publicId, 'reverse')
  await runJobs(ctx)
  expect(await decisions(ctx)).toEqual([{ status: 'paid', pays_from: 'gateway' }])
  expect(await balanceOf(ctx.db, { account: '2140' })).toBe(0)
  expect(await takenBack(ctx)).toEqual([])
  await assertBooksHold(ctx)
})

test('titipan that the provider itself returned has not gone back twice when the charge is reversed', async () => {
  const ctx = await payingContext()
  const { publicId, kept } = await paidTwice(ctx)
  const decision = await give(ctx, kept, null)
  await decideSuspense(ctx, decision, yes(ctx))
  await paySuspenseRefund(ctx, decision)
  await ctx.sandbox.drive(publicId, 'reverse')
  await runJobs(ctx)
  expect(await takenBack(ctx)).toEqual([])
})

test('titipan that our bank returned and the provider takes as well is claimed once', async () => {
  const ctx = await payingContext()
  await aSettledDonation(ctx, { campaign: { slug: 'umum', fund: 'IU' } })
  const { publicId, kept } = await paidTwice(ctx)
  const from = await aBank(ctx, 'IU')
  const asked = { suspenseKey: kept, campaignId: null, note: 'Dobel', from, by: ctx.newId() }
  const decision = await proposeSuspense(ctx, asked)
  await decideSuspense(ctx, decision, yes(ctx))
  await paySuspenseRefund(ctx, decision, { bankReference: 'TRF-7' })
  await ctx.sandbox.drive(publicId, 'reverse')
  await runJobs(ctx)
  expect(await takenBack(ctx)).toEqual([{ return_id: decision.id, resolution: null }])
  const told = { event: 'payment.returned-twice', return: decision.id, amount: 50_000 }
  expect(ctx.logged).toContainEqual(expect.objectContaining(told))
  await assertBooksHold(ctx)
})

test('what titipan became leaves with it: its donor is told, and a refund of it is not made again', async () => {
  const ctx = await payingContext()
  const { id: campaignId } = await makeCampaign(ctx, { slug: 'tujuan' })
  const [one, other] = [await paidTwice(ctx), await paidTwice(ctx)]
  for (const { kept } of [one, other])
    await decideSuspense(ctx, await give(ctx, kept, campaignId), yes(ctx))
  await runJobs(ctx)
  const made = async (id: string) =>
    ctx.db
      .selectFrom('donation')
      .select(['public_id', 'status'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ctx.mails.length = 0
  await ctx.sandbox.drive(one.publicId, 'reverse')
  await runJobs(ctx)
  expect(await made(one.kept.id)).toMatchObject({ status: 'reversed' })
  const subjects = ctx.mails.map(({ subject }) => subject)
  expect(subjects).toEqual(Array(2).fill('Pembayaran donasi Anda dibatalkan'))
  const reversed = ctx.logged.filter(({ event }) => event === 'payment.reversed')
  const { public_id: allocated } = await made(one.kept.id)
  expect(new Set(reversed.map(({ reference }) => reference))).toEqual(
    new Set([one.charge.reference, allocated]),
  )

  const { public_id: publicId } = await made(other.kept.id)
  await aSettledDonation(ctx, { campaign: { slug: 'tujuan' } })
  await payRefund(ctx, await anApprovedRefund(ctx, publicId, await aBank(ctx)))
  await runJobs(ctx)
  ctx.mails.length = 0
  await ctx.sandbox.drive(other.publicId, 'reverse')
  await runJobs(ctx)
  expect(await made(other.kept.id)).toMatchObject({ status: 'refunded' })
  expect(await takenBack(ctx)).toHaveLength(1)
  expect(ctx.mails.map(({ subject }) => subject)).toEqual(['Pembayaran donasi Anda dibatalkan'])
  await assertBooksHold(ctx)
})

test('the method of its own code decides whether the provider sends titipan back', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-wrong')
  await runJobs(ctx)
  ctx.clock.advance({ minutes: 1 })
  await openCharge(ctx, { donationId, method: 'qris', channel: 'qris' })
  for (const act of ['pay', 'pay'] as const) await ctx.sandbox.drive(donationId, act)
  await runJobs(ctx)
  const gateway = { ...ctx.gateway, refundable: ['qris' as const] }
  const kept = await keptOf(ctx, charge.donation_id)
  const isSent = async (of: Suspense) => isSuspenseSentByGateway({ gateway }, ctx.db, of)
  expect(await Promise.all(kept.map(isSent))).toEqual([false, true])
  const [, byQris] = kept as [Suspense, Suspense]
  expect(await isSent({ ...byQris, provider: 'xendit' })).toBe(false)
  expect(await isSent({ ...byQris, charge_id: null })).toBe(false)
})

test.each<[Fund, string, number]>([
  ['IT', '4420', 20_000],
  ['A', '4430', 0],
])('a refund of fund %s gives back what the amil took of it', async (fund, account, share) => {
  const ctx = await payingContext()
  await agreeShares(ctx)
  const campaign = { slug: 'program', fund }
  const { donationId } = await aSettledDonation(ctx, { campaign })
  await takeDailyShares(ctx)
  const taken = () => balanceOf(ctx.db, { account, fund: 'A' })
  const before = await taken()
  const returned = async () => Math.abs(await balanceOf(ctx.db, { account: '4990', fund: 'A' }))
  expect(await returned()).toBe(0)
  await anApprovedRefund(ctx, donationId, await aBank(ctx, fund))
  expect(before - (await taken()) + (fund === 'A' ? 0 : await returned())).toBe(share)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'refund_pending' })
  await assertBooksHold(ctx)
})

test('the code of a donation that takes its own money is closed by one job', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-wrong')
  await runJobs(ctx)
  const [kept] = await keptOf(ctx, charge.donation_id)
  const own = { donationId: charge.donation_id, campaignId: null, note: 'Salah nominal' }
  const decision = await proposeSuspense(ctx, {
    suspenseKey: kept as Suspense,
    ...own,
    by: ctx.newId(),
  })
  await decideSuspense(ctx, decision, yes(ctx))
  const jobs = await ctx.db
    .selectFrom('job')
    .select('payload')
    .where('name', '=', 'payment.close-code')
    .where('done_at', 'is', null)
    .execute()
  expect(jobs).toEqual([{ payload: { donationId: charge.donation_id } }])
})
