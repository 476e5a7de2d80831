import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { isToBeDone, type Schedule } from '#platform/jobs/jobs.server.ts'
import { fetchReportJob } from './fetch-report.server.ts'
import { readReportJob } from './read-report.server.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import { discardReport } from './upload-report.server.ts'

/** A report that nobody has booked by then is discarded: its file holds what a provider tells of donors. */
const LEFT_DAYS = 90
const AT_ONCE = 50

/** Discards reports that were left. */
export async function forgetReports(ctx: Ctx): Promise<void> {
  const left = await ctx.db
    .selectFrom('payout_report')
    .select('id')
    .where('status', 'in', ['uploaded', 'reading', 'ready', 'failed'])
    .where('made_at', '<', new Date(ctx.now().getTime() - LEFT_DAYS * DAY_MS))
    .orderBy('made_at')
    .limit(AT_ONCE)
    .execute()
  for (const { id } of left) await discardReport(ctx, id)
}

export const forgetReportsSchedule: Schedule = {
  name: 'payout-report.forget',
  everyMs: DAY_MS,
  run: forgetReports,
}

const NOT_READ = 'Berkas ini berulang kali gagal dibaca. Baca lagi, atau unggah berkas lain.'
const NOT_FETCHED =
  'Penyedia berulang kali tidak memberi jawaban yang dapat dibaca. Ambil lagi, atau unggah berkasnya.'

/** A report whose job was given up is told so in words: nobody would read it any more. */
export async function endStalledReports(ctx: Ctx): Promise<void> {
  const isWorkedOn = isToBeDone([readReportJob, fetchReportJob], {
    field: 'readingId',
    value: sql.ref('payout_report.reading_id'),
  })
  const { rows } = await sql<{ id: string }>`
    update payout_report set status = 'failed',
      failure = case source when 'api' then ${NOT_FETCHED} else ${NOT_READ} end
    where status = 'reading' and not ${isWorkedOn}
    returning id`.execute(ctx.db)
  if (rows.length > 0) ctx.log.warn('payout-report.stalled', { reports: rows.length })
}

const stalledReportsSchedule: Schedule = {
  name: 'payout-report.stalled',
  everyMs: 5 * 60_000,
  run: endStalledReports,
}

/** The repeated work on reports. */
export const reportSchedules = [stalledReportsSchedule, forgetReportsSchedule]
