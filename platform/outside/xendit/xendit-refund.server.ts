import * as v from 'valibot'
import type { HttpClient } from '../payment/http-client.server.ts'
import type { RefundAnswer, RefundOrder } from '../payment/payment-gateway.ts'
import {
  failureOf,
  readPayments,
  readRequest,
  type XenditAnswer,
  parseReply,
} from './xendit-read.server.ts'
import {
  isReceived,
  type XenditPayment,
  type RefundReply,
  refundList,
  refundReply,
  sumOf,
} from './xendit-wire.ts'

/**
 * Refunds received money. Xendit documents no idempotency here, so existing refunds are read first: one with our key
 * is an earlier request for this refund (F18).
 */
export async function refund(call: HttpClient, order: RefundOrder): Promise<RefundAnswer> {
  const request = await readRequest(call, order.providerId)
  if (request.kind === 'missing') return { kind: 'rejected', code: 'CHARGE_UNKNOWN' }
  if (request.kind === 'unknown') return request
  const payments = await readPayments(call, request.value, order.payments ?? [])
  if (payments.kind === 'unknown') return payments
  const received = payments.kind === 'told' ? payments.value.filter(isReceived) : []

  let source: XenditPayment | undefined
  for (const each of received) {
    const made = await refundsOf(call, each)
    if (made.kind === 'unknown') return made
    const refunds = made.kind === 'told' ? made.value : []
    const same = refunds.find(({ reference_id }) => reference_id === order.key)
    if (same) return follow(call, same)
    if (leftOf(each, refunds) >= order.amount) source ??= each
  }
  const from = source ?? received.at(-1)
  return from ? ask(call, order, from.payment_id) : { kind: 'rejected', code: 'NOT_PAID' }
}

async function refundsOf(
  call: HttpClient,
  { payment_id }: XenditPayment,
): Promise<XenditAnswer<RefundReply[]>> {
  const reply = await call({ method: 'GET', path: ['v3', 'refunds'], query: { payment_id } })
  return parseReply(reply, refundList)
}

const undone = new Set(['FAILED', 'CANCELLED', 'CANCELED'])

function leftOf(paid: XenditPayment, refunds: readonly RefundReply[]): number {
  const going = refunds.filter(({ status }) => !undone.has(status))
  return going.reduce((left, { amount }) => left - (amount ?? 0), sumOf(paid))
}

async function ask(
  call: HttpClient,
  { key, amount }: RefundOrder,
  payment_id: string,
): Promise<RefundAnswer> {
  const reply = await call({
    method: 'POST',
    path: ['v3', 'refunds'],
    headers: { 'idempotency-key': key },
    body: { reference_id: key, payment_id, amount, reason: 'REQUESTED_BY_CUSTOMER' },
  })
  if (reply.kind === 'none') return { kind: 'unknown', cause: reply.cause }
  if (reply.status === 409) return { kind: 'unknown', cause: failureOf(reply) }
  if (reply.status >= 400) return { kind: 'rejected', code: failureOf(reply) }
  const made = v.safeParse(refundReply, reply.body)
  if (!made.success || made.output.reference_id !== key) {
    return { kind: 'unknown', cause: 'an answer of another shape' }
  }
  return follow(call, made.output)
}

/** The present state of a refund: the first answer may be outdated. */
async function follow(call: HttpClient, { status, refund_id }: RefundReply): Promise<RefundAnswer> {
  if (status !== 'PENDING') return toRefundAnswer(status)
  const current = await call({ method: 'GET', path: ['v3', 'refunds', refund_id] })
  const read = parseReply(current, refundReply)
  return read.kind === 'told' ? toRefundAnswer(read.value.status) : { kind: 'pending' }
}

function toRefundAnswer(status: string): RefundAnswer {
  if (status === 'SUCCEEDED') return { kind: 'refunded' }
  return undone.has(status) ? { kind: 'rejected', code: status } : { kind: 'pending' }
}
