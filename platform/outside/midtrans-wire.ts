import * as v from 'valibot'
import type { PaymentInstruction } from '../db/schema.ts'
import { type Rupiah, rupiah } from '../money.ts'
import { findChannel } from './channels.ts'
import type { NewCharge, ProviderCharge, ProviderEvent, ProviderStatus } from './payment-gateway.ts'

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(500))
const optional = v.nullish(text)

/** '44000.00' → 44000. An amount with sen is not one of ours. */
const grossAmount = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,14}(\.00?)?$/),
  v.transform((given) => rupiah(Number.parseInt(given, 10))),
)

/** '2026-03-12 14:05:00' is the clock of Jakarta, without a word about it. */
const jakartaTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
  v.transform((given) => new Date(`${given.replace(' ', 'T')}+07:00`)),
  v.date(),
)

/** Every answer says in its body how it went; the HTTP status is 200 for most of them. */
export const reply = v.object({ status_code: v.pipe(v.string(), v.regex(/^\d{3}$/)) })

/** What POST /v2/charge and GET /v2/{id}/status say of a transaction, as far as we rely on it. */
export const transaction = v.object({
  order_id: text,
  transaction_id: text,
  transaction_status: text,
  gross_amount: grossAmount,
  currency: v.nullish(text, 'IDR'),
  fraud_status: optional,
  /** What we asked for, sent along at the start: it comes back untouched. */
  custom_field1: v.nullish(v.string()),
  settlement_time: v.nullish(jakartaTime),
  transaction_time: v.nullish(jakartaTime),
  expiry_time: v.nullish(jakartaTime),
  va_numbers: v.nullish(v.array(v.object({ va_number: text }))),
  permata_va_number: optional,
  bill_key: optional,
  biller_code: optional,
  payment_code: optional,
  qr_string: optional,
  refunds: v.nullish(v.array(v.object({ refund_key: optional }))),
  /** What was paid into a virtual account, payment by payment; empty at banks that do not say. */
  payment_amounts: v.nullish(v.array(v.object({ amount: grossAmount }))),
})

export type Transaction = v.InferOutput<typeof transaction>

/** The banks of the Core API; others, as BSI, Midtrans offers on its own pages only. */
const banks = new Set(['bca', 'bni', 'bri', 'mandiri', 'permata', 'cimb'])

/** True for a way to pay that Midtrans makes codes for. */
export function hasChannel({ method, channel }: Pick<NewCharge, 'method' | 'channel'>): boolean {
  return findChannel(method, channel) !== undefined && (method !== 'va' || banks.has(channel))
}

type Order = NewCharge & { now: Date; merchant: string }

/** The body of POST /v2/charge; undefined for a way Midtrans does not have. */
export function toChargeRequest(order: Order): Record<string, unknown> | undefined {
  const fields = methodFields(order)
  return (
    fields && {
      ...fields,
      transaction_details: { order_id: order.reference, gross_amount: order.amount },
      custom_field1: String(order.amount),
      custom_expiry: {
        order_time: `${toJakartaTime(order.now)} +0700`,
        expiry_duration: secondsLeft(order),
        unit: 'second',
      },
    }
  )
}

/** How long an order may still be paid; Midtrans takes 20 seconds at least. */
export function secondsLeft({ expiresAt, now }: { expiresAt: Date; now: Date }): number {
  return Math.floor((expiresAt.getTime() - now.getTime()) / 1000)
}

function methodFields(order: Order): Record<string, unknown> | undefined {
  const { method, channel, description, merchant } = order
  if (!hasChannel(order)) return undefined
  if (method === 'qris') return { payment_type: 'qris', qris: { acquirer: 'gopay' } }
  if (method === 'retail') {
    return { payment_type: 'cstore', cstore: { store: channel, message: merchant.slice(0, 20) } }
  }
  if (channel === 'mandiri') {
    const echannel = { bill_info1: 'Donasi', bill_info2: description.slice(0, 30) }
    return { payment_type: 'echannel', echannel }
  }
  return { payment_type: 'bank_transfer', bank_transfer: { bank: channel } }
}

function toJakartaTime(moment: Date): string {
  const shifted = new Date(moment.getTime() + 7 * 3_600_000)
  return shifted.toISOString().slice(0, 19).replace('T', ' ')
}

