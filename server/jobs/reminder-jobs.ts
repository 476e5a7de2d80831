import { sendPushJob } from '#features/push/jobs.server.ts'
import { pushSchedule } from '#features/push/push-due.server.ts'
import {
  confirmPlanJob,
  recurringSchedule,
  remindPlanJob,
  sendLinkJob,
} from '#features/recurring/jobs.server.ts'
import { nightsSchedule } from '#features/recurring/ramadan-nights.server.ts'
import type { Job, Schedule } from '#platform/jobs/jobs.server.ts'

/** What people asked to be told of: by letter, and on their devices. */
export const reminderJobs: Job[] = [confirmPlanJob, remindPlanJob, sendLinkJob, sendPushJob]
export const reminderSchedules: Schedule[] = [recurringSchedule, nightsSchedule, pushSchedule]
