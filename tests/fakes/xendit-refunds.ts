import type { Answer, Sent } from './provider-server.ts'
import { type FakeCharge, findPayment, refuse, uuid } from './xendit-bodies.ts'

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

type Refunding = RefundBook & {
  charges: ReadonlyMap<string, FakeCharge>
  refundLooks?: number
  now(): Date
}

/** POST /v3/refunds: never more than came. */
export function giveBack(books: Refunding, body: Sent['body']): Answer {
  const { refunds, refundLooks: looks = 0 } = books
  const of = findPayment(books, body.payment_id)
  if (!of) return refuse(404, 'DATA_NOT_FOUND')
  const amount = Number(body.amount)
  const made = listedRefunds(books, of.payment.payment_id)
  if (made.reduce((sum, each) => sum + each.amount, amount) > of.payment.amount) {
    return refuse(400, 'MAXIMUM_REFUND_AMOUNT_REACHED')
  }
  const refund: XenditRefund = {
    refund_id: `rfd-${uuid(`${refunds.size}`)}`,
    reference_id: String(body.reference_id),
    payment_id: of.payment.payment_id,
    amount,
    currency: 'IDR',
    reason: String(body.reason),
    status: looks > 0 ? 'PENDING' : 'SUCCEEDED',
    created: books.now().toISOString(),
  }
  refunds.set(refund.refund_id, { ...refund, of: of.charge, looks })
  return { status: 200, body: refund }
}