/** The code of a transaction in any of its shapes; undefined when none is shown, as for a QRIS that is read again. */
export function toMidtransInstruction(
  given: Transaction,
  merchant: string,
): PaymentInstruction | undefined {
  if (given.qr_string) return { merchant, qrString: given.qr_string }
  if (given.payment_code) return { merchant, paymentCode: given.payment_code }
  if (given.bill_key && given.biller_code) {
    return { merchant, vaNumber: given.bill_key, billerCode: given.biller_code }
  }
  const vaNumber = given.permata_va_number ?? given.va_numbers?.[0]?.va_number
  return vaNumber ? { merchant, vaNumber } : undefined
}

const statuses: Record<string, ProviderStatus> = {
  pending: 'pending',
  authorize: 'pending',
  capture: 'paid',
  settlement: 'paid',
  // A part of it went back: what is left is the business of the refund, the donation itself was received.
  partial_refund: 'paid',
  partial_chargeback: 'paid',
  // A code that was never paid; what Permata, Mandiri and Indomaret deny after it was settled is a reversal (F9).
  deny: 'failed',
  chargeback: 'reversed',
  refund: 'refunded',
  cancel: 'cancelled',
  expire: 'expired',
  failure: 'failed',
}

type TransactionKey = { reference: string; merchant: string }

/** A transaction as the port tells it; undefined for a status we do not know. */
export function fromTransaction(
  given: Transaction,
  asked: TransactionKey,
): ProviderCharge | undefined {
  const isLookedAt = given.transaction_status === 'capture' && given.fraud_status === 'challenge'
  const word = isLookedAt ? 'pending' : given.transaction_status
  const isDenied = word === 'deny'
  const isReversed = isDenied && Boolean(given.settlement_time)
  const said = Object.hasOwn(statuses, word) ? statuses[word] : undefined
  const status = isReversed ? 'reversed' : said
  if (!status) return undefined
  const instruction = toMidtransInstruction(given, asked.merchant)
  const paidAt = given.settlement_time ?? given.transaction_time
  return {
    providerId: given.transaction_id,
    // Some banks' transactions carry their own id where ours should stand (F16); we asked for this one.
    reference: given.order_id === given.transaction_id ? asked.reference : given.order_id,
    status,
    currency: given.currency ?? 'IDR',
    amount: askedAmount(given),
    ...(status === 'paid' && { paidAmount: paidAmount(given), ...(paidAt && { paidAt }) }),
    captures: status === 'paid' ? Math.max(1, given.payment_amounts?.length ?? 0) : 0,
    ...(isDenied && { isDenied }),
    ...(instruction && { instruction }),
    ...(given.expiry_time && { expiresAt: given.expiry_time }),
  }
}

/** The payments one by one where the bank tells them: an account that was paid twice shows both. */
function paidAmount({ payment_amounts, gross_amount }: Transaction): Rupiah {
  if (!payment_amounts || payment_amounts.length === 0) return gross_amount
  return rupiah(payment_amounts.reduce((sum, { amount }) => sum + amount, 0))
}

function askedAmount({ custom_field1, gross_amount }: Transaction): Rupiah {
  return custom_field1 && /^[1-9]\d{0,14}$/.test(custom_field1)
    ? rupiah(Number(custom_field1))
    : gross_amount
}

const short = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

const notification = v.object({
  order_id: short,
  transaction_id: short,
  transaction_status: short,
  status_code: short,
  gross_amount: short,
  signature_key: v.pipe(v.string(), v.maxLength(200)),
  fraud_status: v.nullish(short),
  settlement_time: v.nullish(short),
  refund_amount: v.nullish(v.union([short, v.number()])),
})

export type Notification = v.InferOutput<typeof notification>

/** A notification in its own words, its signature not yet checked. */
export function readNotification(body: unknown): Notification | undefined {
  const read = v.safeParse(notification, body)
  return read.success ? read.output : undefined
}

/** The hint in a notification. It has no number of its own, so that what it says makes its key. */
export function toMidtransEvent(given: Notification): ProviderEvent {
  const { transaction_id, transaction_status, status_code, gross_amount } = given
  const rest = [given.fraud_status, given.settlement_time, given.refund_amount]
  const said = [transaction_id, transaction_status, status_code, gross_amount, ...rest]
  return {
    eventKey: said.map((part) => part ?? '').join(' '),
    reference: given.order_id,
    providerId: transaction_id,
    claimedStatus: transaction_status,
    claimedAmount: gross_amount,
  }
}
