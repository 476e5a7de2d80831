import { remindWaitingSchedule } from '#features/checkout/remind-waiting.server.ts'
import { notifyDonorsJob } from '#features/disbursement/notify-donors.server.ts'
import { forgetMessagesSchedule } from '#features/message/forget-messages.server.ts'
import { inboundJob, type InboundText } from '#features/message/inbound/inbound-job.server.ts'
import { sendJobs } from '#features/message/send/deliver-message.server.ts'
import { askLeaveByPhone } from '#features/privacy/guest-leave/leave-by-phone.server.ts'
import { sendingJobs } from '#features/sending/sending-jobs.server.ts'
import { takeWhatsapp } from '#features/ticket/inbox/take-whatsapp.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Job, Schedule } from '#platform/jobs/jobs.server.ts'

/** Messages of the book, to one or to many, and what people write back. */
export const messageJobs: Job[] = [
  ...sendJobs,
  inboundJob(takeMessage),
  ...sendingJobs,
  notifyDonorsJob,
]
export const messageSchedules: Schedule[] = [remindWaitingSchedule, forgetMessagesSchedule]

/** Into its thread first, so that a repeat begins nothing twice. */
async function takeMessage(ctx: Ctx, message: InboundText): Promise<void> {
  await takeWhatsapp(ctx, message)
  await askLeaveByPhone(ctx, message)
}
