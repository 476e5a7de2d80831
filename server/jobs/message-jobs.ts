import { inboundJob } from '#features/message/inbound/inbound-job.server.ts'
import { sendJobs } from '#features/message/send/deliver-message.server.ts'
import { sendingJobs } from '#features/sending/sending-jobs.server.ts'
import { takeWhatsapp } from '#features/ticket/inbox/take-whatsapp.server.ts'
import type { Job } from '#platform/jobs/jobs.server.ts'

/** Messages of the book, to one or to many, and what people write back. */
export const messageJobs: Job[] = [...sendJobs, inboundJob(takeWhatsapp), ...sendingJobs]
