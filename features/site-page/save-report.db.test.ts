import * as v from 'valibot'
import { expect, test } from 'vitest'
import { testContext, type TestCtx } from '#tests/context.ts'
import { runJobs } from '#tests/money/payments.ts'
import { reportInput } from './annual-report.ts'
import { listReports } from './institution-facts.server.ts'
import { findReportYear, keepReport, removeReport, saveReport } from './save-report.server.ts'

const input = { year: 2024, auditor: 'KAP Contoh dan Rekan', opinion: 'Tidak wajar' as const }

async function publish(ctx: TestCtx, words: string, year = 2024): Promise<string> {
  const file = await keepReport(ctx, year, Buffer.from(`%PDF-1.7 ${words}`))
  await saveReport(ctx, { file, input: { ...input, year } }, { by: ctx.newId() })
  return file
}

test('the report of a year is shown with its auditor, and a new one takes its place and its file', async () => {
  const ctx = await testContext({ now: '2026-03-01T03:00:00Z' })
  const first = await publish(ctx, 'satu')
  expect(ctx.purged).toEqual(['/about'])
  const second = await publish(ctx, 'dua')
  expect(await listReports(ctx.db, { firstYear: 2025, thisYear: 2026 })).toMatchObject([
    { year: 2025, file: null },
    { year: 2024, file: second, auditor: 'KAP Contoh dan Rekan', opinion: 'Tidak wajar' },
  ])
  expect(await findReportYear(ctx.db, first)).toBeUndefined()
  await runJobs(ctx)
  expect(await ctx.files.get(first)).toBeNull()
  expect((await ctx.files.get(second))?.type).toBe('application/pdf')
})

test('the same file again stays, and a report taken down takes its file with it', async () => {
  const ctx = await testContext({ now: '2026-03-01T03:00:00Z' })
  const file = await publish(ctx, 'satu')
  await publish(ctx, 'satu')
  await runJobs(ctx)
  expect(await ctx.files.get(file)).not.toBeNull()
  await removeReport(ctx, 2024)
  await runJobs(ctx)
  expect(await ctx.files.get(file)).toBeNull()
  await expect(removeReport(ctx, 2024)).rejects.toMatchObject({ status: 404 })
})

test('a year that is not over has no audited report', async () => {
  const ctx = await testContext({ now: '2026-12-31T16:59:00Z' })
  await expect(publish(ctx, 'satu', 2026)).rejects.toMatchObject({
    fields: { year: expect.anything() },
  })
  ctx.clock.advance({ minutes: 2 })
  await publish(ctx, 'satu', 2026)
})

test.each([
  ['year', '24'],
  ['auditor', ' '],
  ['opinion', 'Bagus'],
])('a report with a wrong %s is refused: %j', (field, typed) => {
  const right = { year: '2024', auditor: 'KAP Contoh', opinion: 'Wajar tanpa pengecualian' }
  expect(v.parse(reportInput, right)).toMatchObject({ year: 2024 })
  const { issues = [] } = v.safeParse(reportInput, { ...right, [field]: typed })
  expect(issues.map((issue) => v.getDotPath(issue))).toEqual([field])
})
