import type { Answer } from './provider-server.ts'
import { type FakeCharge, refuse } from './xendit-bodies.ts'

export type XenditRefund = Record<'refund_id' | 'reference_id' | 'payment_id', string> & {
  amount: number
} & Record<'currency' | 'reason' | 'status' | 'created', string>

/** The fake's refunds by their ids; `looks` is how often one is still read as pending. */
export type RefundBook = { refunds: Map<string, XenditRefund & { of: FakeCharge; looks: number }> }

/** The refunds of a payment, as they are listed. */
export function listedRefunds({ refunds }: RefundBook, payment_id: string): XenditRefund[] {
  const made = [...refunds.values()].filter((each) => each.payment_id === payment_id)
  return made.map(({ of: _of, looks: _looks, ...refund }) => refund)
}

/** The answer of reading one refund. */
export function showRefund({ refunds }: RefundBook, id: string): Answer {
  const refund = refunds.get(id)
  if (!refund) return refuse(404, 'DATA_NOT_FOUND')
  refund.looks -= 1
  if (refund.looks <= 0) refund.status = 'SUCCEEDED'
  const { of: _of, looks: _looks, ...body } = refund
  return { status: 200, body }
}

/** What went back of a charge. */
export function refunded({ refunds }: RefundBook, reference: string): number {
  const made = [...refunds.values()].filter((each) => each.of.reference_id === reference)
  return made.reduce((sum, { amount }) => sum + amount, 0)
}
