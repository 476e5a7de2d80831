import * as v from 'valibot'
import type { PaymentInstruction } from '#platform/db/schema.ts'
import { rupiah } from '#platform/money/money.ts'
import type { ProviderCharge, ProviderEvent, ProviderStatus } from '../payment/payment-gateway.ts'

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(500))
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const moment = v.pipe(v.string(), v.isoTimestamp(), v.toDate())
const optionalMoment = v.nullish(moment)

/** The parts of POST and GET /v3/payment_requests that we rely on (api-version 2024-11-11). */
export const paymentRequest = v.object({
  payment_request_id: text,
  reference_id: text,
  status: text,
  currency: text,
  request_amount: amount,
  channel_code: v.nullish(text),
  failure_code: v.nullish(text),
  /** The newest payment only: earlier ones are found by their own ids. */
  latest_payment_id: v.nullish(text),
  created: optionalMoment,
  channel_properties: v.nullish(
    v.object({ expires_at: optionalMoment, account_mobile_number: v.nullish(text) }),
  ),
  actions: v.nullish(v.array(v.object({ descriptor: v.nullish(v.string()), value: v.string() }))),
})

/** The answer of GET /v3/payments/{id}: the money itself. A virtual account's payment may have no captures. */
export const payment = v.object({
  payment_id: text,
  payment_request_id: text,
  status: text,
  currency: text,
  request_amount: v.nullish(amount),
  created: optionalMoment,
  captures: v.nullish(
    v.array(v.object({ capture_amount: amount, capture_timestamp: optionalMoment })),
  ),
})

export const refundReply = v.object({
  refund_id: text,
  reference_id: text,
  status: text,
  amount: v.nullish(amount),
})

/** The answer of GET /v3/refunds?payment_id=. */
export const refundList = v.array(refundReply)

/** The answer of GET /transactions, as far as it names payments. */
export const transactionList = v.object({
  data: v.array(v.object({ product_id: v.nullish(v.string()) })),
})

export const failure = v.object({ error_code: v.pipe(v.string(), v.regex(/^[A-Z0-9_]{1,80}$/)) })

export type PaymentRequest = v.InferOutput<typeof paymentRequest>
export type XenditPayment = v.InferOutput<typeof payment>
export type RefundReply = v.InferOutput<typeof refundReply>

/** The lifetime of a QRIS at Xendit, which its API fixes. */
export const qrisLifetimeMinutes = 48 * 60

/** The lifetimes its API fixes, in seconds: of a QRIS, of a wallet's page, and of a request in OVO's own app. */
const ownLifetimes: Record<string, number> = {
  QRIS: qrisLifetimeMinutes * 60,
  DANA: 30 * 60,
  LINKAJA: 30 * 60,
  SHOPEEPAY: 30 * 60,
  OVO: 55,
}

/** When a request can no longer be paid, as far as its answer shows (F17). */
export function shownExpiry(request: PaymentRequest): Date | undefined {
  const { channel_properties, channel_code, created } = request
  if (channel_properties?.expires_at) return channel_properties.expires_at
  const seconds = Object.hasOwn(ownLifetimes, channel_code ?? '')
    ? ownLifetimes[channel_code ?? '']
    : undefined
  return seconds && created ? new Date(created.getTime() + seconds * 1000) : undefined
}

const requestStatuses: Record<string, ProviderStatus> = {
  REQUIRES_ACTION: 'pending',
  PENDING: 'pending',
  ACCEPTING_PAYMENTS: 'pending',
  AUTHORIZED: 'pending',
  SUCCEEDED: 'paid',
  CANCELED: 'cancelled',
  EXPIRED: 'expired',
  FAILED: 'failed',
}

type Money = 'none' | 'received' | 'returned'

/** What a payment's status means for its money; a payment that failed after a capture went back. */
const moneyOf: Record<string, Money> = {
  PENDING: 'none',
  AUTHORIZED: 'none',
  SUCCEEDED: 'received',
  FAILED: 'none',
  CANCELED: 'none',
  EXPIRED: 'none',
  VOIDED: 'returned',
  REVERSED: 'returned',
}

const undone = new Set(['FAILED', 'CANCELED'])

function readMoney({ status, captures }: XenditPayment): Money | undefined {
  const money = Object.hasOwn(moneyOf, status) ? moneyOf[status] : undefined
  return undone.has(status) && captures?.length ? 'returned' : money
}

/** True for a payment whose money was received. */
export function isReceived(paid: XenditPayment): boolean {
  return readMoney(paid) === 'received'
}

