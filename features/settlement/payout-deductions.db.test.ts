import { expect, test } from 'vitest'
import { askLedger } from '#checks/ledger.server.ts'
import { withBooks } from '#features/books/enter-books.server.ts'
import { listInterFund, settleInterFund } from '#features/debt/inter-fund.server.ts'
import { undoBatch } from '#features/settlement/undo-batch.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { aCharge, type DonationFields, payingContext, runJobs } from '#tests/money/payments.ts'
import type { SettlementLine } from './match-payout.ts'
import { recordSettlement } from './record-settlement.server.ts'
import { payRefund } from '#features/refund/pay/pay-refund.server.ts'
import { decideRefund, draftRefund } from '#features/refund/refund-decision.server.ts'

async function paid(ctx: TestCtx, fields: DonationFields = {}) {
  const { donationId, charge } = await aCharge(ctx, fields)
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  return { donationId, reference: charge.reference }
}

const line = (reference: string, gross: number, fee = 0): SettlementLine => ({
  reference,
  gross,
  fee,
  tax: 0,
})

function settle(ctx: TestCtx, lines: SettlementLine[], reference = 'PO-1') {
  return recordSettlement(ctx, { provider: 'sandbox', reference, settledAt: ctx.now(), lines })
}

async function wrongThings(ctx: TestCtx) {
  return Object.entries(await askLedger(ctx.db)).filter(([, count]) => count > 0)
}

const bank = (ctx: TestCtx, account: string) => balanceOf(ctx.db, { account })

test('a donation taken back after its payout is deducted from the next one, once', async () => {
  const ctx = await payingContext()
  const first = await paid(ctx)
  const next = await paid(ctx, { amount: 60_000 })
  await settle(ctx, [line(first.reference, 50_000, 1_000)])
  await ctx.sandbox.drive(first.donationId, 'reverse')
  await runJobs(ctx)
  expect(await balanceOf(ctx.db, { account: '1130' })).toBe(10_000)
  expect(await wrongThings(ctx)).toEqual([])
  const lines = [line(next.reference, 60_000, 1_000), line(first.reference, -50_000)]
  expect(await settle(ctx, lines, 'PO-2')).toMatchObject({
    isNew: true,
    settled: 1,
    deducted: 1,
    differences: [],
  })
  expect(await bank(ctx, '1122')).toBe(58_000)
  expect(await balanceOf(ctx.db, { account: '1130' })).toBe(0)
  expect(await wrongThings(ctx)).toEqual([])
  const again = await settle(ctx, [line(first.reference, -50_000)], 'PO-3')
  expect(again).toMatchObject({ deducted: 0, differences: [{ reason: 'deducted' }] })
})

test('a refund through the provider is deducted, with the provider’s charge borne by the amil', async () => {
  const ctx = await payingContext()
  const first = await paid(ctx, { operational: 5_000 })
  const next = await paid(ctx, { amount: 90_000 })
  await settle(ctx, [line(first.reference, 55_000)])
  const asked = { publicId: first.donationId, reason: 'double' as const, note: 'Uji' }
  const refund = await draftRefund(ctx, { ...asked, by: ctx.newId() })
  await decideRefund(ctx, refund, { by: ctx.newId(), isApproved: true })
  await payRefund(ctx, refund)
  const lines = [line(next.reference, 90_000), line(first.reference, -55_000, 2_500)]
  expect(await settle(ctx, lines, 'PO-2')).toMatchObject({ deducted: 2, differences: [] })
  expect((await bank(ctx, '1122')) + (await bank(ctx, '1124'))).toBe(90_000 - 2_500)
  expect(await balanceOf(ctx.db, { account: '6510', fund: 'A' })).toBe(2_500)
  expect(await wrongThings(ctx)).toEqual([])
})

