import * as v from 'valibot'
import type { PaymentInstruction, PaymentMethod } from '../db/schema.ts'
import { rupiah } from '../money.ts'
import type { NewCharge, ProviderCharge, ProviderEvent, ProviderStatus } from './payment-gateway.ts'

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(500))
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const moment = v.pipe(v.string(), v.isoTimestamp(), v.toDate())
const optionalMoment = v.nullish(moment)

/** What POST and GET /v3/payment_requests answer, as far as we rely on it (api-version 2024-11-11). */
export const paymentRequest = v.object({
  payment_request_id: text,
  reference_id: text,
  status: text,
  currency: text,
  request_amount: amount,
  channel_code: v.nullish(text),
  latest_payment_id: v.nullish(text),
  channel_properties: v.nullish(v.object({ expires_at: optionalMoment })),
  actions: v.nullish(v.array(v.object({ descriptor: v.nullish(v.string()), value: v.string() }))),
})

/** What GET /v3/payments/{id} answers: the money itself, capture by capture. */
export const payment = v.object({
  payment_id: text,
  payment_request_id: text,
  status: text,
  currency: text,
  captures: v.nullish(
    v.array(v.object({ capture_amount: amount, capture_timestamp: optionalMoment })),
  ),
})

export const refundReply = v.object({ refund_id: text, reference_id: text, status: text })

export const failure = v.object({ error_code: v.pipe(v.string(), v.regex(/^[A-Z0-9_]{1,80}$/)) })

export type PaymentRequest = v.InferOutput<typeof paymentRequest>
export type Payment = v.InferOutput<typeof payment>

const channelCodes: Record<string, string> = {
  qris: 'QRIS',
  bca: 'BCA_VIRTUAL_ACCOUNT',
  bri: 'BRI_VIRTUAL_ACCOUNT',
  bni: 'BNI_VIRTUAL_ACCOUNT',
  mandiri: 'MANDIRI_VIRTUAL_ACCOUNT',
  permata: 'PERMATA_VIRTUAL_ACCOUNT',
  bsi: 'BSI_VIRTUAL_ACCOUNT',
  cimb: 'CIMB_VIRTUAL_ACCOUNT',
  alfamart: 'ALFAMART',
  indomaret: 'INDOMARET',
}

/** Xendit's name of one of our channels; undefined where it has none. */
export function channelCodeOf(channel: string): string | undefined {
  return channelCodes[channel]
}

/** The body of POST /v3/payment_requests. The same order gives the same body, as its idempotency asks for. */
export function toPaymentRequestBody(order: NewCharge, merchant: string) {
  const name = order.method === 'retail' ? { payer_name: merchant } : { display_name: merchant }
  return {
    reference_id: order.reference,
    type: 'PAY',
    country: 'ID',
    currency: 'IDR',
    request_amount: order.amount,
    capture_method: 'AUTOMATIC',
    channel_code: channelCodes[order.channel],
    channel_properties: {
      ...(order.method !== 'qris' && name),
      expires_at: order.expiresAt.toISOString(),
    },
    description: order.description,
  }
}

/** The one place that knows where a code stands in `actions[]`; undefined when none is there. */
export function toInstruction(
  { actions, channel_code }: Pick<PaymentRequest, 'actions' | 'channel_code'>,
  merchant: string,
): PaymentInstruction | undefined {
  for (const { descriptor, value } of actions ?? []) {
    if (descriptor === 'QR_STRING') return { merchant, qrString: value }
    if (descriptor === 'PAYMENT_CODE') return { merchant, paymentCode: value }
    if (descriptor === 'VIRTUAL_ACCOUNT_NUMBER') {
      // At Mandiri the payer keys in the company first: the first five digits of the number.
      const billerCode =
        channel_code === channelCodes.mandiri ? { billerCode: value.slice(0, 5) } : {}
      return { merchant, vaNumber: value, ...billerCode }
    }
  }
  return undefined
}

/** Which field of an instruction a method must have. */
export const codeOf: Record<PaymentMethod, (given: PaymentInstruction) => string | undefined> = {
  qris: ({ qrString }) => qrString,
  va: ({ vaNumber }) => vaNumber,
  retail: ({ paymentCode }) => paymentCode,
}

const requestStatuses: Record<string, ProviderStatus> = {
  REQUIRES_ACTION: 'pending',
  ACCEPTING_PAYMENTS: 'pending',
  AUTHORIZED: 'pending',
  SUCCEEDED: 'paid',
  CANCELED: 'cancelled',
  EXPIRED: 'expired',
  FAILED: 'failed',
}

const takenBack = new Set(['FAILED', 'CANCELED', 'VOIDED', 'REVERSED'])

/**
 * A charge from its request and, where there is one, its payment. Undefined when the two do not give a whole
 * picture: a word we do not know, or money said to be there that no capture shows.
 */
export function toProviderCharge(
  request: PaymentRequest,
  paid: Payment | undefined,
  instruction: PaymentInstruction | undefined,
): ProviderCharge | undefined {
  const captures = paid?.captures ?? []
  const received = captures.reduce((sum, { capture_amount }) => sum + capture_amount, 0)
  const status = statusOf(request, paid, captures.length)
  if (!status || (status === 'paid' && received === 0)) return undefined
  const expiresAt = request.channel_properties?.expires_at
  const paidAt = captures.at(-1)?.capture_timestamp
  return {
    providerId: request.payment_request_id,
    reference: request.reference_id,
    status,
    currency: paid && paid.currency !== 'IDR' ? paid.currency : request.currency,
    amount: rupiah(request.request_amount),
    ...(status === 'paid' && { paidAmount: rupiah(received), ...(paidAt && { paidAt }) }),
    captures: captures.length,
    ...(instruction && { instruction }),
    ...(expiresAt && { expiresAt }),
  }
}

/** Money that came decides, also when the request itself has run out meanwhile; money that went again is a reversal. */
function statusOf(
  request: PaymentRequest,
  paid: Payment | undefined,
  captures: number,
): ProviderStatus | undefined {
  if (paid?.status === 'SUCCEEDED') return 'paid'
  if (paid && captures > 0 && takenBack.has(paid.status)) return 'reversed'
  return requestStatuses[request.status]
}

const notification = v.object({
  event: text,
  data: v.object({
    payment_id: v.nullish(text),
    payment_request_id: v.nullish(text),
    reference_id: text,
    status: v.optional(text, ''),
    request_amount: v.optional(v.number(), 0),
    captures: v.nullish(v.array(v.object({ capture_id: v.nullish(v.string()) }))),
  }),
})

/** The hint in a webhook whose token was right; undefined when it speaks of no payment. Its body is not signed. */
export function toEvent(body: unknown): ProviderEvent | undefined {
  const message = v.safeParse(notification, body)
  if (!message.success) return undefined
  const { event, data } = message.output
  const { payment_id, payment_request_id, captures } = data
  const providerId = payment_request_id ?? payment_id
  if (!providerId) return undefined
  const capture = captures?.at(-1)?.capture_id ?? ''
  return {
    eventKey: [event, payment_id ?? providerId, data.status, capture].join(' ').slice(0, 400),
    reference: data.reference_id,
    providerId,
    claimedStatus: data.status || event,
    claimedAmount: String(data.request_amount),
  }
}
