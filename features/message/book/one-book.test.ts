import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What leaves outside the book, and why. */
const outside: Readonly<Record<string, string>> = {
  'message/send/send-by-channel.server.ts': 'is the book',
  'message/send-message.server.ts': 'codes and notices of accounts: security',
  'account/jobs.server.ts': 'codes and notices of accounts: security',
  'ticket/inbox/answer-by-phone.server.ts':
    'the free words of an answer, where only plain text goes',
  'ticket/notify-staff.server.ts': 'the institution',
  'asrama/jobs.server.ts': 'the dormitory',
  'prayer/jobs.server.ts': 'the institution',
  'sending/test-sending.server.ts': 'staff',
  'readiness/test-message.server.ts': 'staff',
  'voucher/due/tell-due.server.ts': 'staff',
  'board-month/board-mail.server.ts': 'the board',
  'staff/jobs.server.ts': 'staff',
  'staff/notices.server.ts': 'staff',
  'staff/audit-head.server.ts': 'staff',
  'staff/proposal-notices.server.ts': 'staff',
  'report-filing/tell-reports.server.ts': 'staff',
}

test('every message to a donor is one of the book: others write to staff, or carry a code', () => {
  const sending = /\b(?:mail|otp|whatsapp)\.send\(|\bsendMessage\(ctx/
  const found = globSync('**/*.server.ts', { cwd: 'features' })
    .filter((file) => sending.test(readFileSync(`features/${file}`, 'utf8')))
    .filter((file) => !file.endsWith('free-text.server.ts'))
  expect(found.toSorted()).toEqual(Object.keys(outside).toSorted())
})
