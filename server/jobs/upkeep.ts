import { proposalKinds } from '#app/desk/people/proposal/proposal-kinds.ts'
import { forgetEntriesSchedule } from '#features/staff/jobs.server.ts'
import { forgetProofsSchedule } from '#features/transfer/transfer-proof.server.ts'
import { forgetDonorBanksSchedule } from '#features/donor-bank/donor-bank-rows.server.ts'
import { takeRatesSchedule } from '#features/exchange-rate/take-rates.server.ts'
import { certificateSchedule } from '#features/overview/certificate.server.ts'
import { forgetPageViewsSchedule } from '#features/overview/page-view.server.ts'
import { messageSchedules } from './message-jobs.ts'
import { proposalNoticeSchedule } from '#features/staff/proposal-notices.server.ts'
import { donorSchedules } from './donor-jobs.ts'
import { dueNoticeSchedule } from '#features/voucher/due/tell-due.server.ts'
import { chainAuditSchedule } from '#features/staff/audit.server.ts'
import { forgetJobsSchedule } from '#platform/jobs/forget-jobs.server.ts'
import { forgetPurgesSchedule } from '#platform/db/page-purge.server.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'
import { forgetLimitsSchedule } from '#platform/http/rate-limit.server.ts'

/** Schedules that keep tables small, forget what is no longer needed, watch the installation, and tell who must act. */
export const upkeepSchedules: Schedule[] = [
  forgetLimitsSchedule,
  forgetPurgesSchedule,
  forgetJobsSchedule,
  forgetEntriesSchedule,
  forgetDonorBanksSchedule,
  chainAuditSchedule,
  certificateSchedule,
  takeRatesSchedule,
  forgetPageViewsSchedule,
  forgetProofsSchedule,
  proposalNoticeSchedule(proposalKinds),
  dueNoticeSchedule,
  ...donorSchedules,
  ...messageSchedules,
]
