import { expect, test } from 'vitest'
import { issueMissingSchedule, issueReceiptsJob } from './jobs.server.ts'

test('work keeps the name and lane that rows of earlier versions wait under', () => {
  expect(issueReceiptsJob).toMatchObject({ name: 'receipt.issue', lane: 'receipts' })
  expect(issueMissingSchedule).toMatchObject({ name: 'receipt.issue-missing', everyMs: 3_600_000 })
})