/** The sum paid: the captures where they are reported, else the requested amount. */
export function sumOf({ captures, request_amount }: XenditPayment): number {
  if (!captures || captures.length === 0) return request_amount ?? 0
  return captures.reduce((sum, { capture_amount }) => sum + capture_amount, 0)
}

/**
 * A charge from its request and all its payments. Undefined when the picture is incomplete: an unknown status, or
 * received money whose sum no payment shows.
 */
export function fromPaymentRequest(
  request: PaymentRequest,
  payments: readonly XenditPayment[],
  instruction: PaymentInstruction | undefined,
): ProviderCharge | undefined {
  const received = payments.filter(isReceived)
  const status = statusOf(request, payments)
  const isWhole = received.every((each) => sumOf(each) > 0)
  if (!status || !isWhole || (status === 'paid' && received.length === 0)) return undefined
  const expiresAt = shownExpiry(request)
  const newest = received.toSorted((a, b) => momentOf(a) - momentOf(b)).at(-1)
  const paidAt = newest && (newest.captures?.at(-1)?.capture_timestamp ?? newest.created)
  const foreign = payments.find(({ currency }) => currency !== 'IDR')
  return {
    providerId: request.payment_request_id,
    reference: request.reference_id,
    status,
    currency: foreign?.currency ?? request.currency,
    amount: rupiah(request.request_amount),
    ...(status === 'paid' && {
      paidAmount: rupiah(received.reduce((sum, each) => sum + sumOf(each), 0)),
      ...(paidAt && { paidAt }),
    }),
    captures: payments.reduce((count, each) => count + capturesOf(each), 0),
    payments: payments.map(({ payment_id }) => payment_id),
    ...(instruction && { instruction }),
    ...(expiresAt && { expiresAt }),
    ...(status === 'failed' && request.failure_code && { failure: request.failure_code }),
  }
}

function momentOf({ captures, created }: XenditPayment): number {
  return (captures?.at(-1)?.capture_timestamp ?? created)?.getTime() ?? 0
}

/** Counts reversed captures as well, so that the number never falls and identifies one payment for good. */
function capturesOf(paid: XenditPayment): number {
  return readMoney(paid) === 'none' ? 0 : Math.max(1, paid.captures?.length ?? 0)
}

/** Received money decides, also when the request itself has expired; money that went back is a reversal. */
function statusOf(
  request: PaymentRequest,
  payments: readonly XenditPayment[],
): ProviderStatus | undefined {
  const moneys = payments.map(readMoney)
  if (moneys.includes(undefined)) return undefined
  if (moneys.includes('received')) return 'paid'
  if (moneys.includes('returned')) return 'reversed'
  return Object.hasOwn(requestStatuses, request.status)
    ? requestStatuses[request.status]
    : undefined
}

const notification = v.object({
  event: text,
  data: v.object({
    payment_id: v.nullish(text),
    payment_request_id: v.nullish(text),
    payment_session_id: v.nullish(text),
    channel_code: v.nullish(text),
    reference_id: text,
    status: v.optional(text, ''),
    request_amount: v.optional(v.number(), 0),
    captures: v.nullish(v.array(v.object({ capture_id: v.nullish(v.string()) }))),
  }),
})

/** True for a message from Xendit of any kind: payouts, refunds, tokens, the address test. */
export function isMessage(body: unknown): boolean {
  return v.safeParse(v.record(v.string(), v.unknown()), body).success && !Array.isArray(body)
}

/** The hint in a webhook with the right token; undefined when it concerns no payment. Its body is not signed. */
export function toXenditEvent(body: unknown): ProviderEvent | undefined {
  const message = v.safeParse(notification, body)
  if (!message.success) return undefined
  const { event, data } = message.output
  const { payment_id, payment_request_id, payment_session_id, captures } = data
  const providerId = payment_session_id ?? payment_request_id ?? payment_id
  if (!providerId) return undefined
  // A card's charge has the id of its session, which the message about its payment does not name.
  const isOfSession = data.channel_code === 'CARDS' && !payment_session_id
  const capture = captures?.at(-1)?.capture_id ?? ''
  return {
    eventKey: [event, payment_id ?? providerId, data.status, capture].join(' ').slice(0, 400),
    reference: data.reference_id,
    ...(!isOfSession && { providerId }),
    ...(payment_id && { paymentId: payment_id }),
    claimedStatus: data.status || event,
    claimedAmount: String(data.request_amount),
  }
}
