import { expect, test } from 'vitest'
import { type TestCtx, testContext } from '#tests/context.ts'
import { runJobs } from '#tests/money/payments.ts'
import {
  csvOf,
  mapAsOffered,
  previewOf,
  proposePayoutReport,
  readPayout,
  reported,
  uploadPayout,
} from '#tests/money/payout-reports.ts'
import { aStaff } from '#tests/desk/staff.ts'
import { forgetReportsSchedule } from './end-stalled.server.ts'
import { getReport, listPayoutReports } from './queries.server.ts'
import { readReportJob } from './read-report.server.ts'
import { discardReport, mapReport, sampleOf } from './upload-report.server.ts'

const statusOf = async (ctx: TestCtx, id: string) => (await getReport(ctx.db, id)).status

test('a long report is read in steps, and after a stop goes on where it was', async () => {
  const ctx = await testContext()
  const { id: by } = await aStaff(ctx, 'bendahara')
  const payments = Array.from({ length: 1_200 }, (_, index) => reported(`NOBODY-${index}`))
  const id = await uploadPayout(ctx, { bytes: await csvOf(payments), by })
  await mapAsOffered(ctx, id)
  const { reading_id: readingId } = await getReport(ctx.db, id)
  // The second step fails, as it does when the process or the database goes away.
  const nothing = { reference: '', provider_id: '', gross: 0, fee: 0, tax: 0 }
  const flags = { is_adjustment: false, is_fee_missing: false }
  const lines = ctx.db.insertInto('payout_report_line')
  await lines.values({ report_id: id, line: 700, ...nothing, ...flags, day: null }).execute()
  await expect(readReportJob.run(ctx, { reportId: id, readingId })).rejects.toThrow()
  expect(await getReport(ctx.db, id)).toMatchObject({ status: 'reading', read_lines: 500 })
  await expect(proposePayoutReport(ctx, id, { by })).rejects.toMatchObject({
    code: 'payout-report/moved',
  })

  await ctx.db.deleteFrom('payout_report_line').where('line', '=', 700).execute()
  await runJobs(ctx)
  expect(await getReport(ctx.db, id)).toMatchObject({
    status: 'ready',
    read_lines: 1_200,
    total: 1_200,
  })
  expect((await previewOf(ctx, id)).differences).toHaveLength(1_200)
})

test('columns chosen anew begin a new reading, and the old one writes nothing more', async () => {
  const ctx = await testContext()
  const { id: by } = await aStaff(ctx, 'bendahara')
  const bytes = await csvOf([reported('NOBODY-1', 7_000, 1)])
  const id = await uploadPayout(ctx, { bytes, by })
  const { mapping } = await sampleOf(ctx, await getReport(ctx.db, id))
  const said = { allSettled: true, noFees: true } as const
  await mapReport(ctx, { id, mapping: { ...mapping, ...said } })
  const { reading_id: old } = await getReport(ctx.db, id)
  const { fee: _, ...columns } = mapping.columns
  await mapReport(ctx, { id, mapping: { ...mapping, ...said, columns } })
  await readReportJob.run(ctx, { reportId: id, readingId: old })
  expect(await getReport(ctx.db, id)).toMatchObject({ status: 'reading', read_lines: 0 })
  await runJobs(ctx)
  expect(await statusOf(ctx, id)).toBe('ready')

  const next = await uploadPayout(ctx, {
    reference: 'PO-2',
    bytes: await csvOf([reported('X-1')]),
    by,
  })
  expect((await sampleOf(ctx, await getReport(ctx.db, next))).mapping.columns).toEqual(columns)
})

test('a file that cannot be read as a report fails with its rows, and can be read again or discarded', async () => {
  const ctx = await testContext()
  const { id: by } = await aStaff(ctx, 'bendahara')
  const bytes = Buffer.from('order_id,amount,fee\nDON-1,banyak,0\n')
  const id = await readPayout(ctx, { bytes, by })
  expect(await getReport(ctx.db, id)).toMatchObject({
    status: 'failed',
    failure: 'Baris 2: “banyak” bukan angka',
  })
  const said = { allSettled: true, noFees: true } as const
  const twisted = { headRow: 0, columns: { reference: 1, gross: 0 }, ...said }
  await mapReport(ctx, { id, mapping: twisted })
  await runJobs(ctx)
  expect(await statusOf(ctx, id)).toBe('failed')
  await expect(mapReport(ctx, { id, mapping: { ...twisted, headRow: 9 } })).rejects.toMatchObject({
    code: 'payout-report/head-row-unknown',
  })
  await expect(uploadPayout(ctx, { bytes, by })).rejects.toMatchObject({
    code: 'payout-report/file-known',
  })
  await discardReport(ctx, id)
  expect(await statusOf(ctx, await uploadPayout(ctx, { bytes, by }))).toBe('uploaded')
})

test('a report that nobody has booked for three months is discarded with its file, and no other', async () => {
  const ctx = await testContext()
  const { id: by } = await aStaff(ctx, 'bendahara')
  const old = await readPayout(ctx, { bytes: await csvOf([reported('A-1')]), by })
  ctx.clock.advance({ days: 60 })
  const bytes = await csvOf([reported('A-2')])
  const young = await uploadPayout(ctx, { reference: 'PO-2', bytes, by })
  ctx.clock.advance({ days: 31 })
  await forgetReportsSchedule.run(ctx)
  expect([await statusOf(ctx, old), await statusOf(ctx, young)]).toEqual(['discarded', 'uploaded'])
  const kept = await ctx.db.selectFrom('payout_report_bytes').select('report_id').execute()
  expect(kept).toEqual([{ report_id: young }])
})

test('reports are listed page by page, newest first, without those that were discarded', async () => {
  const ctx = await testContext()
  const { id: by } = await aStaff(ctx, 'bendahara')
  const made: string[] = []
  for (const reference of ['PO-1', 'PO-2', 'PO-3', 'PO-4']) {
    made.push(await uploadPayout(ctx, { reference, bytes: Buffer.from(`a,b\n${reference},1`), by }))
    ctx.clock.advance({ minutes: 1 })
  }
  await discardReport(ctx, made[2] ?? '')
  const first = await listPayoutReports(ctx.db, { limit: 2 })
  expect(first.items.map(({ reference }) => reference)).toEqual(['PO-4', 'PO-2'])
  const rest = await listPayoutReports(ctx.db, { limit: 2, after: first.next })
  expect([rest.items.map(({ reference }) => reference), rest.next]).toEqual([['PO-1'], undefined])
  expect((await listPayoutReports(ctx.db, { after: "1' or" })).items).toHaveLength(3)
})
