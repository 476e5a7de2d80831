import * as v from 'valibot'
import { isPermitted } from '#features/staff/permissions.ts'
import type { Config } from '#platform/config.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { defineJob, enqueueAll, type Schedule } from '#platform/jobs/jobs.server.ts'
import { dayOf, formatDate, momentAt, startOfDay } from '#platform/time/jakarta.ts'
import { listDueReports } from './due-reports.server.ts'
import { type DueReport, noticeStep } from './report-filing.ts'

/** Mails are written from this time of Jakarta on. */
const TOLD_FROM = '07:00'

/** Tells one person by mail which of these reports nobody has marked as sent. */
export const sendReportMailJob = defineJob(
  { name: 'report-filing.mail', lane: 'email' },
  v.object({ staffId: v.pipe(v.string(), v.uuid()), reports: v.array(v.string()) }),
  async (ctx, { staffId, reports }) => {
    const person = await ctx.db
      .selectFrom('staff')
      .select(['email', 'role', 'removed_at'])
      .where('id', '=', staffId)
      .executeTakeFirst()
    if (!person || person.removed_at || !isPermitted(person.role, 'books.write')) return
    const due = (await listDueReports(ctx)).filter(({ report }) => reports.includes(report))
    if (due.length === 0) return
    await ctx.mail.send({ to: person.email, ...reportEmail(due, dayOf(ctx.now()), ctx.config) })
  },
)

/** Whoever takes the reports hears of those that are due, until somebody marks them as sent. */
export const reportNoticeSchedule: Schedule = {
  name: 'report-filing.notices',
  everyMs: 15 * 60_000,
  run: async (ctx) => {
    const now = ctx.now()
    const today = dayOf(now)
    if (now < momentAt(today, TOLD_FROM)) return
    const due = await listDueReports(ctx)
    if (due.length === 0) return
    if (await inTransaction(ctx.db, (tx) => noteReports(tx, { due, today, now }))) ctx.wake()
  },
}

type DueNow = { due: readonly DueReport[]; today: string; now: Date }

async function noteReports(tx: Tx, { due, today, now }: DueNow): Promise<boolean> {
  const rows = due.flatMap((report) => {
    const step = noticeStep(report, today)
    return step ? [{ report: report.report, through_day: report.through, step, told_at: now }] : []
  })
  if (rows.length === 0) return false
  const written = await tx
    .insertInto('report_notice')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('report')
    .execute()
  if (written.length === 0) return false
  const reports = written.map(({ report }) => report)
  const people = await takers(tx)
  await enqueueAll(
    tx,
    sendReportMailJob,
    people.map(({ id: staffId }) => ({ payload: { staffId, reports }, now })),
  )
  return people.length > 0
}

/** Everybody who may take them and can come in. The people of a demo have no mailbox. */
async function takers(tx: Tx) {
  const people = await tx
    .selectFrom('staff')
    .innerJoin('staff_credential', 'staff_credential.staff_id', 'staff.id')
    .select(['staff.id', 'staff.role'])
    .distinct()
    .where('staff.removed_at', 'is', null)
    .where('staff.is_sample', '=', false)
    .execute()
  return people.filter(({ role }) => isPermitted(role, 'books.write'))
}

type House = Pick<Config, 'institution' | 'deskOrigin'>

function reportEmail(
  due: readonly DueReport[],
  today: string,
  { institution: { name: house }, deskOrigin }: House,
): { subject: string; text: string } {
  const lines = due.map(({ title, to, dueOn, href }) => {
    const day = formatDate(startOfDay(dueOn))
    const until = dueOn < today ? `lewat sejak ${day}` : `paling lambat ${day}`
    return `${title} kepada ${to}: ${until}.\n${deskOrigin}${href}`
  })
  const text = [
    'Assalamu’alaikum,',
    'Laporan yang belum ditandai terkirim:',
    ...lines,
    'Setelah dikirim, tandai di halamannya; pengingat ini lalu berhenti.',
    `Wassalamu’alaikum,\n${house}`,
  ].join('\n\n')
  const isLate = due.some(({ dueOn }) => dueOn < today)
  const what = isLate ? 'ada yang lewat harinya' : `${due.length} belum terkirim`
  return { subject: `Laporan ke luar: ${what} – meja kelola ${house}`, text }
}
