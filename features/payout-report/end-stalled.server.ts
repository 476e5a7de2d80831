import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { isToBeDone, type Schedule } from '#platform/jobs/jobs.server.ts'
import { fetchReportJob } from './fetch-report.server.ts'
import { forgetReportsSchedule } from './forget-reports.server.ts'
import { readReportJob } from './read-report.server.ts'

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
