import { showScheduledJob } from '#features/article/jobs.server.ts'
import { statementSchedules } from '#features/bank-statement/end-stalled.server.ts'
import { readStatementJob } from '#features/bank-statement/read-lines.server.ts'
import { sendNewsJob, tellNewsJob } from '#features/donation/news/news-jobs.server.ts'
import { removeFilesJob } from '#features/media/jobs.server.ts'
import { removeReportJob } from '#features/site-page/save-report.server.ts'
import { fetchReportJob } from '#features/payout-report/fetch-report.server.ts'
import { readReportJob } from '#features/payout-report/read-report.server.ts'
import { tellReplacedJob } from '#features/receipt/tell-replaced.server.ts'
import { reportSchedules } from '#features/payout-report/end-stalled.server.ts'
import { removeExportsSchedule } from '#features/list-export/exports.server.ts'
import { exportJobs } from '#features/list-export/make-export.server.ts'
import { exportedLists } from '#app/desk/routes.ts'
import { freezeSchedule } from '#features/statements/freeze-statements.server.ts'
import type { Job, Schedule } from '#platform/jobs/jobs.server.ts'
import { staffJobs, staffSchedules } from './staff-jobs.ts'

/** What the desk leaves to the worker. */
export const deskJobs: Job[] = [
  ...staffJobs,
  removeFilesJob,
  removeReportJob,
  tellNewsJob,
  sendNewsJob,
  tellReplacedJob,
  showScheduledJob,
  ...exportJobs(exportedLists),
  readStatementJob,
  readReportJob,
  fetchReportJob,
]

export const deskSchedules: Schedule[] = [
  removeExportsSchedule,
  freezeSchedule,
  ...staffSchedules,
  ...reportSchedules,
  ...statementSchedules,
]
