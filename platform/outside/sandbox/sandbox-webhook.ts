import { createHash, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { SandboxChargeStatus } from '#platform/db/schema.ts'
import type { VerifiedWebhook } from '../payment/payment-gateway.ts'

/** How the sandbox signs: per message like Midtrans (SHA-512), or by a fixed token like Xendit. */
export type SandboxSigning = { mode: 'message' | 'token'; secret: string }

export type SandboxNews = {
  reference: string
  providerId: string
  channel: string
  status: SandboxChargeStatus
  /** The amount received, if any, else the requested amount. */
  amount: number
  captures: number
  at: Date
}

export type SignedBody = { body: string; headers: Record<string, string> }

const words: Record<SandboxChargeStatus, [transactionStatus: string, statusCode: string]> = {
  pending: ['pending', '201'],
  paid: ['settlement', '200'],
  expired: ['expire', '202'],
  cancelled: ['cancel', '200'],
  reversed: ['deny', '202'],
}

/** The sandbox's notification, in the fields of Midtrans; `isForged` signs it with another secret. */
export function sandboxWebhook(
  news: SandboxNews,
  { mode, secret }: SandboxSigning,
  isForged = false,
): SignedBody {
  const key = isForged ? `not ${secret}` : secret
  const [transaction_status, status_code] = words[news.status]
  const message = {
    event_id: `evt_${news.providerId}_${news.status}_${news.captures}`,
    order_id: news.reference,
    transaction_id: news.providerId,
    transaction_status,
    status_code,
    gross_amount: `${news.amount}.00`,
    currency: 'IDR',
    payment_type: news.channel,
    transaction_time: news.at.toISOString(),
  }
  const signed =
    mode === 'message' ? { ...message, signature_key: signatureOf(message, key) } : message
  const token: Record<string, string> = mode === 'token' ? { 'x-callback-token': tokenOf(key) } : {}
  return {
    body: JSON.stringify(signed),
    headers: { 'content-type': 'application/json', ...token },
  }
}

const short = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

const notification = v.object({
  event_id: short,
  order_id: short,
  transaction_id: short,
  transaction_status: short,
  status_code: short,
  gross_amount: short,
  signature_key: v.optional(short),
})

/** Checks the signature in constant time before it reads anything else. */
export function verifySandboxWebhook(
  rawBody: Uint8Array,
  headers: Headers,
  { mode, secret }: SandboxSigning,
): VerifiedWebhook {
  if (mode === 'token' && !isSame(headers.get('x-callback-token') ?? '', tokenOf(secret))) {
    return { ok: false, why: 'wrong token' }
  }
  const message = v.safeParse(notification, readJson(rawBody))
  if (!message.success) return { ok: false, why: 'not a notification' }
  const payload = message.output
  if (mode === 'message' && !isSame(payload.signature_key ?? '', signatureOf(payload, secret))) {
    return { ok: false, why: 'wrong signature' }
  }
  return {
    ok: true,
    event: {
      eventKey: payload.event_id,
      reference: payload.order_id,
      providerId: payload.transaction_id,
      claimedStatus: payload.transaction_status,
      claimedAmount: payload.gross_amount,
    },
  }
}

type Signed = { order_id: string; status_code: string; gross_amount: string }

/** SHA-512 over order, status code, amount as text and secret, like Midtrans' `signature_key`. */
export function signatureOf(message: Signed, secret: string): string {
  const text = message.order_id + message.status_code + message.gross_amount + secret
  return createHash('sha512').update(text).digest('hex')
}

function tokenOf(secret: string): string {
  return createHash('sha256').update(`callback ${secret}`).digest('hex')
}

function isSame(received: string, right: string): boolean {
  const [a, b] = [received, right].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(a as Uint8Array, b as Uint8Array)
}

function readJson(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody))
  } catch {
    return undefined
  }
}
