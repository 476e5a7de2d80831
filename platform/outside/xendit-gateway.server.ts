import * as v from 'valibot'
import { offersOf } from './channels.ts'
import {
  type HttpClient,
  isProviderId,
  openHttpClient,
  type ProviderReply,
} from './http-client.server.ts'
import type {
  CancelAnswer,
  ChargeAnswer,
  ChargeLookup,
  NewCharge,
  PaymentGateway,
  RefundAnswer,
  RefundOrder,
} from './payment-gateway.ts'
import { isOneOf, readJsonBody } from './secret-match.server.ts'
import {
  channelCodeOf,
  codeOf,
  failure,
  type PaymentRequest,
  payment,
  paymentRequest,
  refundReply,
  toEvent,
  toInstruction,
  toPaymentRequestBody,
  toProviderCharge,
} from './xendit-wire.ts'

export type XenditSettings = {
  secretKey: string
  /** Tokens a webhook may carry: one, and a second while it is being changed (F20). */
  callbackTokens: readonly string[]
  baseUrl: string
}

export type XenditOptions = XenditSettings & { merchant: string; timeoutMs?: number }

type By = Parameters<PaymentGateway['find']>[0]
type Told<T> = { kind: 'told'; value: T } | { kind: 'missing' } | { kind: 'unknown'; cause: string }

/**
 * Xendit Payments API v3. A request can be read by Xendit's own id only, so that a charge without one is
 * found by creating it again with the same idempotency key.
 */
export function openXendit(options: XenditOptions): PaymentGateway {
  const { merchant, callbackTokens } = options
  const call = openHttpClient({
    baseUrl: options.baseUrl,
    key: options.secretKey,
    headers: { 'api-version': '2024-11-11' },
    ...(options.timeoutMs !== undefined && { timeoutMs: options.timeoutMs }),
  })
  return {
    provider: 'xendit',
    channels: () => offersOf(({ channel }) => channelCodeOf(channel) !== undefined),
    create: (order) => create(call, order, merchant),
    find: (by) => find(call, by, merchant),
    cancel: (by) => cancel(call, by, merchant),
    refund: (order) => refund(call, order),
    verifyWebhook: (rawBody, headers) => {
      // The token is the same for every message and the body is not signed: the re-read decides (F8).
      if (!isOneOf(headers.get('x-callback-token') ?? '', callbackTokens)) {
        return { ok: false, why: 'wrong token' }
      }
      const event = toEvent(readJsonBody(rawBody))
      return event ? { ok: true, event } : { ok: false, why: 'not a notification' }
    },
  }
}

async function create(call: HttpClient, order: NewCharge, merchant: string): Promise<ChargeAnswer> {
  if (!channelCodeOf(order.channel)) return { kind: 'rejected', code: 'CHANNEL_UNKNOWN' }
  const reply = await call({
    method: 'POST',
    path: ['v3', 'payment_requests'],
    headers: { 'idempotency-key': order.reference },
    body: toPaymentRequestBody(order, merchant),
  })
  if (reply.kind === 'none') return { kind: 'unknown', cause: reply.cause }
  // The same key in flight or with another body: the charge exists or is being made.
  if (reply.status === 409) return { kind: 'unknown', cause: failureOf(reply) }
  if (reply.status >= 400) return { kind: 'rejected', code: failureOf(reply) }
  const read = v.safeParse(paymentRequest, reply.body)
  if (!read.success) return { kind: 'unknown', cause: 'an answer of another shape' }
  return toAnswer(read.output, order, merchant)
}

function toAnswer(request: PaymentRequest, order: NewCharge, merchant: string): ChargeAnswer {
  const isOurs = request.reference_id === order.reference && request.request_amount === order.amount
  if (!isOurs) return { kind: 'unknown', cause: 'an answer to another question' }
  if (request.status === 'FAILED') return { kind: 'rejected', code: 'FAILED' }
  const instruction = toInstruction(request, merchant)
  if (!instruction || !codeOf[order.method](instruction)) {
    return { kind: 'unknown', cause: 'an answer without a code' }
  }
  const expiresAt = request.channel_properties?.expires_at ?? order.expiresAt
  return { kind: 'created', providerId: request.payment_request_id, instruction, expiresAt }
}

