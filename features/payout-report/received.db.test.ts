import { expect, test } from 'vitest'
import { askLedger } from '#checks/ledger.server.ts'
import { balanceOf } from '#features/ledger/queries.server.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import {
  decidePayout,
  mapAsOffered,
  previewOf,
  readPayout,
  uploadPayout,
} from '#tests/money/payout-reports.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { proposeReport } from './proposals.server.ts'
import { getReport } from './queries.server.ts'
import { mapReport, sampleOf } from './upload-report.server.ts'

async function wrongThings(ctx: TestCtx) {
  return Object.entries(await askLedger(ctx.db)).filter(([, count]) => count > 0)
}

async function paid(ctx: TestCtx): Promise<string> {
  const { donationId, charge } = await aCharge(ctx)
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  return charge.reference
}

const fileOf = (rows: string[], heads = 'Order ID,Type,Amount,Fee,Status') =>
  Buffer.from([heads, ...rows].join('\n'))

test('a pending payment is not booked as paid out, and the bank must have received what is', async () => {
  const ctx = await payingContext()
  const [settled, pending] = [await paid(ctx), await paid(ctx)]
  const { id: by } = await aStaff(ctx, 'bendahara')
  const bytes = fileOf([
    `${settled},Payment,50000,4000,SETTLED`,
    `${pending},Payment,50000,4000,PENDING`,
  ])
  const id = await readPayout(ctx, { bytes, by })
  expect((await previewOf(ctx, id)).settled).toHaveLength(1)
  expect(await getReport(ctx.db, id)).toMatchObject({ status: 'ready', left_out: 1 })
  await expect(proposeReport(ctx, id, { by, received: 92_000 })).rejects.toThrow(
    /Rp92.000.*Rp46.000/,
  )
  await proposeReport(ctx, id, { by, received: 46_000 })
  await decidePayout(ctx)
  expect(await balanceOf(ctx.db, { account: '1122' })).toBe(46_000)
  expect(await balanceOf(ctx.db, { account: '1130' })).toBe(50_000)
  expect(await wrongThings(ctx)).toEqual([])
})

test('a report without a status or without fees is asked about before it is read', async () => {
  const ctx = await testContext()
  const { id: by } = await aStaff(ctx, 'bendahara')
  const id = await uploadPayout(ctx, { bytes: fileOf(['DON-1,1000'], 'Order ID,Amount'), by })
  const { mapping } = await sampleOf(ctx, await getReport(ctx.db, id))
  const refused = (more: object) => mapReport(ctx, { id, mapping: { ...mapping, ...more } })
  await expect(refused({ noFees: true })).rejects.toMatchObject({
    code: 'payout-report/status-unsaid',
  })
  await expect(refused({ allSettled: true })).rejects.toMatchObject({
    code: 'payout-report/fee-unsaid',
  })
  await refused({ allSettled: true, noFees: true })
  await runJobs(ctx)
  expect(await getReport(ctx.db, id)).toMatchObject({ status: 'ready' })
})

test('a status that nobody documents is asked once, and its meaning is remembered', async () => {
  const ctx = await testContext()
  const { id: by } = await aStaff(ctx, 'bendahara')
  const row = (at: number) => fileOf([`DON-${at},Payment,1000,0,SUCCESS`])
  const id = await readPayout(ctx, { bytes: row(1), by })
  const failed = await getReport(ctx.db, id)
  expect(failed).toMatchObject({ status: 'failed', failure: expect.stringMatching(/“success”/) })
  const { mapping } = await sampleOf(ctx, failed)
  expect(mapping.statuses).toEqual({ success: null })
  await mapReport(ctx, { id, mapping: { ...mapping, statuses: { success: 'settled' } } })
  await runJobs(ctx)
  expect(await getReport(ctx.db, id)).toMatchObject({ status: 'ready' })
  const next = await uploadPayout(ctx, { reference: 'PO-2', bytes: row(2), by })
  await mapAsOffered(ctx, next)
  await runJobs(ctx)
  expect(await getReport(ctx.db, next)).toMatchObject({ status: 'ready' })
})

test('hundredths of fees are booked to the rupiah that the bank received', async () => {
  const ctx = await payingContext()
  const references = [await paid(ctx), await paid(ctx), await paid(ctx)]
  const { id: by } = await aStaff(ctx, 'bendahara')
  const rows = references.map((reference) => `${reference},Payment,50000,350.35,settlement`)
  const id = await readPayout(ctx, { bytes: fileOf(rows), by })
  // Exactly Rp148.948,95; three fees of Rp350 leave Rp148.950, and the provider paid Rp148.949.
  expect((await previewOf(ctx, id)).net).toBe(148_950)
  await expect(proposeReport(ctx, id, { by, received: 148_940 })).rejects.toThrow(/Bank menerima/)
  await proposeReport(ctx, id, { by, received: 148_949 })
  await decidePayout(ctx)
  expect(await balanceOf(ctx.db, { account: '1130' })).toBe(0)
  expect(await balanceOf(ctx.db, { account: '6510' })).toBe(1_051)
  const banks = ['1121', '1122', '1123', '1124', '1125']
  const held = await Promise.all(banks.map((account) => balanceOf(ctx.db, { account })))
  expect(held.reduce((sum, each) => sum + each, 0)).toBe(148_949)
  expect(await wrongThings(ctx)).toEqual([])
})

test('what a provider took back in part is borne by the amil, and the gift stays whole in its fund', async () => {
  const ctx = await payingContext()
  const [before, now] = [await paid(ctx), await paid(ctx)]
  const { id: by } = await aStaff(ctx, 'bendahara')
  const post = async (reference: string, rows: string[], received: number) => {
    const id = await readPayout(ctx, { reference, bytes: fileOf(rows), by })
    await proposeReport(ctx, id, { by, received })
    await decidePayout(ctx)
  }
  await post('PO-1', [`${before},Payment,50000,0,SETTLED`], 50_000)
  await post(
    'PO-2',
    [`${now},Payment,50000,0,SETTLED`, `${before},Chargeback,-30000,0,SETTLED`],
    20_000,
  )
  expect(await balanceOf(ctx.db, { account: '1130' })).toBe(0)
  expect(await balanceOf(ctx.db, { account: '6510' })).toBe(30_000)
  expect(await wrongThings(ctx)).toEqual([])
})