test('a refund that a report tells by its own reference alone is deducted from its donation', async () => {
  const ctx = await payingContext()
  const first = await paid(ctx)
  const next = await paid(ctx, { amount: 90_000 })
  await settle(ctx, [line(first.reference, 50_000)])
  const asked = { publicId: first.donationId, reason: 'double' as const, note: 'Uji' }
  const refund = await draftRefund(ctx, { ...asked, by: ctx.newId() })
  await decideRefund(ctx, refund, { by: ctx.newId(), isApproved: true })
  await payRefund(ctx, refund)
  const lines = [line(next.reference, 90_000), line(refund.id, -50_000)]
  expect(await settle(ctx, lines, 'PO-2')).toMatchObject({ deducted: 1, differences: [] })
  expect(await balanceOf(ctx.db, { account: '1130' })).toBe(0)
  expect(await wrongThings(ctx)).toEqual([])
})

test('money that came and went before its payout is in one report twice', async () => {
  const ctx = await payingContext()
  const gone = await paid(ctx)
  const stays = await paid(ctx)
  await ctx.sandbox.drive(gone.donationId, 'reverse')
  await runJobs(ctx)
  const lines = [gone, stays].map(({ reference }) => line(reference, 50_000))
  expect(await settle(ctx, [line(gone.reference, -50_000), ...lines])).toMatchObject({
    settled: 2,
    deducted: 1,
    differences: [],
  })
  expect(await bank(ctx, '1122')).toBe(50_000)
  expect(await wrongThings(ctx)).toEqual([])
})

test('corrections of the provider are the amil’s, and a fund without money borrows from the others', async () => {
  const ctx = await payingContext()
  const zakat = { fund: 'Z' as const, slug: 'zakat' }
  const { reference } = await paid(ctx, { amount: 80_000, campaign: zakat })
  const corrections = [
    { ...line('Koreksi biaya bulan lalu', -7_000), isAdjustment: true },
    { ...line('Pengembalian biaya', 500), isAdjustment: true },
  ]
  expect(await settle(ctx, [...corrections, line(reference, 80_000)])).toMatchObject({
    settled: 1,
    differences: [],
  })
  expect(await bank(ctx, '1121')).toBe(73_500)
  expect(await bank(ctx, '1124')).toBe(0)
  expect(await balanceOf(ctx.db, { account: '6510', fund: 'A' })).toBe(6_500)
  expect(await balanceOf(ctx.db, { account: '2190', fund: 'A' })).toBe(6_500)
  expect(await wrongThings(ctx)).toEqual([])
})

test('a report that takes more than it brings is refused whole, and an empty one too', async () => {
  const ctx = await payingContext()
  const { reference } = await paid(ctx)
  const correction = { ...line('Koreksi', -60_000), isAdjustment: true }
  await expect(settle(ctx, [line(reference, 50_000), correction])).rejects.toMatchObject({
    code: 'payment/payout-below-zero',
    status: 422,
  })
  await expect(settle(ctx, [])).rejects.toMatchObject({
    code: 'payment/payout-empty',
    message: expect.stringContaining('kosong'),
  })
  expect(await settle(ctx, [line(reference, 50_000)])).toMatchObject({ isNew: true, settled: 1 })
})

test('titipan without a donation settles by the reference or the provider’s id', async () => {
  const ctx = await payingContext()
  for (const reference of ['01JXW5Z7K9QW8Y3R5T7V9X1B3D-1', '01JXW5Z7K9QW8Y3R5T7V9X1B3E-1']) {
    await ctx.gateway.create({
      reference,
      method: 'va',
      channel: 'bca',
      amount: rupiah(75_000),
      expiresAt: new Date(ctx.now().getTime() + 60_000),
      description: 'lost by us',
    })
    await ctx.sandbox.drive(reference, 'pay')
  }
  await runJobs(ctx)
  const [one, two] = await ctx.sandbox.charges(2)
  const lines = [
    line(one?.reference ?? '', 75_000, 1_000),
    { ...line('unlike ours', 75_000), providerId: two?.provider_id ?? '' },
  ]
  expect(await settle(ctx, lines)).toMatchObject({ settled: 2, differences: [] })
  expect(await balanceOf(ctx.db, { account: '1130' })).toBe(0)
  expect(await bank(ctx, '1122')).toBe(149_000)
  expect(await wrongThings(ctx)).toEqual([])
})

