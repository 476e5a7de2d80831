import { expect, test } from 'vitest'
import { askLedger } from '#checks/ledger.server.ts'
import { closeBankAccount } from '#features/bank-account/bank-account.server.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { rupiah } from '#platform/money/money.ts'
import { aBank, anApprovedRefund } from '#tests/money/refunds.ts'
import type { TestCtx } from '#tests/context.ts'
import {
  aCharge,
  aSettledDonation,
  assertBooksHold,
  payingContext,
  runJobs,
  stateOf,
} from '#tests/money/payments.ts'
import { failRefund, payRefund, startRefund } from './pay-refund.server.ts'
import { changePayer } from '../refund-decision.server.ts'
import { recordSettlement } from '#features/settlement/record-settlement.server.ts'
import { decideSuspense, proposeSuspense } from '#features/suspense/resolve-suspense.server.ts'
import { paySuspenseRefund } from '#features/suspense/return-suspense.server.ts'
import { sendRefund } from './send-refund.server.ts'

const held = (ctx: TestCtx, account: string, fund: Fund = 'IT') =>
  balanceOf(ctx.db, { account, fund })

test('a bank refund after a payout leaves the bank, and the gateway owes what it owed', async () => {
  const ctx = await payingContext()
  const { donationId } = await aSettledDonation(ctx)
  await aSettledDonation(ctx)
  const refund = await anApprovedRefund(ctx, donationId, await aBank(ctx))
  await payRefund(ctx, refund, { bankReference: 'TRX-1' })
  expect(await held(ctx, '1130')).toBe(0)
  expect(await held(ctx, '1122')).toBe(100_000)
  expect(await held(ctx, '2140')).toBe(0)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'refunded', charges: 'paid' })
  await assertBooksHold(ctx)
})

test('what the bank returned before the payout is paid out to us all the same', async () => {
  const ctx = await payingContext()
  await aSettledDonation(ctx)
  const { donationId, charge } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  await payRefund(ctx, await anApprovedRefund(ctx, donationId, await aBank(ctx)))
  expect([await held(ctx, '1130'), await held(ctx, '1122')]).toEqual([50_000, 50_000])

  const line = {
    reference: charge.reference,
    gross: rupiah(50_000),
    fee: rupiah(0),
    tax: rupiah(0),
  }
  const payout = { provider: 'sandbox', reference: 'PO-9', settledAt: ctx.now(), lines: [line] }
  expect(await recordSettlement(ctx, payout)).toMatchObject({ settled: 1, differences: [] })
  expect([await held(ctx, '1130'), await held(ctx, '1122')]).toEqual([0, 100_000])
  await assertBooksHold(ctx)
})

test('a bank that holds less than the refund pays nothing', async () => {
  const ctx = await payingContext()
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  const refund = await anApprovedRefund(ctx, donationId, await aBank(ctx))
  for (const act of [payRefund, startRefund])
    await expect(act(ctx, refund)).rejects.toMatchObject({ code: 'books/money-missing' })
  expect(await held(ctx, '2140')).toBe(50_000)
})

test('a bank account of another fund, a closed one and an unknown one cannot pay', async () => {
  const ctx = await payingContext()
  const { donationId } = await aSettledDonation(ctx)
  await expect(anApprovedRefund(ctx, donationId, await aBank(ctx, 'Z'))).rejects.toMatchObject({
    code: 'books/foreign-bank-account',
  })
  const [first, second] = [await aBank(ctx), await aBank(ctx)]
  const id = first.bankAccountId
  const refund = await anApprovedRefund(ctx, donationId, first)
  await closeBankAccount(ctx, { id, closedOn: dayOf(ctx.now()) })
  await expect(payRefund(ctx, refund)).rejects.toMatchObject({ code: 'books/bank-account-closed' })
  const nobody = { by: 'bank' as const, bankAccountId: ctx.newId() }
  await expect(changePayer(ctx, refund, nobody)).rejects.toMatchObject({
    code: 'books/bank-account-unknown',
  })
  // The last one of money that is there cannot be closed.
  await expect(
    closeBankAccount(ctx, { id: second.bankAccountId, closedOn: dayOf(ctx.now()) }),
  ).rejects.toMatchObject({ code: 'books/still-holds-money' })
  await changePayer(ctx, refund, second)
  await payRefund(ctx, refund)
  expect(await held(ctx, '1122')).toBe(0)
})

