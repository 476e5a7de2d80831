import { expect, test } from 'vitest'
import {
  decideDisbursement,
  payDisbursement,
  draftDisbursement,
} from '#features/disbursement/disburse.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import {
  assertBooksHold,
  type DonationFields,
  payingContext,
  runJobs,
  stateOf,
} from '#tests/money/payments.ts'
import { aStaff } from '#tests/desk/staff.ts'
import {
  aBankLine,
  aTransfer as aTransferTo,
  aTransferBank,
  transferEnv as env,
} from '#tests/money/transfers.ts'
import { matchTransfer } from './match-transfer.server.ts'
import { listMatchedTransfers } from '#features/charge/matched-transfers.server.ts'
import { openCharge } from '#features/checkout/open-charge.server.ts'
import { decideRefund, draftRefund } from '#features/refund/refund-decision.server.ts'
import { CONFIRMED } from '#features/charge/transfer.ts'
import { proposeTransferUndo, undoTransferProposal } from './undo-proposal.server.ts'
import { undoTransfer } from './undo-transfer.server.ts'

const reason = 'Pengirimnya orang lain'

async function aTransfer(ctx: TestCtx, fields: DonationFields & { fund?: 'Z' | 'IT' | 'W' } = {}) {
  const { fund = 'IT', ...given } = fields
  const bank = await aTransferBank(ctx, fund)
  const transfer = await aTransferTo(ctx, bank, given)
  const { amount, id } = transfer.charge
  const line = (over: { key?: string } = {}) => aBankLine(bank, amount, { key: 'baris 1', ...over })
  return { ...transfer, bank, id, line }
}

const rowOf = (ctx: TestCtx, publicId: string) =>
  ctx.db
    .selectFrom('donation')
    .selectAll()
    .where('public_id', '=', publicId)
    .executeTakeFirstOrThrow()

const kept = (ctx: TestCtx) => balanceOf(ctx.db, { account: '2130', fund: 'IU' })

async function papers(ctx: TestCtx) {
  return ctx.db
    .selectFrom('receipt')
    .leftJoin('receipt_void', (join) =>
      join
        .onRef('receipt_void.donation_id', '=', 'receipt.donation_id')
        .onRef('receipt_void.kind', '=', 'receipt.kind')
        .onRef('receipt_void.version', '=', 'receipt.version'),
    )
    .select(['receipt.version', 'reason'])
    .orderBy('receipt.version')
    .execute()
}

