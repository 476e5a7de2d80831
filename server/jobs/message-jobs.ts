import { inboundJob } from '#features/message/inbound/inbound-job.server.ts'
import { sendJobs } from '#features/message/send/deliver-message.server.ts'
import type { Job } from '#platform/jobs/jobs.server.ts'

/** Messages of the book, and what people write back. */
export const messageJobs: Job[] = [...sendJobs, inboundJob()]