test('the operational part goes back from the amil’s own bank', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx, { amount: 50_000, operational: 2_000 })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  const line = {
    reference: charge.reference,
    gross: rupiah(52_000),
    fee: rupiah(0),
    tax: rupiah(0),
  }
  const payout = { provider: 'sandbox', reference: 'PO-1', settledAt: ctx.now(), lines: [line] }
  await recordSettlement(ctx, payout)
  expect([await held(ctx, '1122'), await held(ctx, '1124', 'A')]).toEqual([50_000, 2_000])
  await payRefund(ctx, await anApprovedRefund(ctx, donationId, await aBank(ctx)))
  expect([await held(ctx, '1122'), await held(ctx, '1124', 'A')]).toEqual([0, 0])
  await assertBooksHold(ctx)
})

test('a wakaf stands at the gateway, reaches its bank whole, and goes back from there', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx, { campaign: { slug: 'wakaf', fund: 'W' } })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  expect([await held(ctx, '1130', 'W'), await held(ctx, '1123', 'W')]).toEqual([50_000, 0])
  const costs = { gross: rupiah(50_000), fee: rupiah(4_000), tax: rupiah(440) }
  const lines = [{ reference: charge.reference, ...costs }]
  const payout = { provider: 'sandbox', reference: 'PO-1', settledAt: ctx.now(), lines }
  await recordSettlement(ctx, payout)
  expect([await held(ctx, '1130', 'W'), await held(ctx, '1123', 'W')]).toEqual([0, 50_000])
  expect(await held(ctx, '2110', 'A')).toBe(4_440)
  await assertBooksHold(ctx)
  await payRefund(ctx, await anApprovedRefund(ctx, donationId, await aBank(ctx, 'W')))
  expect(await held(ctx, '1123', 'W')).toBe(0)
  await assertBooksHold(ctx)
})

test('a refund that travels says so, and waits for another way when it comes back', async () => {
  const ctx = await payingContext()
  const { donationId } = await aSettledDonation(ctx)
  const refund = await anApprovedRefund(ctx, donationId, await aBank(ctx))
  await startRefund(ctx, refund, { bankReference: 'TRX-1' })
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'refund_sent' })
  await assertBooksHold(ctx)
  await expect(changePayer(ctx, refund, { by: 'gateway' })).rejects.toMatchObject({ status: 409 })
  await failRefund(ctx, refund, { failure: 'Nomor rekening salah' })
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'refund_pending' })
  await assertBooksHold(ctx)
  await changePayer(ctx, refund, { by: 'gateway' })
  await sendRefund(ctx, refund)
  await runJobs(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({
    donation: 'refunded',
    charges: 'refunded',
  })
  await assertBooksHold(ctx)
})

test('what the provider takes back after our own bank refund is a question for people, and no second return', async () => {
  const ctx = await payingContext()
  const { donationId } = await aSettledDonation(ctx)
  await payRefund(ctx, await anApprovedRefund(ctx, donationId, await aBank(ctx)))
  await ctx.sandbox.drive(donationId, 'reverse')
  await runJobs(ctx)
  expect(await held(ctx, '4990')).toBe(100_000)
  expect(await held(ctx, '1150')).toBe(100_000)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'refunded' })
  const open = await ctx.db.selectFrom('refund_taken_back').selectAll().execute()
  expect(open).toMatchObject([{ amount: 100_000, resolution: null }])
  expect(ctx.logged.filter(({ event }) => event === 'payment.returned-twice')).toHaveLength(1)
  await assertBooksHold(ctx)
})

test('a transfer that bounced after the provider took the money back is no debt of anybody', async () => {
  const ctx = await payingContext()
  const { donationId } = await aSettledDonation(ctx)
  const refund = await anApprovedRefund(ctx, donationId, await aBank(ctx))
  await startRefund(ctx, refund)
  await ctx.sandbox.drive(donationId, 'reverse')
  await runJobs(ctx)
  await assertBooksHold(ctx)
  await failRefund(ctx, refund, { failure: 'Rekening tutup' })
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'refunded' })
  expect([await held(ctx, '1150'), await held(ctx, '2140'), await held(ctx, '1122')]).toEqual([
    0, 0, 100_000,
  ])
  await assertBooksHold(ctx)
})

