import * as v from 'valibot'
import type { PaymentInstruction } from '#platform/db/schema.ts'
import { localTimeOf, momentAt } from '#platform/time/jakarta.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import { findChannel } from '../payment/channels.ts'
import { walletLink } from '../payment/wallets.ts'
import { refusalOf, toSavedToken } from './midtrans-debit.ts'
import type {
  NewCharge,
  ProviderCharge,
  ProviderEvent,
  ProviderStatus,
} from '../payment/payment-gateway.ts'

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(500))
const optional = v.nullish(text)

/** '44000.00' → 44000. Our amounts have no sen. */
const grossAmount = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,14}(\.00?)?$/),
  v.transform((sum) => rupiah(Number.parseInt(sum, 10))),
)

/** '2026-03-12 14:05:00' is Jakarta time without a time zone. */
const jakartaTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
  v.transform((moment) => momentAt(moment.slice(0, 10), moment.slice(11))),
  v.date(),
)

/** Every answer has its status in the body; the HTTP status is mostly 200. */
export const reply = v.object({ status_code: v.pipe(v.string(), v.regex(/^\d{3}$/)) })

/** The parts of POST /v2/charge and GET /v2/{id}/status that we rely on. */
export const transaction = v.object({
  order_id: text,
  transaction_id: text,
  transaction_status: text,
  payment_type: optional,
  gross_amount: grossAmount,
  currency: v.nullish(text, 'IDR'),
  fraud_status: optional,
  /** The original amount, sent at creation; it comes back unchanged. */
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
  /** What can be done with it; a wallet's payment is opened by `deeplink-redirect`. */
  actions: v.nullish(v.array(v.object({ name: text, url: v.nullish(v.string()) }))),
  refunds: v.nullish(v.array(v.object({ refund_key: optional }))),
  /** The bank's own word about a card, and what was kept of it. */
  channel_response_code: optional,
  saved_token_id: optional,
  masked_card: optional,
  /** The payments into a virtual account, one by one; empty at banks that do not report them. */
  payment_amounts: v.nullish(v.array(v.object({ amount: grossAmount }))),
})

export type Transaction = v.InferOutput<typeof transaction>

/** The banks of the Core API. Midtrans offers others, such as BSI, only on its own pages. */
const banks = new Set(['bca', 'bni', 'bri', 'mandiri', 'permata', 'cimb'])

/** The wallets of the Core API that open an app. DANA and OVO are other integrations. */
const ownWallets = new Set(['gopay', 'shopeepay'])

/** True for a channel that Midtrans makes codes for. */
export function hasChannel({ method, channel }: Pick<NewCharge, 'method' | 'channel'>): boolean {
  if (method === 'va' && !banks.has(channel)) return false
  // Cards are paid on a Snap page.
  if (method === 'card') return true
  if (method === 'ewallet' && !ownWallets.has(channel)) return false
  return findChannel(method, channel) !== undefined
}

type Order = NewCharge & { now: Date; merchant: string }

/** The body of POST /v2/charge; undefined for a channel Midtrans does not have. */
export function toChargeRequest(order: Order): Record<string, unknown> | undefined {
  const fields = methodFields(order)
  return (
    fields && {
      ...fields,
      transaction_details: { order_id: order.reference, gross_amount: order.amount },
      custom_field1: String(order.amount),
      custom_expiry: {
        order_time: `${localTimeOf(order.now)} +0700`,
        expiry_duration: secondsLeft(order),
        unit: 'second',
      },
    }
  )
}

/** The lifetime of an order in seconds; Midtrans requires at least 20. */
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
  if (method === 'ewallet') return walletFields(order)
  if (channel === 'mandiri') {
    const echannel = { bill_info1: 'Donasi', bill_info2: description.slice(0, 30) }
    return { payment_type: 'echannel', echannel }
  }
  return { payment_type: 'bank_transfer', bank_transfer: { bank: channel } }
}

/** GoPay adds the return address only when it is asked to (docs/coreapi-e-money-integration). */
function walletFields({ channel, returnUrl }: Order): Record<string, unknown> {
  const callback = returnUrl && { callback_url: returnUrl }
  return channel === 'gopay'
    ? { payment_type: 'gopay', gopay: { enable_callback: Boolean(returnUrl), ...callback } }
    : { payment_type: channel, [channel]: { ...callback } }
}

