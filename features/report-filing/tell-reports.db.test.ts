import { expect, test } from 'vitest'
import { recordPermit } from '#features/collection-permit/permits.server.ts'
import type { Job } from '#platform/jobs/jobs.server.ts'
import { runDueJobs } from '#platform/jobs/run-jobs.server.ts'
import type { TestCtx } from '#tests/context.ts'
import { aJoined } from '#tests/desk/coming-in.ts'
import { makeCampaign } from '#tests/makers.ts'
import { aCharge, payingContext, runJobs } from '#tests/money/payments.ts'
import { listDueReports } from './due-reports.server.ts'
import { findFiling, markFiled, withdrawFiled } from './filings.server.ts'
import { reportNoticeSchedule, sendReportMailJob } from './tell-reports.server.ts'

/** The mails of a turn of the schedule at an hour, which runs twice as two processes would. */
async function mailsAt(ctx: TestCtx, moment: string): Promise<string[]> {
  ctx.clock.set(moment)
  ctx.mails.splice(0)
  await Promise.all([reportNoticeSchedule.run(ctx), reportNoticeSchedule.run(ctx)])
  await runDueJobs(ctx, new Map<string, Job>([[sendReportMailJob.name, sendReportMailJob]]))
  return ctx.mails
    .splice(0)
    .map(({ to, text }) => `${to}: ${/^.* kepada .*$/m.exec(text ?? '')?.[0]}`)
}

test('the list of zakat payers is asked for from 1 January until somebody marks it as sent, and again once that is taken back', async () => {
  const ctx = await payingContext({ now: '2026-03-10T03:00:00Z' })
  const { id: by } = await aJoined(ctx, { role: 'bendahara', email: 'uang@lembaga.test' })
  await aJoined(ctx, { role: 'editor', email: 'editor@lembaga.test' })
  expect(await mailsAt(ctx, '2026-03-12T08:00:00+07:00')).toEqual([])
  const campaign = { slug: 'zakat', fund: 'Z' } as const
  const { donationId } = await aCharge(ctx, { amount: 1_000_000, campaign })
  await ctx.sandbox.drive(donationId, 'pay')
  await runJobs(ctx)
  expect(await mailsAt(ctx, '2026-12-31T23:00:00+07:00')).toEqual([])
  expect(await mailsAt(ctx, '2027-01-01T06:59:00+07:00')).toEqual([])
  const due = 'Daftar pembayar zakat 2026 kepada Direktorat Jenderal Pajak'
  const open = [`uang@lembaga.test: ${due}: paling lambat 14 Januari 2027.`]
  expect(await mailsAt(ctx, '2027-01-01T07:01:00+07:00')).toEqual(open)
  expect(await mailsAt(ctx, '2027-01-06T08:00:00+07:00')).toEqual([])
  expect(await mailsAt(ctx, '2027-01-07T08:00:00+07:00')).toEqual(open)
  expect(await mailsAt(ctx, '2027-01-12T08:00:00+07:00')).toEqual(open)

  const report = { report: 'pembayar-zakat', through: '2026-12-31' }
  const mark = { ...report, filedOn: '2027-01-12', reference: 'BPE-77' }
  for (const filedOn of ['2026-12-31', '2027-01-13'])
    await expect(markFiled(ctx, { ...mark, filedOn }, by)).rejects.toMatchObject({
      code: 'report-filing/day',
    })
  await markFiled(ctx, mark, by)
  await expect(markFiled(ctx, mark, by)).rejects.toMatchObject({ code: 'report-filing/state' })
  expect(await findFiling(ctx.db, report)).toMatchObject({
    filedOn: '2027-01-12',
    reference: 'BPE-77',
    by: 'Siti Aminah',
  })
  expect(await listDueReports(ctx)).toEqual([])
  expect(await mailsAt(ctx, '2027-01-15T08:00:00+07:00')).toEqual([])

  await withdrawFiled(ctx, report, by)
  const late = [`uang@lembaga.test: ${due}: lewat sejak 14 Januari 2027.`]
  expect(await mailsAt(ctx, '2027-01-16T08:00:00+07:00')).toEqual(late)
  expect(await mailsAt(ctx, '2027-01-17T08:00:00+07:00')).toEqual([])
})

test('the report of a permit is asked for once its days are over', async () => {
  const ctx = await payingContext({ now: '2026-03-10T03:00:00Z' })
  await aJoined(ctx, { role: 'bendahara', email: 'uang@lembaga.test' })
  const { id: campaignId } = await makeCampaign(ctx, { slug: 'banjir', title: 'Banjir' })
  const days = { from: '2026-03-01', through: '2026-05-31' }
  const words = { number: '460/12', issuer: 'Bupati Garut', region: 'Garut', isDisaster: false }
  await recordPermit(ctx, { campaignId, ...words, ...days }, ctx.newId())
  expect(await mailsAt(ctx, '2026-05-31T08:00:00+07:00')).toEqual([])
  expect(await mailsAt(ctx, '2026-06-01T08:00:00+07:00')).toEqual([
    'uang@lembaga.test: Laporan izin PUB 460/12 kepada Bupati Garut: paling lambat 30 Juni 2026.',
  ])
})
