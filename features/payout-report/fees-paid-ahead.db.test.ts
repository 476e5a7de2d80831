import { expect, test } from 'vitest'
import { askLedger } from '#checks/ledger.server.ts'
import { payOperatingDebt } from '#features/debt/pay-debt.server.ts'
import { postJournal } from '#features/ledger/post-journal.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { rupiah } from '#platform/money/money.ts'
import type { TestCtx } from '#tests/context.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import {
  csvOf,
  decidePayout,
  proposePayoutReport,
  readPayout,
  reported,
} from '#tests/money/payout-reports.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { proposeReportUndo } from './proposals.server.ts'

async function wrongThings(ctx: TestCtx) {
  return Object.entries(await askLedger(ctx.db)).filter(([, count]) => count > 0)
}

test('undoing a payout whose wakaf fee was paid leaves a claim that is named, until it is booked again', async () => {
  const ctx = await payingContext()
  const campaign = { slug: 'wakaf', fund: 'W' as const }
  const { charge, donationId } = await aCharge(ctx, { amount: 1_000_000, campaign })
  await ctx.sandbox.drive(donationId, 'pay')
  const { charge: other, donationId: otherId } = await aCharge(ctx, { amount: 100_000 })
  await ctx.sandbox.drive(otherId, 'pay')
  await runJobs(ctx)
  const { id: by } = await aStaff(ctx, 'bendahara')
  const post = async (reference: string, fee: number) => {
    const payments = [
      reported(charge.reference, 1_000_000, fee),
      reported(other.reference, 100_000),
    ]
    const id = await readPayout(ctx, { reference, bytes: await csvOf(payments), by })
    await proposePayoutReport(ctx, id, { by })
    await decidePayout(ctx)
    return id
  }
  const sums = async () => [
    await balanceOf(ctx.db, { account: '2110' }),
    await balanceOf(ctx.db, { account: '1160' }),
    await balanceOf(ctx.db, { account: '6510' }),
  ]
  const id = await post('PO-1', 10_000)
  // The amil pays the provider's bill from money of its own.
  await postJournal(ctx.db, {
    journalId: ctx.newId(),
    sourceId: ctx.newId(),
    source: 'test',
    event: 'came',
    description: 'Dana amil',
    occurredAt: ctx.now(),
    recordedAt: ctx.now(),
    postings: [{ debit: '1124', credit: '4430', fund: 'A', amount: rupiah(50_000) }],
  })
  await payOperatingDebt(ctx, { id: ctx.newId(), amount: rupiah(7_000), note: 'Tagihan' })
  expect(await sums()).toEqual([3_000, 0, 14_000])

  await proposeReportUndo(ctx, id, { by })
  const { terms } = await ctx.db
    .selectFrom('proposal')
    .select('terms')
    .where('status', '=', 'proposed')
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(terms)).toContain('debit 1160')
  await decidePayout(ctx)
  expect(await sums()).toEqual([0, 7_000, 0])
  expect(await wrongThings(ctx)).toEqual([['wakafFeesPaidInAdvance', 1]])

  // Booked again with the right fee: what was paid counts, and no more is owed than the rest.
  const again = await post('PO-1', 9_000)
  expect(await sums()).toEqual([2_000, 0, 13_000])
  expect(await wrongThings(ctx)).toEqual([])
  await proposeReportUndo(ctx, again, { by })
  await decidePayout(ctx)
  expect(await sums()).toEqual([0, 7_000, 0])
  await post('PO-1', 5_000)
  expect(await sums()).toEqual([0, 2_000, 9_000])
})
