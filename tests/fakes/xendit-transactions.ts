import type { Answer } from './provider-server.ts'
import { type FakeCharge, type Payment, uuid } from './xendit-bodies.ts'

/** A movement that belongs to no charge: a withdrawal, an adjustment. */
export type Movement = { type: string; amount: number; created: string; cashflow: string }
export type FakeRefund = {
  refund_id: string
  reference_id: string
  amount: number
  created: string
}

type Account = {
  charges: ReadonlyMap<string, FakeCharge>
  refunds: ReadonlyMap<string, FakeRefund>
  movements: readonly Movement[]
}

/**
 * GET /transactions as documented (docs.xendit.co/apidocs/list-transactions): filters by reference, status, currency and
 * the time a transaction was made; newest first; ten to a page unless `limit` says; the next page begins after `after_id`.
 */
export function transactionsOf(account: Account, asked: URLSearchParams): Answer {
  const all = listed(account)
    .filter((each) => isAsked(each, asked))
    .toSorted((a, b) => (a.created < b.created ? 1 : -1))
  const after = asked.get('after_id')
  const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0
  const limit = Number(asked.get('limit') ?? 10)
  const data = all.slice(from, from + limit)
  const hasMore = all.length > from + limit
  return { status: 200, body: { has_more: hasMore, data, links: [] } }
}

type Listed = ReturnType<typeof paymentLine> | ReturnType<typeof outsideLine>

function listed({ charges, refunds, movements }: Account): Listed[] {
  const payments = [...charges.values()].flatMap((charge) =>
    charge.payments.map((payment) => paymentLine(charge, payment)),
  )
  const back = [...refunds.values()].map(({ refund_id, reference_id, amount, created }) =>
    outsideLine({ type: 'REFUND', amount, created, cashflow: 'MONEY_OUT' }, [
      refund_id,
      reference_id,
    ]),
  )
  const others = movements.map((each, index) => outsideLine(each, [`mv-${index}`, `mv-${index}`]))
  return [...payments, ...back, ...others]
}

function isAsked(each: Listed, asked: URLSearchParams): boolean {
  const from = asked.get('created[gte]') ?? ''
  const to = asked.get('created[lte]') ?? '9999'
  return (
    (asked.get('reference_id') ?? each.reference_id) === each.reference_id &&
    (asked.get('currency') ?? each.currency) === each.currency &&
    (asked.get('statuses') ?? each.status) === each.status &&
    each.created >= from &&
    each.created <= to
  )
}

function paymentLine({ reference_id, channel_code, currency }: FakeCharge, payment: Payment) {
  const { payment_id, amount, status, created, settled } = payment
  const { fee = 0, tax = 0, feeStatus = settled ? 'COMPLETED' : 'PENDING' } = settled ?? {}
  return {
    id: `txn_${uuid(payment_id)}`,
    product_id: payment_id,
    type: 'PAYMENT',
    status: status === 'SUCCEEDED' ? 'SUCCESS' : status,
    channel_category: 'VIRTUAL_ACCOUNT',
    channel_code,
    reference_id,
    currency,
    amount,
    net_amount: amount - fee - tax,
    cashflow: 'MONEY_IN',
    settlement_status: settled ? 'SETTLED' : 'PENDING',
    estimated_settlement_time: settled?.at ?? null,
    created,
    updated: settled?.at ?? created,
    fee: {
      xendit_fee: fee,
      value_added_tax: tax,
      xendit_withholding_tax: 0,
      third_party_withholding_tax: 0,
      status: feeStatus,
    },
  }
}

function outsideLine({ type, amount, created, cashflow }: Movement, [id, reference]: string[]) {
  return {
    id: `txn_${uuid(id ?? '')}`,
    product_id: id ?? '',
    type,
    status: 'SUCCESS',
    channel_category: 'OTHER',
    channel_code: 'OTHER',
    reference_id: reference ?? '',
    currency: 'IDR',
    amount,
    net_amount: amount,
    cashflow,
    settlement_status: null,
    estimated_settlement_time: null,
    created,
    updated: created,
    fee: { xendit_fee: 0, value_added_tax: 0, status: 'NOT_APPLICABLE' },
  }
}
