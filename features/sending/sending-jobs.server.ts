import type { Job } from '#platform/jobs/jobs.server.ts'
import { listPeopleJob } from './make-sending.server.ts'
import { sendLotJob } from './run-sending.server.ts'
import { testSendingJob } from './test-sending.server.ts'

/** The list of a sending, its lots, and its test. */
export const sendingJobs: readonly Job[] = [listPeopleJob, sendLotJob, testSendingJob]
