import { expect, test } from 'vitest'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { addDays, dayOf } from '#platform/time/jakarta.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import {
  csvOf,
  decidePayout,
  previewOf,
  proposePayoutReport,
  readPayout,
  reported,
} from '#tests/money/payout-reports.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { postReport } from './post-report.server.ts'
import { getReport } from './queries.server.ts'
import { discardReport } from './upload-report.server.ts'

test('a booking that breaks off leaves nothing of it, and may be repeated', async () => {
  const ctx = await payingContext()
  const { donationId, charge } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  const bytes = await csvOf([reported(charge.reference)])
  const { id: by } = await aStaff(ctx, 'bendahara')
  const id = await readPayout(ctx, { bytes, by })
  const { digest } = await previewOf(ctx, id)
  await proposePayoutReport(ctx, id, { by })
  const breaking = inTransaction(ctx.db, async (tx) => {
    await postReport(ctx.within(tx), id, { by, digest })
    throw new Error('the process is gone')
  })
  await expect(breaking).rejects.toThrow('gone')
  expect((await getReport(ctx.db, id)).status).toBe('proposed')
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(0)
  expect(await ctx.db.selectFrom('settlement_line').select('portion_id').execute()).toEqual([])
  await decidePayout(ctx)
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(46_000)
})

test('a payout is dated neither before the donations in it nor ahead', async () => {
  const ctx = await payingContext()
  const { id: by } = await aStaff(ctx, 'bendahara')
  const made: string[] = []
  for (const _ of [1, 2]) {
    const { donationId, charge } = await aCharge(ctx)
    await ctx.sandbox.drive(donationId, 'pay')
    await runJobs(ctx)
    made.push(charge.reference)
    ctx.clock.advance({ days: 1 })
  }
  const bytes = await csvOf(made.map((reference) => reported(reference)))
  const today = dayOf(ctx.now())
  const ahead = readPayout(ctx, { bytes, by, settledOn: addDays(today, 1) })
  await expect(ahead).rejects.toMatchObject({ code: 'books/day-ahead' })
  const early = await readPayout(ctx, { bytes, by, settledOn: addDays(today, -2) })
  await expect(proposePayoutReport(ctx, early, { by })).rejects.toMatchObject({
    code: 'books/day-before-cause',
  })
  await discardReport(ctx, early)
  const id = await readPayout(ctx, { bytes, by, settledOn: addDays(today, -1) })
  await proposePayoutReport(ctx, id, { by })
  await decidePayout(ctx)
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(92_000)
})
