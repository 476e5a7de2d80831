import { forgetEntriesSchedule } from '#features/staff/jobs.server.ts'
import { certificateSchedule } from '#features/overview/certificate.server.ts'
import { chainAuditSchedule } from '#features/staff/audit.server.ts'
import { forgetJobsSchedule } from '#platform/db/forget-jobs.server.ts'
import { forgetPurgesSchedule } from '#platform/db/page-purge.server.ts'
import type { Schedule } from '#platform/jobs.server.ts'
import { forgetLimitsSchedule } from '#platform/rate-limit.server.ts'

/** Schedules that keep the platform's own tables small and the installation watched. */
export const upkeepSchedules: Schedule[] = [
  forgetLimitsSchedule,
  forgetPurgesSchedule,
  forgetJobsSchedule,
  forgetEntriesSchedule,
  chainAuditSchedule,
  certificateSchedule,
]
