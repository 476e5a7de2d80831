import {
  removePhotoJob,
  sendCodeJob,
  sendNoticeJob,
  sendReplacedJob,
  sendResetJob,
} from '#features/account/jobs.server.ts'
import { notifyOfVisitJob } from '#features/asrama/jobs.server.ts'
import { sendThanksJob } from '#features/donation/jobs.server.ts'
import { sendBankRequestJob } from '#features/donor-bank/request-donor-bank.server.ts'
import { closeCodeJob } from '#features/charge/close-code.server.ts'
import { notifyDonorJob } from '#features/charge/jobs.server.ts'
import { refundJobs } from '#features/refund/pay/send-refund.server.ts'
import { settlePaymentJob } from '#features/payment/settle-payment.server.ts'
import { eraseAgainJob } from '#features/privacy/erase-account.server.ts'
import { notifyHiddenJob } from '#features/prayer/jobs.server.ts'
import { issueReceiptsJob } from '#features/receipt/jobs.server.ts'
import { ticketJobs } from '#features/ticket/jobs.server.ts'
import type { Job } from '#platform/jobs/jobs.server.ts'
import { deskJobs } from './desk-jobs.ts'
import { reminderJobs } from './reminder-jobs.ts'
import { messageJobs } from './message-jobs.ts'

/** The work after a commit, by job name. */
export const allJobs: Job[] = [
  issueReceiptsJob,
  sendThanksJob,
  settlePaymentJob,
  ...refundJobs,
  closeCodeJob,
  notifyDonorJob,
  sendBankRequestJob,
  removePhotoJob,
  sendCodeJob,
  sendResetJob,
  sendNoticeJob,
  sendReplacedJob,
  eraseAgainJob,
  notifyOfVisitJob,
  ...ticketJobs,
  notifyHiddenJob,
  ...reminderJobs,
  ...messageJobs,
  ...deskJobs,
]
