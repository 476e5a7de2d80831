import { expect, test } from 'vitest'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import { recordSettlement, type SettlementLine } from './record-settlement.server.ts'

async function paid(ctx: TestCtx, acts: ('pay' | 'pay-wrong')[] = ['pay']): Promise<string> {
  const { donationId, charge } = await aCharge(ctx)
  for (const act of acts) await ctx.sandbox.drive(donationId, act)
  await runJobs(ctx)
  return charge.reference
}

function line(reference: string, gross = 50_000, fee = 1_000): SettlementLine {
  return { reference, gross: rupiah(gross), fee: rupiah(fee), tax: rupiah(fee / 10) }
}

function settle(ctx: TestCtx, lines: SettlementLine[], reference = 'PO-1') {
  return recordSettlement(ctx, { provider: 'sandbox', reference, settledAt: ctx.now(), lines })
}

test('F19 lines that differ from our charges are listed and not posted; the others are', async () => {
  const ctx = await payingContext()
  const [good, other] = [await paid(ctx), await paid(ctx)]
  const { charge: unpaid } = await aCharge(ctx)
  const lines = [line(good), line(other, 49_000), line(unpaid.reference), line('nobody-1')]
  const answer = await settle(ctx, [...lines, line(good)])
  expect(answer.settled).toBe(1)
  expect(
    answer.differences.map(({ line: at, reason, expected }) => [at, reason, expected]),
  ).toEqual([
    [2, 'amount', 50_000],
    [3, 'unknown', 0],
    [4, 'unknown', 0],
    [5, 'settled', 0],
  ])
  expect(await ctx.db.selectFrom('settlement_difference').select('line').execute()).toHaveLength(4)
  expect(await balanceOf(ctx.db, { account: '1122', fund: 'IT' })).toBe(48_900)
  expect(await balanceOf(ctx.db, { account: '1130' })).toBe(50_000)
  expect(ctx.logged).toContainEqual(expect.objectContaining({ event: 'settlement.differences' }))
})

test('the same payout is booked once, and a gift is settled once', async () => {
  const ctx = await payingContext()
  const reference = await paid(ctx)
  expect(await settle(ctx, [line(reference)])).toMatchObject({ isNew: true, settled: 1 })
  expect(await settle(ctx, [line(reference)])).toEqual({
    isNew: false,
    settled: 0,
    deducted: 0,
    differences: [],
  })
  expect(await settle(ctx, [line(reference)], 'PO-2')).toMatchObject({ isNew: true, settled: 0 })
  expect(await balanceOf(ctx.db, { account: '1122', fund: 'IT' })).toBe(48_900)
  expect(await balanceOf(ctx.db, { account: '6510', fund: 'A' })).toBe(1_000)
})

test('titipan is settled to the infak bank, whole or payment by payment', async () => {
  const ctx = await payingContext()
  const wrong = await paid(ctx, ['pay-wrong'])
  const double = await paid(ctx, ['pay', 'pay'])
  expect(await settle(ctx, [line(wrong, 49_999), line(double)])).toMatchObject({ settled: 2 })
  expect(await settle(ctx, [line(double)], 'PO-2')).toMatchObject({ settled: 1, differences: [] })
  expect(await balanceOf(ctx.db, { account: '1130' })).toBe(0)
})
