import type { Schedule } from '#platform/jobs/jobs.server.ts'
import { auditCheckSchedule } from './audit.server.ts'
import { ledgerCheckSchedule } from './ledger.server.ts'
import { receiptCheckSchedule } from './receipts.server.ts'

/** The daily questions. */
export const checkSchedules: Schedule[] = [
  ledgerCheckSchedule,
  receiptCheckSchedule,
  auditCheckSchedule,
]