test('two people undo a match: the gift waits again, its paper is void, and the money is titipan', async () => {
  const ctx = await payingContext({ env })
  const { donationId, id, line, charge } = await aTransfer(ctx)
  await matchTransfer(ctx, line())
  await runJobs(ctx)
  const [asks, decides] = [await aStaff(ctx, 'bendahara'), await aStaff(ctx, 'bendahara', 'Budi')]
  await proposeTransferUndo(ctx, id, { reason, by: asks.id })
  const proposal = await ctx.db.selectFrom('proposal').selectAll().executeTakeFirstOrThrow()
  // What it will post is told before anybody agrees.
  const told = JSON.stringify(proposal.terms)
  expect(told).toContain('Debit 4990')
  expect(told).toContain('Kredit 2130')
  const of = { kinds: [undoTransferProposal], id: proposal.id }
  const yes = { role: 'bendahara', isApproved: true } as const
  await expect(decideProposal(ctx, of, { by: asks.id, ...yes })).rejects.toThrow()
  await decideProposal(ctx, of, { by: decides.id, ...yes })
  await runJobs(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({
    donation: 'awaiting_payment',
    charges: 'pending',
  })
  expect(await rowOf(ctx, donationId)).toMatchObject({ amount: 50_000, paid_at: null })
  expect(await papers(ctx)).toEqual([{ version: 1, reason: 'unmatched' }])
  expect(await kept(ctx)).toBe(charge.amount)
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(charge.amount)
  expect(ctx.mails.at(-1)).toMatchObject({
    subject: 'Pembayaran donasi Anda belum kami terima',
    text: expect.stringContaining('ternyata milik orang lain'),
  })
  expect((await listMatchedTransfers(ctx)).items).toMatchObject([
    { id, undoneAt: expect.any(Date) },
  ])
  await assertBooksHold(ctx)
})

test('the right money pays the gift afterwards, with a new paper and a letter of thanks', async () => {
  const ctx = await payingContext({ env })
  const { donationId, id, line, charge } = await aTransfer(ctx, { operational: 5_000 })
  await matchTransfer(ctx, line())
  await runJobs(ctx)
  await undoTransfer(ctx, { chargeId: id, reason })
  expect(await matchTransfer(ctx, line())).toMatchObject({ kind: 'known' })
  expect(await matchTransfer(ctx, line({ key: 'baris 2' }))).toMatchObject({ kind: 'donation' })
  await runJobs(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid', charges: 'paid' })
  expect(await papers(ctx)).toEqual([
    { version: 1, reason: 'unmatched' },
    { version: 2, reason: null },
  ])
  expect(await kept(ctx)).toBe(charge.amount)
  expect(await balanceOf(ctx.db, { account: '4430', fund: 'A' })).toBe(10_000)
  expect(await balanceOf(ctx.db, { account: '4990', fund: 'A' })).toBe(5_000)
  await assertBooksHold(ctx)
  // Once more, and the third is right.
  await undoTransfer(ctx, { chargeId: id, reason })
  await matchTransfer(ctx, line({ key: 'baris 3' }))
  await runJobs(ctx)
  expect(await rowOf(ctx, donationId)).toMatchObject({ status: 'paid', unmatched: 2 })
  await assertBooksHold(ctx)
})

test.each([
  [1, 'pending'],
  [0, 'expired'],
] as const)('undone %i ms before its end the code is %s', async (ms, status) => {
  const ctx = await payingContext({ env })
  const { donationId, id, line, charge } = await aTransfer(ctx)
  await matchTransfer(ctx, line())
  await runJobs(ctx)
  ctx.clock.set(new Date(charge.expires_at.getTime() - ms))
  await undoTransfer(ctx, { chargeId: id, reason })
  expect(await stateOf(ctx, donationId)).toMatchObject({ charges: status })
})

test('a donor hears of each match that was undone, however fast they follow each other', async () => {
  const ctx = await payingContext({ env })
  const { id, line } = await aTransfer(ctx)
  for (const key of ['baris 1', 'baris 2']) {
    await matchTransfer(ctx, line({ key }))
    await undoTransfer(ctx, { chargeId: id, reason })
  }
  await runJobs(ctx)
  const told = ctx.mails.filter(({ subject }) => subject.includes('belum kami terima'))
  expect(told).toHaveLength(2)
})

test('what people confirmed and never came leaves nothing behind, and its line pays the gift later', async () => {
  const ctx = await payingContext({ env })
  const { donationId, id, line, charge } = await aTransfer(ctx)
  await matchTransfer(ctx, { ...line({ key: `${CONFIRMED}${id}` }), isConfirmation: true })
  await undoTransfer(ctx, { chargeId: id, reason })
  expect(await kept(ctx)).toBe(0)
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(0)
  await assertBooksHold(ctx)
  expect(await matchTransfer(ctx, line({ key: 'baris 9' }))).toMatchObject({ kind: 'donation' })
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid' })
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(charge.amount)
  await assertBooksHold(ctx)
})

test('after its end the gift waits without a code, and another way pays it', async () => {
  const ctx = await payingContext({ env })
  const { donationId, id, line } = await aTransfer(ctx)
  await matchTransfer(ctx, line())
  ctx.clock.advance({ days: 9 })
  await undoTransfer(ctx, { chargeId: id, reason })
  expect(await stateOf(ctx, donationId)).toMatchObject({
    donation: 'awaiting_payment',
    charges: 'expired',
  })
  await openCharge(ctx, { donationId, method: 'va', channel: 'bca' })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid' })
  await assertBooksHold(ctx)
})

test('a code that was opened since stays the one to pay with', async () => {
  const ctx = await payingContext({ env })
  const { donationId, id, line } = await aTransfer(ctx)
  await openCharge(ctx, { donationId, method: 'va', channel: 'bca' })
  await matchTransfer(ctx, line())
  await undoTransfer(ctx, { chargeId: id, reason })
  const charges = await ctx.db
    .selectFrom('charge')
    .select(['method', 'status'])
    .orderBy('attempt')
    .execute()
  expect(charges).toEqual([
    { method: 'transfer', status: 'expired' },
    { method: 'va', status: 'pending' },
  ])
})

test('units of a wakaf return to the stock, and are taken again by the right money', async () => {
  const ctx = await payingContext({ env })
  const campaign = { slug: 'wakaf-sumur', fund: 'W', incomeAccount: '4300' } as const
  const { id, line, donationId } = await aTransfer(ctx, { fund: 'W', campaign })
  const { campaign_id } = await rowOf(ctx, donationId)
  const stock = { campaign_id, name: 'meter', price: rupiah(25_000), total: 10, remaining: 10 }
  await ctx.db.insertInto('wakaf_unit').values(stock).execute()
  const remaining = async () =>
    (await ctx.db.selectFrom('wakaf_unit').select('remaining').executeTakeFirstOrThrow()).remaining
  await matchTransfer(ctx, line())
  expect(await remaining()).toBe(8)
  await undoTransfer(ctx, { chargeId: id, reason })
  expect(await remaining()).toBe(10)
  await assertBooksHold(ctx)
  await matchTransfer(ctx, line({ key: 'baris 2' }))
  expect(await remaining()).toBe(8)
  await assertBooksHold(ctx)
})

test('money that was paid out or promised keeps its match, in words', async () => {
  const ctx = await payingContext({ env })
  const { donationId, id, line } = await aTransfer(ctx)
  await matchTransfer(ctx, line())
  const { campaign_id: campaignId } = await rowOf(ctx, donationId)
  const use = { campaignId, fund: 'IT' as const, account: '5210', amount: rupiah(1) }
  const words = { description: 'Pompa air', beneficiaries: 40 }
  const disbursement = await draftDisbursement(ctx, { ...use, ...words }, { by: ctx.newId() })
  const undo = () => undoTransfer(ctx, { chargeId: id, reason })
  await expect(undo()).rejects.toMatchObject({ code: 'books/money-missing', status: 409 })
  await decideDisbursement(ctx, disbursement, { by: ctx.newId(), isApproved: true })
  await payDisbursement(ctx, disbursement, { proof: 'bukti.pdf' })
  await expect(undo()).rejects.toMatchObject({ code: 'books/money-missing' })
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'paid', charges: 'paid' })
  expect(await ctx.db.selectFrom('transfer_undo').select('key').execute()).toEqual([])
  await assertBooksHold(ctx)
})

