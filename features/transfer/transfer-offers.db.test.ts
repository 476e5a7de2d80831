import { expect, test } from 'vitest'
import { findDonation, lockDonation, setDonationStatus } from '#features/donation/queries.server.ts'
import {
  decideDisbursement,
  payDisbursement,
  draftDisbursement,
} from '#features/disbursement/disburse.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { formatRupiah, rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import {
  aCharge,
  aDonation,
  assertBooksHold,
  payingContext,
  runJobs,
  stateOf,
} from '#tests/money/payments.ts'
import { aBankLine, aTransfer, aTransferBank, transferEnv as env } from '#tests/money/transfers.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { matchTransfer } from './match-transfer.server.ts'
import { capturedJournals } from '#features/charge/matched-transfers.server.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { paymentScreen } from '#features/checkout/payment-screen.server.ts'
import { writeTransfer } from '#features/charge/transfer-charge.server.ts'
import { proofOnScreen, proofStateOf, sendTransferProof } from './transfer-proof.server.ts'
import { undoTransfer } from './undo-transfer.server.ts'

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n')

const offeredTo = async (ctx: TestCtx, id: string) => {
  const offers = (await paymentScreen(ctx, id))?.offers ?? []
  return offers.filter(({ method }) => method === 'transfer').map(({ channel }) => channel)
}

test('a gift is transferred to an account of its own fund, or to one that its fund shares', async () => {
  const ctx = await payingContext({ env })
  const free = await aTransferBank(ctx, 'IU', '1110001112')
  const id = await aDonation(ctx)
  expect(await offeredTo(ctx, id)).toEqual([free])
  const own = await aTransferBank(ctx, 'IT', '2220001112')
  expect(await offeredTo(ctx, id)).toEqual([own])
  const freely = await aDonation(ctx, { campaign: { slug: 'umum', fund: 'IU' } })
  expect(await offeredTo(ctx, freely)).toEqual([free])
})

test('an account of the samples takes no money once the institution is open', async () => {
  const ctx = await payingContext({ env })
  const sample = await aTransferBank(ctx)
  const real = await aTransferBank(ctx, 'IT', '2220001112')
  await ctx.db
    .updateTable('bank_account')
    .set({ is_sample: true })
    .where('id', '=', sample)
    .execute()
  const id = await aDonation(ctx)
  const there = (mode: 'live' | 'demo') =>
    offeredTo({ ...ctx, config: { ...ctx.config, mode } }, id)
  expect((await there('demo')).toSorted()).toEqual([sample, real].toSorted())
  expect(await there('live')).toEqual([real])
})

test('an account that is gone when the transfer is written takes none, and nothing is written', async () => {
  const ctx = await payingContext({ env })
  await aTransferBank(ctx)
  const publicId = await aDonation(ctx)
  const found = await findDonation(ctx.db, publicId)
  const given = { bankAccountId: ctx.newId(), expiresAt: ctx.now() }
  const writing = inTransaction(ctx.db, async (tx) => {
    const donation = await lockDonation(tx, found?.id ?? '')
    return writeTransfer(ctx, tx, { donation, ...given })
  })
  await expect(writing).rejects.toMatchObject({ code: 'payment/method-unavailable' })
  expect(await ctx.db.selectFrom('charge').select('id').execute()).toEqual([])
})

test('a proof is wanted while its own sum is held, whatever other transfers do', async () => {
  const ctx = await payingContext({ env })
  const bank = await aTransferBank(ctx)
  const first = await aTransfer(ctx, bank)
  ctx.clock.advance({ days: 20 })
  const second = await aTransfer(ctx, bank)
  const send = (publicId: string) =>
    sendTransferProof(ctx, { publicId, bytes: pdf, address: '203.0.113.7' })
  const notWanted = { code: 'payment/proof-not-wanted' }
  await expect(send(first.donationId)).rejects.toMatchObject(notWanted)
  await send(second.donationId)
  expect(ctx.logged).toContainEqual(
    expect.objectContaining({
      event: 'payment.transfer-proof',
      donation: second.charge.donation_id,
    }),
  )
  expect(await proofOnScreen(ctx.db, first.donationId)).toBeUndefined()
  expect(await proofOnScreen(ctx.db, second.donationId)).toMatchObject({ isLast: false })
  const mixed = { donation_id: second.charge.donation_id, id: first.charge.id }
  expect(await proofStateOf(ctx.db, mixed)).toBeUndefined()
  // The sum was given to another gift: nothing is waited for under the old one.
  const taken = { charge_id: first.charge.id, donation_id: first.charge.donation_id }
  await ctx.db
    .updateTable('transfer_sum')
    .set(taken)
    .where('amount', '=', second.charge.amount)
    .execute()
  await expect(send(second.donationId)).rejects.toMatchObject(notWanted)
})