/** The code of a transaction in any of its shapes; undefined when none is shown, as for a QRIS read again. */
export function toMidtransInstruction(
  charge: Transaction,
  merchant: string,
): PaymentInstruction | undefined {
  if (ownWallets.has(charge.payment_type ?? '')) return toWalletInstruction(charge, merchant)
  if (charge.qr_string) return { merchant, qrString: charge.qr_string }
  if (charge.payment_code) return { merchant, paymentCode: charge.payment_code }
  if (charge.bill_key && charge.biller_code) {
    return { merchant, vaNumber: charge.bill_key, billerCode: charge.biller_code }
  }
  const vaNumber = charge.permata_va_number ?? charge.va_numbers?.[0]?.va_number
  return vaNumber ? { merchant, vaNumber } : undefined
}

/** The link to the wallet's app; the documents give no page for a desktop, only a picture of a QRIS. */
function toWalletInstruction(
  { actions }: Transaction,
  merchant: string,
): PaymentInstruction | undefined {
  const action = actions?.find(({ name }) => name === 'deeplink-redirect')
  const link = walletLink(action?.url ?? '')
  return link ? { merchant, link, linkOpens: 'app' } : undefined
}

const statuses: Record<string, ProviderStatus> = {
  pending: 'pending',
  authorize: 'pending',
  capture: 'paid',
  settlement: 'paid',
  // A part was refunded: the refund handles the rest, since the donation itself was received.
  partial_refund: 'paid',
  partial_chargeback: 'paid',
  // A code that was never paid; a denial by Permata, Mandiri or Indomaret after settlement is a reversal (F9).
  deny: 'failed',
  chargeback: 'reversed',
  refund: 'refunded',
  cancel: 'cancelled',
  expire: 'expired',
  failure: 'failed',
}

type TransactionKey = { reference: string; merchant: string }

/** A transaction in the port's form; undefined for an unknown status. */
export function fromTransaction(
  charge: Transaction,
  key: TransactionKey,
): ProviderCharge | undefined {
  const isLookedAt = charge.transaction_status === 'capture' && charge.fraud_status === 'challenge'
  const word = isLookedAt ? 'pending' : charge.transaction_status
  const isDenied = word === 'deny'
  const refused = refusalOf(charge)
  const isReversed = isDenied && Boolean(charge.settlement_time)
  const said = Object.hasOwn(statuses, word) ? statuses[word] : undefined
  const status = isReversed ? 'reversed' : said
  if (!status) return undefined
  const instruction = toMidtransInstruction(charge, key.merchant)
  const paidAt = charge.settlement_time ?? charge.transaction_time
  return {
    providerId: charge.transaction_id,
    // Some banks' transactions have their own id in place of ours (F16); we asked for this one.
    reference: charge.order_id === charge.transaction_id ? key.reference : charge.order_id,
    status,
    currency: charge.currency ?? 'IDR',
    amount: askedAmount(charge),
    ...(status === 'paid' && { paidAmount: paidAmount(charge), ...(paidAt && { paidAt }) }),
    captures: status === 'paid' ? Math.max(1, charge.payment_amounts?.length ?? 0) : 0,
    ...(isDenied && { isDenied }),
    ...(instruction && { instruction }),
    ...(charge.expiry_time && { expiresAt: charge.expiry_time }),
    ...(isDenied && refused && { failure: refused }),
  }
}

/** The single payments where the bank reports them: an account that was paid twice shows both. */
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
  payment_type: v.nullish(short),
  status_code: short,
  gross_amount: short,
  signature_key: v.pipe(v.string(), v.maxLength(200)),
  fraud_status: v.nullish(short),
  settlement_time: v.nullish(short),
  refund_amount: v.nullish(v.union([short, v.number()])),
  saved_token_id: v.nullish(short),
  masked_card: v.nullish(short),
})

export type Notification = v.InferOutput<typeof notification>

/** A parsed notification whose signature is not yet checked. */
export function readNotification(body: unknown): Notification | undefined {
  const read = v.safeParse(notification, body)
  return read.success ? read.output : undefined
}

/** The hint in a notification. It has no number of its own, so its content makes its key. */
export function toMidtransEvent(notification: Notification): ProviderEvent {
  const { transaction_id, transaction_status, status_code, gross_amount } = notification
  const rest = [notification.fraud_status, notification.settlement_time, notification.refund_amount]
  const said = [transaction_id, transaction_status, status_code, gross_amount, ...rest]
  const saved = toSavedToken(notification)
  return {
    eventKey: said.map((part) => part ?? '').join(' '),
    reference: notification.order_id,
    // A card's charge has the id of its page.
    ...(notification.payment_type !== 'credit_card' && { providerId: transaction_id }),
    claimedStatus: transaction_status,
    claimedAmount: gross_amount,
    ...(saved && { saved }),
  }
}
