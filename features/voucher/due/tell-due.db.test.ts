import { expect, test } from 'vitest'
import type { Job } from '#platform/jobs/jobs.server.ts'
import { runDueJobs } from '#platform/jobs/run-jobs.server.ts'
import { aJoined } from '#tests/desk/coming-in.ts'
import { type TestCtx, testContext } from '#tests/context.ts'
import { makeCampaign } from '#tests/makers.ts'
import { moneyPeople, postLines, recordAs } from '#tests/money/vouchers.ts'
import { listOpenItems } from '../open-items.server.ts'
import { postProposed } from '../post-voucher.server.ts'
import { dueNoticeSchedule, sendDueMailJob } from './tell-due.server.ts'

/** The mails of a turn of the schedule at an hour, which runs twice as two processes would. */
async function mailsAt(ctx: TestCtx, moment: string) {
  ctx.clock.set(moment)
  await Promise.all([dueNoticeSchedule.run(ctx), dueNoticeSchedule.run(ctx)])
  await runDueJobs(ctx, new Map<string, Job>([[sendDueMailJob.name, sendDueMailJob]]))
  return ctx.mails.splice(0).map(({ to, text }) => `${to}: ${/^.*Rp.*$/m.exec(text ?? '')?.[0]}`)
}

test('whoever may settle it is told of an advance before its day, when it is late and after a week, once each', async () => {
  const ctx = await testContext()
  const { siti, wati } = await moneyPeople(ctx)
  await aJoined(ctx, { role: 'program', email: 'program@lembaga.test' })
  await aJoined(ctx, { role: 'editor', email: 'editor@lembaga.test' })
  const { id: campaign } = await makeCampaign(ctx)
  await postLines(ctx, [['1122', '4210', 'IT', 900_000]], { campaignId: campaign })
  await postLines(ctx, [['1124', '3400', 'A', 900_000]])
  const due = { dueOn: '2026-06-20', place: '1122', fund: 'IT', campaign }
  await recordAs(ctx, wati, ['uang-muka-program', { ...due, party: 'Umar', sum: '500.000' }])
  // Not of the programme's concern.
  const tax = { tax: '1.000', taxAccount: '2230', place: '1124', use: '6200', party: 'KAP' }
  await recordAs(ctx, siti, ['belanja', { ...tax, sum: '50.000' }])
  const of = (when: string) => [`program@lembaga.test: Uang muka program, Rp500.000: ${when}`]
  expect(await mailsAt(ctx, '2026-06-16T08:00:00+07:00')).toEqual([])
  expect(await mailsAt(ctx, '2026-06-17T06:59:00+07:00')).toEqual([])
  expect(await mailsAt(ctx, '2026-06-17T07:01:00+07:00')).toEqual(of('jatuh tempo 20 Juni 2026'))
  expect(await mailsAt(ctx, '2026-06-20T08:00:00+07:00')).toEqual([])
  const late = of('lewat tempo sejak 20 Juni 2026')
  expect(await mailsAt(ctx, '2026-06-21T08:00:00+07:00')).toEqual(late)
  expect(await mailsAt(ctx, '2026-06-22T08:00:00+07:00')).toEqual([])
  expect(await mailsAt(ctx, '2026-06-27T08:00:00+07:00')).toEqual(late)
  expect(await mailsAt(ctx, '2026-07-09T08:00:00+07:00')).toEqual([])
})

test('a loan in three parts is due part by part, and each part is told by itself', async () => {
  const ctx = await testContext()
  const { budi, wati } = await moneyPeople(ctx)
  await aJoined(ctx, { role: 'program', email: 'program@lembaga.test' })
  await postLines(ctx, [['1121', '4110', 'Z', 5_000_000]])
  const loan = { fund: 'Z', party: 'Pak Harun', place: '1121', dueOn: '2026-07-15' }
  const { id } = await recordAs(ctx, wati, ['qardh', { ...loan, sum: '1.000.000', reference: '3' }])
  await postProposed(ctx, { id, by: budi.id })
  const [item] = await listOpenItems(ctx.db)
  expect(item).toMatchObject({ dueOn: '2026-07-15', dueRest: 333_333, remaining: 1_000_000 })
  expect(await mailsAt(ctx, '2026-07-13T08:00:00+07:00')).toEqual([
    'program@lembaga.test: Qardhul hasan, Rp333.333: jatuh tempo 15 Juli 2026',
  ])
  await recordAs(ctx, wati, ['angsuran-qardh', { item: item?.id, sum: '400.000', place: '1121' }])
  const [rest] = await listOpenItems(ctx.db)
  expect(rest).toMatchObject({ dueOn: '2026-08-15', dueRest: 266_666, remaining: 600_000 })
  expect(await mailsAt(ctx, '2026-08-16T08:00:00+07:00')).toEqual([
    'program@lembaga.test: Qardhul hasan, Rp266.666: lewat tempo sejak 15 Agustus 2026',
  ])
})
