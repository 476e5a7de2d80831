import { forgetJobsSchedule } from '#platform/db/forget-jobs.server.ts'
import { forgetPurgesSchedule } from '#platform/db/page-purge.server.ts'
import type { Schedule } from '#platform/jobs.server.ts'
import { forgetLimitsSchedule } from '#platform/rate-limit.server.ts'

/** Schedules that keep the platform's own tables small. */
export const upkeepSchedules: Schedule[] = [
  forgetLimitsSchedule,
  forgetPurgesSchedule,
  forgetJobsSchedule,
]
