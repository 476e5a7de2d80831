import { createHash } from 'node:crypto'
import { sandboxQris } from '#platform/outside/sandbox/sandbox-qris.ts'
import { rupiah } from '#platform/money/money.ts'
import type { Answer } from './provider-server.ts'

export type SettledPayment = { at: string; fee: number; tax: number; feeStatus?: string }

/** A payment in the fake's data. */
export type Payment = {
  payment_id: string
  status: string
  amount: number
  created: string
  /** When it was settled, less which fee and tax. */
  settled?: SettledPayment
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

export const BUSINESS = '5f27a14a9bf05c73dd040bc8'

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
    actions: actionsOf(charge),
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

const walletLinks: Record<string, string> = {
  DANA: 'WEB_URL',
  LINKAJA: 'WEB_URL',
  SHOPEEPAY: 'DEEPLINK_URL',
}

/** True for a wallet; OVO has nothing to open, since it asks its own app. */
export function isWallet(channel_code: string): boolean {
  return channel_code === 'OVO' || channel_code in walletLinks
}

function actionsOf(charge: FakeCharge) {
  const { channel_code, payment_request_id } = charge
  if (!isWallet(channel_code)) return [actionOf(charge)]
  const descriptor = walletLinks[channel_code]
  const value = `https://wallet.contoh/${channel_code.toLowerCase()}/${payment_request_id}`
  return descriptor ? [{ type: 'REDIRECT_CUSTOMER', descriptor, value }] : []
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

const QRIS_LIFE_MS = 48 * 3_600_000
const WALLET_LIFE_MS = 30 * 60_000
const OVO_LIFE_MS = 55_000

/** How long a channel lives that minds no expiry of ours. */
export function ownLife(channel_code: string): number | undefined {
  if (channel_code === 'QRIS') return QRIS_LIFE_MS
  if (channel_code === 'OVO') return OVO_LIFE_MS
  return isWallet(channel_code) ? WALLET_LIFE_MS : undefined
}

/** A wallet needs a return address with TLS of 11 to 255 characters, OVO the number of its app. */
export function isWalletWhole(channel_code: string, given: Record<string, string>): boolean {
  const { success_return_url = '', failure_return_url = '', account_mobile_number = '' } = given
  const isAddress = (url: string) => /^https?:/.test(url) && url.length >= 11 && url.length <= 255
  if (channel_code === 'OVO' && !/^\+628\d{8,11}$/.test(account_mobile_number)) return false
  return isAddress(success_return_url) && isAddress(failure_return_url)
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

/** A payment with the charge it paid. */
export function findPayment(
  { charges }: { charges: ReadonlyMap<string, FakeCharge> },
  id: unknown,
) {
  for (const charge of charges.values()) {
    const payment = charge.payments.find(({ payment_id }) => payment_id === id)
    if (payment) return { charge, payment }
  }
  return undefined
}
