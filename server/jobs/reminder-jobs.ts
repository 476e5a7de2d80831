import { sendPushJob } from '#features/push/jobs.server.ts'
import { forgetCirclesSchedule } from '#features/khatam/circle/circle.server.ts'
import { pushSchedule } from '#features/push/push-due.server.ts'
import {
  confirmPlanJob,
  recurringSchedule,
  remindPlanJob,
  sendLinkJob,
} from '#features/recurring/jobs.server.ts'
import {
  disputesSchedule,
  followDebitsSchedule,
} from '#features/recurring/debit/follow-debits.server.ts'
import { followMandatesSchedule } from '#features/recurring/debit/follow-mandates.server.ts'
import { unlinkJob } from '#features/recurring/debit/unlink.server.ts'
import { debitNoticeJob, planDebitsSchedule } from '#features/recurring/debit/notice.server.ts'
import { debitPlanJob, runDebitsSchedule } from '#features/recurring/debit/run-debit.server.ts'
import { nightsSchedule } from '#features/recurring/ramadan-nights.server.ts'
import type { Job, Schedule } from '#platform/jobs/jobs.server.ts'

/** What people asked to be told of: by letter, and on their devices. */
export const reminderJobs: Job[] = [
  confirmPlanJob,
  remindPlanJob,
  sendLinkJob,
  debitNoticeJob,
  debitPlanJob,
  unlinkJob,
  sendPushJob,
]
export const reminderSchedules: Schedule[] = [
  recurringSchedule,
  nightsSchedule,
  planDebitsSchedule,
  runDebitsSchedule,
  followDebitsSchedule,
  disputesSchedule,
  followMandatesSchedule,
  pushSchedule,
  forgetCirclesSchedule,
]
