import { expect, test } from 'vitest'
import { takeAmilShare } from '#features/books/amil-share.server.ts'
import { findDonation } from '#features/donation/queries.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { verifyReceipt, receiptToPrint } from '#features/receipt/queries.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { rupiah } from '#platform/money/money.ts'
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
import { receiptsOf } from '#tests/money/receipts.ts'
import { aBank, anApprovedPart, anApprovedRefund } from '#tests/money/refunds.ts'
import { failRefund, payRefund, startRefund } from './pay/pay-refund.server.ts'
import { recordSettlement } from '#features/settlement/record-settlement.server.ts'
import { changePayer, draftRefund } from './refund-decision.server.ts'

const held = (ctx: TestCtx, account: string, fund: Fund = 'IT') =>
  balanceOf(ctx.db, { account, fund })

/** Every question of the night, once the jobs are done. */
async function assertNights(ctx: TestCtx): Promise<void> {
  await runJobs(ctx)
  await assertBooksHold(ctx)
}

const sums = async (ctx: TestCtx, publicId: string) => {
  const found = await findDonation(ctx.db, publicId)
  return found && [found.status, found.amount, found.operational, found.returned]
}

async function totalOfCampaign(ctx: TestCtx, campaignId: string) {
  const { rows } = { rows: await ctx.db.selectFrom('campaign_delta').selectAll().execute() }
  const own = rows.filter((each) => each.campaign_id === campaignId)
  const add = (what: 'amount' | 'donors') => own.reduce((all, each) => all + Number(each[what]), 0)
  return [add('amount'), add('donors')]
}

test('parts follow one another, then the rest: each leaves the books, the total and the papers, and the donor counts until the last', async () => {
  const ctx = await payingContext()
  const { donationId, campaignId } = await aSettledDonation(ctx)
  const { donationId: other } = await aSettledDonation(ctx)
  const from = await aBank(ctx)
  const first = await anApprovedPart(ctx, donationId, { amount: 30_000, from })
  expect(await sums(ctx, donationId)).toEqual(['paid', 70_000, 0, 30_000])
  expect([await held(ctx, '2140'), await held(ctx, '4990')]).toEqual([30_000, 30_000])
  expect(await totalOfCampaign(ctx, campaignId)).toEqual([170_000, 2])
  await assertNights(ctx)
  // One at a time.
  const more = { publicId: donationId, reason: 'double' as const, note: 'Lagi', by: ctx.newId() }
  await expect(draftRefund(ctx, { ...more, from })).rejects.toMatchObject({
    code: 'books/not-in-this-state',
  })
  await startRefund(ctx, first, { bankReference: 'TRX-1' })
  await failRefund(ctx, first, { failure: 'Rekening tutup' })
  expect(await sums(ctx, donationId)).toEqual(['paid', 70_000, 0, 30_000])
  await assertNights(ctx)
  await payRefund(ctx, first)
  const second = await anApprovedPart(ctx, donationId, { amount: 20_000, from })
  await payRefund(ctx, second)
  expect([await held(ctx, '2140'), await held(ctx, '1122')]).toEqual([0, 150_000])
  expect(await totalOfCampaign(ctx, campaignId)).toEqual([150_000, 2])
  await assertNights(ctx)

  await payRefund(ctx, await anApprovedRefund(ctx, donationId, from))
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'refunded', charges: 'paid' })
  expect(await totalOfCampaign(ctx, campaignId)).toEqual([100_000, 1])
  expect(await held(ctx, '1122')).toBe(100_000)
  expect(await sums(ctx, other)).toEqual(['paid', 100_000, 0, 0])
  await assertNights(ctx)
})

