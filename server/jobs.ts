import {
  removePhotoJob,
  sendCodeJob,
  sendNoticeJob,
  sendReplacedJob,
  sendResetJob,
} from '#features/account/jobs.server.ts'
import { tellOfVisitJob } from '#features/asrama/jobs.server.ts'
import { sendThanksJob } from '#features/donation/jobs.server.ts'
import { tellDonorJob } from '#features/payment/jobs.server.ts'
import { sendRefundJob } from '#features/payment/send-refund.server.ts'
import { settlePaymentJob } from '#features/payment/settle-payment.server.ts'
import { eraseAgainJob } from '#features/privacy/erase-account.server.ts'
import { notifyHiddenJob } from '#features/prayer/jobs.server.ts'
import { issueReceiptsJob } from '#features/receipt/jobs.server.ts'
import { sendReminderJob } from '#features/reminder/jobs.server.ts'
import { sendTicketLetterJob } from '#features/ticket/jobs.server.ts'
import { tellDeskJob } from '#features/ticket/tell-desk.server.ts'
import type { Job } from '#platform/jobs.server.ts'

/** What happens after a commit, by name. */
export const jobs: Job[] = [
  issueReceiptsJob,
  sendThanksJob,
  settlePaymentJob,
  sendRefundJob,
  tellDonorJob,
  removePhotoJob,
  sendCodeJob,
  sendResetJob,
  sendNoticeJob,
  sendReplacedJob,
  sendReminderJob,
  eraseAgainJob,
  tellOfVisitJob,
  sendTicketLetterJob,
  tellDeskJob,
  notifyHiddenJob,
]