test('what the provider takes back before our bank sends anything is the refund', async () => {
  const ctx = await payingContext()
  const { donationId } = await aSettledDonation(ctx)
  const refund = await anApprovedRefund(ctx, donationId, await aBank(ctx))
  await ctx.sandbox.drive(donationId, 'reverse')
  await runJobs(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'refunded' })
  await expect(payRefund(ctx, refund)).rejects.toMatchObject({ status: 409 })
  expect(await held(ctx, '1122')).toBe(100_000)
  await assertBooksHold(ctx)
})

test('returned titipan leaves the bank that is named, and its payout still comes', async () => {
  const ctx = await payingContext()
  await aSettledDonation(ctx, { campaign: { slug: 'umum', fund: 'IU' } })
  const { donationId, charge } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-wrong')
  await runJobs(ctx)
  const of = await ctx.db.selectFrom('suspense').selectAll().executeTakeFirstOrThrow()
  const asked = { suspenseKey: of, campaignId: null, note: 'Salah nominal' }
  const from = await aBank(ctx, 'IU')
  const decision = await proposeSuspense(ctx, { ...asked, from, by: ctx.newId() })
  await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true })
  await paySuspenseRefund(ctx, decision, { bankReference: 'TRX-2' })
  expect(await held(ctx, '1130', 'IU')).toBe(of.amount)
  expect(await held(ctx, '1122', 'IU')).toBe(100_000 - of.amount)
  const line = {
    reference: charge.reference,
    gross: rupiah(of.amount),
    fee: rupiah(0),
    tax: rupiah(0),
  }
  const payout = { provider: 'sandbox', reference: 'PO-2', settledAt: ctx.now(), lines: [line] }
  expect(await recordSettlement(ctx, payout)).toMatchObject({ settled: 1, differences: [] })
  expect(await held(ctx, '1130', 'IU')).toBe(0)
  await assertBooksHold(ctx)
})

test('titipan that the provider takes back after our bank returned it is a question for people', async () => {
  const ctx = await payingContext()
  await aSettledDonation(ctx, { campaign: { slug: 'umum', fund: 'IU' } })
  const { donationId } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay-wrong')
  await runJobs(ctx)
  const of = await ctx.db.selectFrom('suspense').selectAll().executeTakeFirstOrThrow()
  const asked = {
    suspenseKey: of,
    campaignId: null,
    note: 'Salah nominal',
    from: await aBank(ctx, 'IU'),
  }
  const decision = await proposeSuspense(ctx, { ...asked, by: ctx.newId() })
  await decideSuspense(ctx, decision, { by: ctx.newId(), isApproved: true })
  await paySuspenseRefund(ctx, decision)
  await ctx.sandbox.drive(donationId, 'reverse')
  await runJobs(ctx)
  expect([await held(ctx, '1130', 'IU'), await held(ctx, '1150', 'IU')]).toEqual([0, of.amount])
  expect(await ctx.db.selectFrom('refund_taken_back').selectAll().execute()).toHaveLength(1)
  await assertBooksHold(ctx)
})

test('a VA gift of a provider that refunds no VA needs a bank account', async () => {
  const ctx = await payingContext()
  const { donationId } = await aSettledDonation(ctx)
  const qrisOnly: TestCtx = { ...ctx, gateway: { ...ctx.gateway, refundable: ['qris'] } }
  await expect(anApprovedRefund(qrisOnly, donationId)).rejects.toMatchObject({
    code: 'payment/payer-missing',
    status: 422,
  })
  await expect(anApprovedRefund(qrisOnly, donationId, { by: 'gateway' })).rejects.toMatchObject({
    code: 'payment/refund-not-sendable',
  })
  await anApprovedRefund(qrisOnly, donationId, await aBank(ctx))
})

test('the donor hears of the approval and of the payment by mail', async () => {
  const ctx = await payingContext()
  const { donationId } = await aSettledDonation(ctx)
  const refund = await anApprovedRefund(ctx, donationId, await aBank(ctx))
  await runJobs(ctx)
  await payRefund(ctx, refund)
  await runJobs(ctx)
  const about = ctx.mails.map(({ subject }) => subject).filter((words) => /embali/.test(words))
  expect(about).toEqual([
    'Pengembalian donasi Anda disetujui',
    'Dana donasi Anda sudah dikembalikan',
  ])
})

test('a refund whose state its donation does not know is seen at night', async () => {
  const ctx = await payingContext()
  const { donationId } = await aSettledDonation(ctx)
  await anApprovedRefund(ctx, donationId)
  await ctx.db.updateTable('refund').set({ status: 'sent' }).execute()
  expect((await askLedger(ctx.db)).refundsInAnotherState).toBe(1)
})
