import { boardMonthSchedule, sendBoardMonthJob } from '#features/board-month/board-mail.server.ts'
import { sendTestMessageJob } from '#features/readiness/test-message.server.ts'
import { sendAuditHeadJob } from '#features/staff/audit-head.server.ts'
import {
  reportNoticeSchedule,
  sendReportMailJob,
} from '#features/report-filing/tell-reports.server.ts'
import { sendInviteJob } from '#features/staff/jobs.server.ts'
import { sendStaffNoticeJob } from '#features/staff/notices.server.ts'
import {
  sendProposalDigestJob,
  sendProposalMailJob,
} from '#features/staff/proposal-notices.server.ts'
import { sendDueMailJob } from '#features/voucher/due/tell-due.server.ts'
import type { Job, Schedule } from '#platform/jobs/jobs.server.ts'

/** What is sent to the institution's own people. */
export const staffJobs: Job[] = [
  sendInviteJob,
  sendStaffNoticeJob,
  sendProposalMailJob,
  sendProposalDigestJob,
  sendAuditHeadJob,
  sendTestMessageJob,
  sendDueMailJob,
  sendBoardMonthJob,
  sendReportMailJob,
]

/** What is sent to them again and again. */
export const staffSchedules: Schedule[] = [boardMonthSchedule, reportNoticeSchedule]
