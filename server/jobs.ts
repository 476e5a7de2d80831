import { ledgerCheckSchedule } from '#checks/ledger.server.ts'
import { receiptCheckSchedule } from '#checks/receipts.server.ts'
import { amilShareSchedule } from '#features/books/amil-share.server.ts'
import {
  forgetTracesSchedule,
  sendCodeJob,
  sendNoticeJob,
  sendReplacedJob,
  sendResetJob,
} from '#features/account/jobs.server.ts'
import { forgetVisitsSchedule, tellOfVisitJob } from '#features/asrama/jobs.server.ts'
import { rollUpSchedule } from '#features/campaign/roll-up.server.ts'
import { sendThanksJob } from '#features/donation/jobs.server.ts'
import { tellDonorJob } from '#features/payment/jobs.server.ts'
import { pollClosedSchedule, pollOpenSchedule } from '#features/payment/poll.server.ts'
import { sendRefundJob } from '#features/payment/send-refund.server.ts'
import { settlePaymentJob } from '#features/payment/settle-payment.server.ts'
import { publishPrayersSchedule } from '#features/prayer/publish-prayers.server.ts'
import { issueMissingSchedule, issueReceiptsJob } from '#features/receipt/jobs.server.ts'
import { eraseAgainJob } from '#features/privacy/erase-account.server.ts'
import { remindSchedule, sendReminderJob } from '#features/reminder/jobs.server.ts'
import type { Job, Schedule } from '#platform/jobs.server.ts'
import { forgetLimitsSchedule } from '#platform/rate-limit.server.ts'

/** What happens after a commit, by name. */
export const jobs: Job[] = [
  issueReceiptsJob,
  sendThanksJob,
  settlePaymentJob,
  sendRefundJob,
  tellDonorJob,
  sendCodeJob,
  sendResetJob,
  sendNoticeJob,
  sendReplacedJob,
  sendReminderJob,
  eraseAgainJob,
  tellOfVisitJob,
]

/** What happens again and again. */
export const schedules: Schedule[] = [
  rollUpSchedule,
  publishPrayersSchedule,
  pollOpenSchedule,
  pollClosedSchedule,
  // Before the questions, one of which asks for them.
  issueMissingSchedule,
  remindSchedule,
  amilShareSchedule,
  ledgerCheckSchedule,
  receiptCheckSchedule,
  forgetTracesSchedule,
  forgetLimitsSchedule,
  forgetVisitsSchedule,
]
