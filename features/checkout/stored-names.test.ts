import { expect, test } from 'vitest'
import { sendBankRequestJob } from '#features/donor-bank/request-donor-bank.server.ts'
import { closeCodeJob } from '#features/charge/close-code.server.ts'
import { forgetDonorBanksSchedule } from '#features/donor-bank/donor-bank-rows.server.ts'
import { notifyDonorJob } from '#features/charge/jobs.server.ts'
import { pollClosedSchedule, pollOpenSchedule } from '#features/payment/poll.server.ts'
import { sendRefundJob } from '#features/refund/pay/send-refund.server.ts'
import { refundProposals } from '#features/refund/taken-back/settle-taken-back.server.ts'
import { settlePaymentJob } from '#features/payment/settle-payment.server.ts'
import { suspenseProposals } from '#features/suspense/suspense-proposals.server.ts'
import { forgetProofsSchedule } from '#features/transfer/transfer-proof.server.ts'
import { transferProposals } from '#features/transfer/undo-proposal.server.ts'

test('jobs keep the names that waiting rows have, and none of money waits for an email', () => {
  const jobs = [settlePaymentJob, sendRefundJob, closeCodeJob, notifyDonorJob, sendBankRequestJob]
  expect(jobs.map(({ name, lane, batch }) => [name, lane, batch?.most])).toEqual([
    ['payment.settle', 'money', 8],
    ['payment.send-refund', 'money', undefined],
    ['payment.close-code', 'money', undefined],
    ['payment.tell-donor', 'email', undefined],
    ['payment.ask-donor-bank', 'email', undefined],
  ])
})

test('what is repeated has a name of its own, and is repeated often enough', () => {
  const schedules = [
    pollOpenSchedule,
    pollClosedSchedule,
    forgetProofsSchedule,
    forgetDonorBanksSchedule,
  ]
  expect(schedules.map(({ name, everyMs }) => [name, everyMs / 1_000])).toEqual([
    ['payment.poll-open', 15],
    ['payment.poll-closed', 5 * 60],
    ['payment.forget-proofs', 6 * 3_600],
    ['payment.forget-donor-banks', 24 * 3_600],
  ])
})

test('each proposal keeps the name that stored ones have, and says who makes and who approves it', () => {
  const kinds = [...transferProposals, ...refundProposals, ...suspenseProposals]
  expect(kinds.map(({ kind, propose, approve }) => [kind, propose, approve])).toEqual([
    ['transfer.confirm', 'books.write', 'books.approve'],
    ['transfer.undo', 'books.write', 'books.approve'],
    ['refund.approve', 'refund.write', 'refund.approve'],
    ['refund.settle-twice', 'refund.write', 'refund.approve'],
    ['suspense.accept', 'books.write', 'books.approve'],
    ['suspense.allocate', 'books.write', 'books.approve'],
    ['suspense.return', 'books.write', 'books.approve'],
  ])
})
