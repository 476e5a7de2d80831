import { createHash } from 'node:crypto'
import { sandboxQris } from '#platform/outside/sandbox-qris.ts'
import { rupiah } from '#platform/money.ts'
import type { Answer } from './provider-server.ts'

/** A payment in the fake's data. */
export type Payment = {
  payment_id: string
  status: string
  amount: number
  created: string
  captures?: { capture_id: string; capture_amount: number; capture_timestamp: string }[]
}

/** A payment request in the fake's data. */
export type FakeCharge = {
  payment_request_id: string
  reference_id: string
  request_amount: number
  currency: string
  channel_code: string
  /** The properties sent and stored; a QRIS ignores our expiry. */
  channel_properties: Record<string, string>
  expires_at: string
  created: string
  status: string
  payments: Payment[]
}

const BUSINESS = '5f27a14a9bf05c73dd040bc8'

/** The answer of reading or creating a request. */
export function bodyOf(charge: FakeCharge) {
  const { payments, expires_at: _own, ...rest } = charge
  const latest = payments.at(-1)
  return {
    business_id: BUSINESS,
    ...rest,
    country: 'ID',
    type: 'PAY',
    capture_method: 'AUTOMATIC',
    ...(latest && { latest_payment_id: latest.payment_id }),
    actions: [actionOf(charge)],
    updated: charge.created,
  }
}

/** The answer of reading a payment, also the content of its webhook. */
export function paymentOf({ charge, payment }: { charge: FakeCharge; payment: Payment }) {
  const { payment_request_id, reference_id, request_amount, currency, channel_code } = charge
  const { amount: _told, ...rest } = payment
  return {
    business_id: BUSINESS,
    payment_request_id,
    reference_id,
    request_amount,
    currency,
    channel_code,
    country: 'ID',
    type: 'PAY',
    capture_method: 'AUTOMATIC',
    ...rest,
    updated: payment.created,
  }
}

function actionOf({ channel_code, reference_id, request_amount }: FakeCharge) {
  const digits = BigInt(`0x${digest(reference_id)}`)
    .toString()
    .slice(0, 11)
  const type = 'PRESENT_TO_CUSTOMER'
  if (channel_code === 'QRIS') {
    const value = sandboxQris({ amount: rupiah(request_amount), reference: digits.slice(0, 9) })
    return { type, descriptor: 'QR_STRING', value }
  }
  return channel_code.endsWith('_VIRTUAL_ACCOUNT')
    ? { type, descriptor: 'VIRTUAL_ACCOUNT_NUMBER', value: `88608${digits}` }
    : { type, descriptor: 'PAYMENT_CODE', value: `TEST${digits}` }
}

/** The account's transactions under a reference, newest first. */
export function transactionsOf(all: Iterable<FakeCharge>, reference: string): Answer {
  const charges = [...all].filter((each) => each.reference_id === reference)
  const data = charges.flatMap(({ payments, channel_code, currency }) =>
    payments.map(({ payment_id, amount, status, created }) => ({
      id: `txn_${uuid(payment_id)}`,
      product_id: payment_id,
      type: 'PAYMENT',
      status: status === 'SUCCEEDED' ? 'SUCCESS' : status,
      channel_category: 'VIRTUAL_ACCOUNT',
      channel_code,
      reference_id: reference,
      currency,
      amount,
      cashflow: 'MONEY_IN',
      created,
      updated: created,
    })),
  )
  return { status: 200, body: { has_more: false, data: data.reverse(), links: [] } }
}

/** An error in Xendit's own form. */
export function refuse(status: number, error_code: string): Answer {
  return { status, body: { error_code, message: `not like this: ${error_code}` } }
}

/** The same text gives the same id. */
export function uuid(text: string): string {
  const hex = digest(text)
  const cuts: [number, number][] = [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
  return cuts.map(([from, to]) => hex.slice(from, to)).join('-')
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