test('the papers are replaced by those of what remains, and the e-mails say both sums', async () => {
  const ctx = await payingContext()
  const campaign = { slug: 'zakat', title: 'Zakat maal', fund: 'Z', incomeAccount: '4110' } as const
  const { donationId } = await aSettledDonation(ctx, { campaign, operational: 0 })
  const { donationId: other } = await aSettledDonation(ctx, { campaign })
  const papers = await receiptsOf(ctx, donationId)
  expect(papers).toHaveLength(2)
  const refund = await anApprovedPart(ctx, donationId, {
    amount: 40_000,
    from: await aBank(ctx, 'Z'),
  })
  for (const { number } of papers)
    expect(await verifyReceipt(ctx, number)).toMatchObject({ status: 'batal' })
  for (const kind of ['kuitansi', 'bsz'] as const) {
    const printed = await receiptToPrint(ctx, { publicId: donationId, kind })
    expect(printed?.snapshot).toMatchObject({ amount: 60_000, words: 'enam puluh ribu' })
    expect(printed?.snapshot.replaces).toBe(papers.find((each) => each.kind === kind)?.number)
    expect(printed?.voidedAt).toBeUndefined()
  }
  expect(await receiptsOf(ctx, other)).toHaveLength(2)
  await payRefund(ctx, refund)
  await runJobs(ctx)
  const emails = ctx.mails.slice(-2).map(({ subject, text }) => `${subject}\n${text}`)
  for (const email of emails) {
    expect(email).toContain('Rp40.000')
    expect(email).toContain('Rp60.000')
  }
  expect(emails[0]).toContain('Pengembalian sebagian zakat Anda disetujui')
  expect(emails[1]).toContain('Sebagian zakat Anda sudah dikembalikan')
  await assertNights(ctx)
  const asked = { publicId: donationId, reason: 'donor_request' as const, note: 'Minta', by: 'x' }
  const part = { amount: rupiah(10_000), operational: rupiah(0) }
  await expect(draftRefund(ctx, { ...asked, part })).rejects.toMatchObject({
    code: 'payment/not-refundable',
  })
})

test('the amil gives back its share of a part, rounded once, and never more than it took', async () => {
  const ctx = await payingContext()
  await agreeShares(ctx)
  const { donationId } = await aSettledDonation(ctx, { amount: 101_000 })
  await aSettledDonation(ctx, { amount: 50_000 })
  await takeAmilShare(ctx, { fund: 'IT', period: '2026-07' })
  expect(await held(ctx, '5230')).toBe(30_200)
  const from = await aBank(ctx)
  for (const [amount, left] of [
    [33_333, 117_667],
    [1, 117_666],
  ] as const) {
    await payRefund(ctx, await anApprovedPart(ctx, donationId, { amount, from }))
    expect(await held(ctx, '5230')).toBe(Math.floor(left / 5))
    await assertNights(ctx)
  }
})

test('infak operasional goes back by choice, from the amil’s own bank, and something of the gift stays', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx, { amount: 50_000, operational: 5_000 })
  const { donationId: other, charge: second } = await aCharge(ctx, {
    amount: 50_000,
    operational: 5_000,
  })
  for (const each of [donationId, other]) await ctx.sandbox.drive(each, 'pay')
  await runJobs(ctx)
  const [bank, ofAmil] = [await aBank(ctx), await aBank(ctx, 'A')]
  const tooMuch = [
    { amount: 50_000, from: bank },
    { amount: 50_000, operational: 4_000, from: bank },
    { amount: 10_000, operational: 5_001, from: bank },
    { from: bank },
  ]
  for (const part of tooMuch)
    await expect(anApprovedPart(ctx, donationId, part)).rejects.toMatchObject({
      code: 'payment/part-too-large',
    })
  await expect(
    anApprovedPart(ctx, donationId, { operational: 5_000, from: bank }),
  ).rejects.toMatchObject({ code: 'books/foreign-bank-account' })
  const lines = [charge, second].map(({ reference }) => {
    return { reference, gross: rupiah(55_000), fee: rupiah(0), tax: rupiah(0) }
  })
  // A payout of the provider holds the gift whole, though a part of it is owed already.
  const owed = await anApprovedPart(ctx, donationId, { operational: 5_000, from: ofAmil })
  const payout = { provider: 'sandbox', reference: 'PO-1', settledAt: ctx.now(), lines }
  expect(await recordSettlement(ctx, payout)).toMatchObject({ settled: 4, differences: [] })
  await payRefund(ctx, owed)
  await payRefund(
    ctx,
    await anApprovedPart(ctx, other, { amount: 20_000, operational: 5_000, from: bank }),
  )
  expect([await held(ctx, '1122'), await held(ctx, '1124', 'A')]).toEqual([80_000, 0])
  expect(await sums(ctx, donationId)).toEqual(['paid', 50_000, 0, 5_000])
  expect(await sums(ctx, other)).toEqual(['paid', 30_000, 0, 25_000])
  await assertNights(ctx)
})