test('a small donation of two parts bears a fee that is larger than each of them', async () => {
  const ctx = await payingContext()
  const { reference } = await paid(ctx, { amount: 10_000, operational: 10_000 })
  expect(await settle(ctx, [line(reference, 20_000, 12_000)])).toMatchObject({ settled: 2 })
  expect((await bank(ctx, '1122')) + (await bank(ctx, '1124'))).toBe(8_000)
  expect(await balanceOf(ctx.db, { account: '6510', fund: 'A' })).toBe(12_000)
  expect(await wrongThings(ctx)).toEqual([])
})

test('a payout is undone by reversing journals, and may then be booked again', async () => {
  const ctx = await payingContext()
  const first = await paid(ctx, { operational: 5_000 })
  const next = await paid(ctx)
  await settle(ctx, [line(next.reference, 50_000)], 'PO-0')
  await ctx.sandbox.drive(next.donationId, 'reverse')
  await runJobs(ctx)
  const lines = [
    line(first.reference, 55_000, 1_000),
    line(next.reference, -50_000, 500),
    { ...line('Koreksi', -300), isAdjustment: true },
  ]
  const before = await balancesOf(ctx)
  const { batchId } = await settle(ctx, lines)
  const booked = await balancesOf(ctx)
  const undo = () => withBooks(ctx, (tx) => undoBatch(ctx, tx, batchId as string))
  await undo()
  expect(await balancesOf(ctx)).toEqual(before)
  expect(await wrongThings(ctx)).toEqual([])
  await expect(undo()).rejects.toMatchObject({ status: 409 })
  expect(await settle(ctx, lines)).toMatchObject({ isNew: true, settled: 2, deducted: 1 })
  expect(await balancesOf(ctx)).toEqual(booked)
  expect(await wrongThings(ctx)).toEqual([])
})

test('a payout undone after its fees were settled between the funds leaves a debt the other way, which is settled too', async () => {
  const ctx = await payingContext()
  const first = await paid(ctx, { operational: 20_000 })
  const { batchId } = await settle(ctx, [line(first.reference, 70_000, 1_000)])
  const other = await paid(ctx)
  await settle(ctx, [line(other.reference, 50_000)], 'PO-2')
  const clear = () => settleInterFund(ctx, { id: ctx.newId(), between: ['IT', 'A'] })
  expect(await clear()).toBe(1_000)
  // The bank account of the amil must hold what the payout brought it.
  const more = await paid(ctx, { operational: 30_000 })
  await settle(ctx, [line(more.reference, 80_000)], 'PO-3')
  await withBooks(ctx, (tx) => undoBatch(ctx, tx, batchId as string))
  expect(await listInterFund(ctx.db)).toMatchObject([
    { between: ['IT', 'A'], owes: 1_000, owed: 0, payer: 'IT', net: 1_000 },
  ])
  expect(await clear()).toBe(1_000)
  for (const account of ['1190', '2190']) {
    expect(await balanceOf(ctx.db, { account, fund: 'IT' })).toBe(0)
    expect(await balanceOf(ctx.db, { account, fund: 'A' })).toBe(0)
  }
  expect(await wrongThings(ctx)).toEqual([])
})

async function balancesOf(ctx: TestCtx) {
  const accounts = ['1121', '1122', '1124', '1130', '1190', '2190', '6510', '6520']
  const held = await Promise.all(accounts.map(async (account) => await bank(ctx, account)))
  return Object.fromEntries(accounts.map((account, index) => [account, held[index]]))
}
