import * as v from 'valibot'
import { type HttpClient, isProviderId, type ProviderReply } from '../payment/http-client.server.ts'
import {
  failure,
  type XenditPayment,
  type PaymentRequest,
  payment,
  paymentRequest,
  transactionList,
} from './xendit-wire.ts'

export type XenditAnswer<T> =
  | { kind: 'told'; value: T }
  | { kind: 'missing' }
  | { kind: 'unknown'; cause: string }

/** No donor makes more payments for one request. */
const MOST_PAYMENTS = 20

/** Reads a request by Xendit's own id, the only way to read it. */
export async function readRequest(
  call: HttpClient,
  id: string | null,
): Promise<XenditAnswer<PaymentRequest>> {
  if (!id || !isProviderId(id)) return { kind: 'missing' }
  const reply = await call({ method: 'GET', path: ['v3', 'payment_requests', id] })
  return parseReply(reply, paymentRequest)
}

/**
 * Reads every payment of a request (F7): the newest, which the request names, those seen earlier, and those in the
 * account's transactions. One unreadable payment leaves the sum unknown.
 */
export async function readPayments(
  call: HttpClient,
  request: PaymentRequest,
  known: readonly string[],
): Promise<XenditAnswer<XenditPayment[]>> {
  const latest = request.latest_payment_id
  const listed = latest ? await listPayments(call, request.reference_id) : []
  const ids = [...new Set([...known, ...listed, ...(latest ? [latest] : [])])]
  const payments: XenditPayment[] = []
  for (const id of ids.filter(isProviderId).slice(-MOST_PAYMENTS)) {
    const read = parseReply(await call({ method: 'GET', path: ['v3', 'payments', id] }), payment)
    if (read.kind === 'unknown') return read
    const isOfIt =
      read.kind === 'told' && read.value.payment_request_id === request.payment_request_id
    if (isOfIt) payments.push(read.value)
    else if (id === latest)
      return { kind: 'unknown', cause: 'a payment missing or of another request' }
  }
  return { kind: 'told', value: payments }
}

/**
 * The ids of payments under a reference. The list only helps: a key without the right to read transactions, or a
 * failing list, never stops known money from being booked.
 */
export async function listPayments(call: HttpClient, reference: string): Promise<string[]> {
  const reply = await call({
    method: 'GET',
    path: ['transactions'],
    query: { types: 'PAYMENT', reference_id: reference, limit: String(MOST_PAYMENTS) },
  })
  const read = parseReply(reply, transactionList)
  if (read.kind !== 'told') return []
  const ids = read.value.data.map(({ product_id }) => product_id ?? '')
  return ids.filter((id) => id.startsWith('py-'))
}

/** Parses an answer by its schema; an invalid one is unknown. */
export function parseReply<S extends v.GenericSchema>(
  reply: ProviderReply,
  schema: S,
): XenditAnswer<v.InferOutput<S>> {
  if (reply.kind === 'none') return { kind: 'unknown', cause: reply.cause }
  if (reply.status === 404) return { kind: 'missing' }
  if (reply.status >= 400) return { kind: 'unknown', cause: failureOf(reply) }
  const read = v.safeParse(schema, reply.body)
  return read.success
    ? { kind: 'told', value: read.output }
    : { kind: 'unknown', cause: 'an answer of another shape' }
}

/** Xendit's error code, or the HTTP status: never its words, which may repeat our request. */
export function failureOf({ status, body }: { status: number; body: unknown }): string {
  const read = v.safeParse(failure, body)
  return read.success ? read.output.error_code : `HTTP_${status}`
}