test('a gift whose refund is proposed, or that was never matched, has no match to undo', async () => {
  const ctx = await payingContext({ env })
  const { donationId, id, line, bank } = await aTransfer(ctx)
  const undo = () => undoTransfer(ctx, { chargeId: id, reason })
  await expect(undo()).rejects.toMatchObject({ code: 'payment/match-stays' })
  await matchTransfer(ctx, line())
  const from = { by: 'bank' as const, bankAccountId: bank }
  const refund = await draftRefund(ctx, {
    publicId: donationId,
    reason: 'double',
    note: 'Uji',
    by: ctx.newId(),
    from,
  })
  await expect(undo()).rejects.toMatchObject({ code: 'payment/match-stays' })
  // One that was refused returns nothing.
  await decideRefund(ctx, refund, { by: ctx.newId(), isApproved: false })
  await undo()
  expect(await stateOf(ctx, donationId)).toMatchObject({ donation: 'awaiting_payment' })
  await assertBooksHold(ctx)
})

test('two undo a match at once: it is undone once', async () => {
  const ctx = await payingContext({ env })
  const second = await payingContext({ env, sharing: ctx })
  const { id, line, charge } = await aTransfer(ctx)
  await matchTransfer(ctx, line())
  const of = { chargeId: id, reason }
  const both = await Promise.allSettled([undoTransfer(ctx, of), undoTransfer(second, of)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'payment/match-stays' },
  })
  expect(await kept(ctx)).toBe(charge.amount)
  await assertBooksHold(ctx)
})