test('of a wakaf in units whole units go back, what became general wakaf first', async () => {
  const ctx = await payingContext()
  const campaign = { slug: 'wakaf-sumur', fund: 'W' } as const
  const { id: campaign_id } = await makeCampaign(ctx, campaign)
  const stock = { campaign_id, name: 'meter', price: rupiah(25_000), total: 5, remaining: 5 }
  await ctx.db.insertInto('wakaf_unit').values(stock).execute()
  const remaining = async () =>
    (await ctx.db.selectFrom('wakaf_unit').select('remaining').executeTakeFirstOrThrow()).remaining
  const share = (source: string) =>
    ctx.db
      .selectFrom('wakaf_share')
      .innerJoin('donation', 'donation.id', 'source_id')
      .where('public_id', '=', source)
      .select(['asked', 'granted', 'general_amount'])
      .executeTakeFirst()
  const { donationId: early } = await aSettledDonation(ctx, { campaign })
  const { donationId: late } = await aSettledDonation(ctx, { campaign })
  expect(await share(late)).toEqual({ asked: 4, granted: 1, general_amount: 75_000 })
  const from = await aBank(ctx, 'W')
  await expect(anApprovedPart(ctx, early, { amount: 30_000, from })).rejects.toMatchObject({
    code: 'wakaf/not-whole-units',
  })
  await payRefund(ctx, await anApprovedPart(ctx, early, { amount: 50_000, from }))
  await payRefund(ctx, await anApprovedPart(ctx, late, { amount: 50_000, from }))
  expect(await share(early)).toEqual({ asked: 2, granted: 2, general_amount: 0 })
  expect(await share(late)).toEqual({ asked: 2, granted: 1, general_amount: 25_000 })
  expect(await remaining()).toBe(2)
  await assertNights(ctx)
  await anApprovedRefund(ctx, late, from)
  expect(await remaining()).toBe(3)
  await assertNights(ctx)
})

test('a part goes back by bank alone, and so does the rest after it', async () => {
  const ctx = await payingContext()
  const { donationId } = await aSettledDonation(ctx)
  const gateway = { by: 'gateway' as const }
  const wish = { amount: 30_000, from: gateway }
  const unsent = { code: 'payment/refund-not-sendable' }
  await expect(anApprovedPart(ctx, donationId, wish)).rejects.toMatchObject(unsent)
  const part = { amount: rupiah(30_000), operational: rupiah(0) }
  const asked = { publicId: donationId, reason: 'double' as const, note: 'Uji', by: ctx.newId() }
  await expect(draftRefund(ctx, { ...asked, part })).rejects.toMatchObject({
    code: 'payment/payer-missing',
  })
  const from = await aBank(ctx)
  const refund = await anApprovedPart(ctx, donationId, { ...wish, from })
  await expect(changePayer(ctx, refund, gateway)).rejects.toMatchObject(unsent)
  await payRefund(ctx, refund)
  await expect(anApprovedRefund(ctx, donationId, gateway)).rejects.toMatchObject(unsent)
  await expect(anApprovedRefund(ctx, donationId)).rejects.toMatchObject({
    code: 'payment/payer-missing',
  })
})
