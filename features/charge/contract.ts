import * as v from 'valibot'
import { donationStatus } from '#features/donation/contract.ts'
import { normalisePhone } from '#platform/text/contact.ts'
import { offlineMethods } from '#platform/outside/payment/own-account.ts'

export const PHONE_WORDS = 'Isi nomor HP yang terdaftar, contoh 0812 3456 7890.'

const rupiahs = v.pipe(v.number(), v.integer())
const moment = v.pipe(v.string(), v.isoTimestamp())
const chosenMethod = v.picklist(
  ['qris', 'va', 'retail', 'ewallet', 'card', 'transfer'],
  'Metode pembayaran tidak dikenal.',
)
/** What is recorded by hand, or debited from an account, is shown, and nobody chooses it. */
const method = v.picklist([...chosenMethod.options, 'direct_debit', ...offlineMethods])
const screen = v.picklist([
  'payment',
  'checkout-va',
  'checkout-qrcode',
  'checkout-retail',
  'checkout-ewallet',
  'checkout-card',
  'checkout-transfer',
])
/** The number of a wallet, which must be an Indonesian mobile number where it is given. */
const phone = v.pipe(
  v.string(),
  v.maxLength(40, PHONE_WORDS),
  v.transform((typed) => normalisePhone(typed)),
  v.string(PHONE_WORDS),
)

/** A chosen payment method; QRIS has one channel, so the channel may be left out. */
export const chargeRequest = v.pipe(
  v.object({
    method: chosenMethod,
    channel: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9_-]{1,40}$/, 'Kanal tidak dikenal.'))),
    phone: v.optional(phone),
  }),
  v.transform(({ method, channel, phone }) => ({ method, channel: channel ?? method, phone })),
)

const chargeStatus = v.picklist([
  'creating',
  'unknown',
  'pending',
  'paid',
  'expired',
  'cancelled',
  'failed',
  'reversed',
  'refunded',
])

export const offerBody = v.object({
  method: chosenMethod,
  channel: v.string(),
  name: v.string(),
  mark: v.string(),
  minimum: rupiahs,
  maximum: rupiahs,
  lifetimeMinutes: v.number(),
  /** A mobile number must come with the choice. */
  needsPhone: v.boolean(),
  /** Why it cannot take this amount now; null when it can. */
  disabled: v.nullable(v.string()),
})

/** A code to pay and what a payer needs with it. Codes are text: leading zeros count. */
export const chargeBody = v.object({
  attempt: v.number(),
  method,
  channel: v.string(),
  name: v.string(),
  mark: v.string(),
  status: chargeStatus,
  failure: v.nullable(v.string()),
  amount: rupiahs,
  merchant: v.nullable(v.string()),
  /** The VA number, bill key or payment code; null for QRIS and until it is ready. */
  code: v.nullable(v.string()),
  /** The same code in groups of four, for reading. */
  codeGrouped: v.nullable(v.string()),
  billerCode: v.nullable(v.string()),
  bankCode: v.nullable(v.string()),
  qrString: v.nullable(v.string()),
  /** Opens the payment in a wallet: in its app, or on a page of any browser. */
  link: v.nullable(v.string()),
  linkOpens: v.nullable(v.picklist(['app', 'page'])),
  /** The masked number whose wallet app was asked. */
  sentTo: v.nullable(v.string()),
  /** The bank of a transfer to our own account, and the rupiah added to the gift. */
  bank: v.nullable(v.string()),
  added: v.nullable(v.number()),
  expiresAt: moment,
  createdAt: moment,
  guides: v.array(v.object({ title: v.string(), steps: v.array(v.string()) })),
  guidesCheckedOn: v.string(),
})

export const chargesResponse = v.object({
  data: v.object({
    offers: v.array(offerBody),
    /** The newest attempt, whatever its state. */
    charge: v.nullable(chargeBody),
    screen,
    serverNow: moment,
  }),
})

export const chargeResponse = v.object({
  data: v.object({ charge: chargeBody, screen, url: v.string(), serverNow: moment }),
})

export const statusBody = v.object({
  status: donationStatus,
  chargeStatus: v.nullable(chargeStatus),
  screen,
  paidAt: v.nullable(moment),
  serverNow: moment,
})

export const statusResponse = v.object({ data: statusBody })

export type OfferBody = v.InferOutput<typeof offerBody>
export type ChargeBody = v.InferOutput<typeof chargeBody>
export type StatusBody = v.InferOutput<typeof statusBody>