async function readRequest(call: HttpClient, id: string | null): Promise<Told<PaymentRequest>> {
  if (!id || !isProviderId(id)) return { kind: 'missing' }
  const reply = await call({ method: 'GET', path: ['v3', 'payment_requests', id] })
  return told(reply, paymentRequest)
}

async function find(call: HttpClient, by: By, merchant: string): Promise<ChargeLookup> {
  const request = await readRequest(call, by.providerId)
  if (request.kind !== 'told') return request
  const { value } = request
  const paymentId = value.latest_payment_id
  const paid = paymentId
    ? told(await call({ method: 'GET', path: ['v3', 'payments', paymentId] }), payment)
    : undefined
  if (paid && paid.kind !== 'told') {
    return { kind: 'unknown', cause: paid.kind === 'unknown' ? paid.cause : 'payment missing' }
  }
  if (paid && paid.value.payment_request_id !== value.payment_request_id) {
    return { kind: 'unknown', cause: 'a payment of another request' }
  }
  const instruction = toInstruction(value, merchant)
  const charge = toProviderCharge(value, paid?.value, instruction)
  return charge ? { kind: 'found', charge } : { kind: 'unknown', cause: `status ${value.status}` }
}

/** Whatever the provider says to the cancelling, the charge is read again: only its state tells what came of it. */
async function cancel(call: HttpClient, by: By, merchant: string): Promise<CancelAnswer> {
  const { providerId } = by
  if (!providerId || !isProviderId(providerId)) return 'unknown'
  await call({ method: 'POST', path: ['v3', 'payment_requests', providerId, 'cancel'] })
  const after = await find(call, by, merchant)
  if (after.kind !== 'found' || after.charge.status === 'pending') return 'unknown'
  return after.charge.status === 'paid' ? 'already_paid' : 'cancelled'
}

async function refund(call: HttpClient, order: RefundOrder): Promise<RefundAnswer> {
  const { key, amount } = order
  const request = await readRequest(call, order.providerId)
  if (request.kind === 'missing') return { kind: 'rejected', code: 'CHARGE_UNKNOWN' }
  if (request.kind === 'unknown') return request
  const paymentId = request.value.latest_payment_id
  if (!paymentId) return { kind: 'rejected', code: 'NOT_PAID' }
  const reply = await call({
    method: 'POST',
    path: ['v3', 'refunds'],
    headers: { 'idempotency-key': key },
    body: { reference_id: key, payment_id: paymentId, amount, reason: 'REQUESTED_BY_CUSTOMER' },
  })
  if (reply.kind === 'none') return { kind: 'unknown', cause: reply.cause }
  if (reply.status === 409) return { kind: 'unknown', cause: failureOf(reply) }
  if (reply.status >= 400) return { kind: 'rejected', code: failureOf(reply) }
  const made = v.safeParse(refundReply, reply.body)
  if (!made.success || made.output.reference_id !== key) {
    return { kind: 'unknown', cause: 'an answer of another shape' }
  }
  if (made.output.status !== 'PENDING') return toRefundAnswer(made.output.status)
  // A repeated key gets the first answer again, so how it stands now is asked for by its id.
  const now = await call({ method: 'GET', path: ['v3', 'refunds', made.output.refund_id] })
  const read = told(now, refundReply)
  return read.kind === 'told' ? toRefundAnswer(read.value.status) : { kind: 'pending' }
}

function toRefundAnswer(status: string): RefundAnswer {
  if (status === 'SUCCEEDED') return { kind: 'refunded' }
  if (status === 'FAILED' || status === 'CANCELLED') return { kind: 'rejected', code: status }
  return { kind: 'pending' }
}

function told<S extends v.GenericSchema>(reply: ProviderReply, schema: S): Told<v.InferOutput<S>> {
  if (reply.kind === 'none') return { kind: 'unknown', cause: reply.cause }
  if (reply.status === 404) return { kind: 'missing' }
  if (reply.status >= 400) return { kind: 'unknown', cause: failureOf(reply) }
  const read = v.safeParse(schema, reply.body)
  return read.success
    ? { kind: 'told', value: read.output }
    : { kind: 'unknown', cause: 'an answer of another shape' }
}

/** Xendit's error code, or the HTTP status: never its words, which may repeat what we sent. */
function failureOf({ status, body }: { status: number; body: unknown }): string {
  const read = v.safeParse(failure, body)
  return read.success ? read.output.error_code : `HTTP_${status}`
}