test('a match that was undone renews the pages with its campaign, and wakes the worker', async () => {
  const ctx = await payingContext({ env })
  const bank = await aTransferBank(ctx)
  const { charge } = await aTransfer(ctx, bank)
  await matchTransfer(ctx, aBankLine(bank, charge.amount))
  ctx.purged.length = 0
  const before = ctx.wakes()
  await undoTransfer(ctx, { chargeId: charge.id, reason: 'Pengirimnya orang lain' })
  expect(ctx.purged).toEqual(['/', '/campaign/'])
  expect(ctx.wakes()).toBe(before + 1)
  const delta = ctx.db.selectFrom('campaign_delta').select(['amount', 'donors'])
  expect(await delta.execute()).toContainEqual({ amount: 0 - charge.amount, donors: -1 })
})

test('a match whose donation or charge has moved on stays', async () => {
  const ctx = await payingContext({ env })
  const bank = await aTransferBank(ctx)
  const undo = (chargeId: string) =>
    undoTransfer(ctx, { chargeId, reason: 'Pengirimnya orang lain' })
  const stays = { code: 'payment/match-stays' }
  const [one, other] = [await aTransfer(ctx, bank), await aTransfer(ctx, bank)]
  for (const { charge } of [one, other]) await matchTransfer(ctx, aBankLine(bank, charge.amount))
  const back = { status: 'refund_pending' as const, at: ctx.now() }
  await inTransaction(ctx.db, (tx) => setDonationStatus(tx, one.charge.donation_id, back))
  await expect(undo(one.charge.id)).rejects.toMatchObject(stays)
  await ctx.db
    .updateTable('charge')
    .set({ status: 'refunded' })
    .where('id', '=', other.charge.id)
    .execute()
  await expect(undo(other.charge.id)).rejects.toMatchObject(stays)
})

test('a match stays when the bank’s money went to others meanwhile, though its campaign has its own', async () => {
  const ctx = await payingContext({ env })
  const bank = await aTransferBank(ctx)
  const { donationId, charge } = await aTransfer(ctx, bank)
  await matchTransfer(ctx, aBankLine(bank, charge.amount))
  const campaign = { slug: 'ambulans' }
  const rich = await aCharge(ctx, { amount: 90_000, campaign })
  await ctx.sandbox.drive(rich.donationId, 'pay')
  await runJobs(ctx)
  const { campaign_id: campaignId } = await ctx.db
    .selectFrom('donation')
    .select('campaign_id')
    .where('id', '=', rich.charge.donation_id)
    .executeTakeFirstOrThrow()
  const use = { campaignId, fund: 'IT' as const, account: '5210', amount: rupiah(50_000) }
  const words = { description: 'Ambulans', beneficiaries: 40 }
  const disbursement = await draftDisbursement(ctx, { ...use, ...words }, { by: ctx.newId() })
  await decideDisbursement(ctx, disbursement, { by: ctx.newId(), isApproved: true })
  await payDisbursement(ctx, disbursement, { proof: 'bukti.pdf' })
  const undo = undoTransfer(ctx, { chargeId: charge.id, reason: 'Pengirimnya orang lain' })
  const left = formatRupiah(rupiah(charge.amount - 50_000))
  await expect(undo).rejects.toMatchObject({
    code: 'books/money-missing',
    message: `Dana yang tersedia hanya ${left}.`,
  })
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid' })
  await assertBooksHold(ctx)
})

test('the amil’s part of a transfer is owed by the fund of the gift, where its bank is shared', async () => {
  const ctx = await payingContext({ env })
  const bank = await aTransferBank(ctx, 'IU')
  const { charge } = await aTransfer(ctx, bank, { operational: 5_000 })
  await matchTransfer(ctx, aBankLine(bank, charge.amount))
  expect(await balanceOf(ctx.db, { account: '2190', fund: 'IT' })).toBe(5_000)
  expect(await balanceOf(ctx.db, { account: '2190', fund: 'IU' })).toBe(0)
  const { campaign_id: campaignId } = await ctx.db
    .selectFrom('donation')
    .select('campaign_id')
    .executeTakeFirstOrThrow()
  const own = { amount: charge.amount - 5_000, fund: 'IT', campaignId }
  const journals = await capturedJournals(ctx.db, { id: charge.donation_id, unmatched: 0 })
  expect(journals).toEqual([
    {
      event: 'captured',
      postings: [{ ...own, debit: '1122', credit: '4210', bankAccountId: bank }],
    },
    {
      event: 'captured operational',
      postings: [
        { amount: 5_000, fund: 'IT', debit: '1122', credit: '2190', bankAccountId: bank },
        { amount: 5_000, fund: 'A', debit: '1190', credit: '4430' },
      ],
    },
  ])
  await assertBooksHold(ctx)
})

test('the statement pays the transfer of a gift, not a code that it had before', async () => {
  const ctx = await payingContext({ env })
  const bank = await aTransferBank(ctx)
  const { donationId } = await aCharge(ctx)
  const way = { donationId, method: 'transfer', channel: bank } as const
  const charge = await openCharge(ctx, way)
  expect(await matchTransfer(ctx, aBankLine(bank, charge.amount))).toMatchObject({
    kind: 'donation',
  })
  expect(await stateOf(ctx, donationId)).toMatchObject({ charges: 'cancelled paid' })
})
