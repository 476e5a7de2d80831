import type { XenditSettings } from '#platform/settings/provider-settings.ts'
import * as v from 'valibot'
import { offersOf } from '../payment/channels.ts'
import { type HttpClient, isProviderId, openHttpClient } from '../payment/http-client.server.ts'
import type {
  CancelAnswer,
  ChannelOffer,
  ChargeAnswer,
  ChargeLookup,
  ChargeRef,
  NewCharge,
  PaymentGateway,
} from '../payment/payment-gateway.ts'
import { isOneOf, readJsonBody } from '../payment/secret-match.server.ts'
import { debitByToken, requestOfDebit, savedToken } from './xendit-debit.server.ts'
import { closeLink, findLink, linkedDebits, linkOfMessage, openLink } from './xendit-link.server.ts'
import { failureOf, readPayments, readRequest } from './xendit-read.server.ts'
import { refund } from './xendit-refund.server.ts'
import { closeSession, createSession, findCardSession, isSession } from './xendit-session.server.ts'
import { listSettled } from './xendit-settled.server.ts'
import {
  channelCodeOf,
  paymentCodeOf,
  toPaymentRequestBody,
  toXenditInstruction,
} from './xendit-channels.ts'
import {
  shownExpiry,
  isMessage,
  type PaymentRequest,
  paymentRequest,
  qrisLifetimeMinutes,
  toXenditEvent,
  fromPaymentRequest,
} from './xendit-wire.ts'

export type XenditOptions = XenditSettings & { merchant: string; timeoutMs?: number }

/**
 * Xendit Payments API v3. A request can be read only by Xendit's own id, so a charge without one is found by creating
 * it again with the same idempotency key.
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
    // Virtual accounts and stores cannot refund, nor can DANA and OVO: that money goes by bank transfer.
    refundable: ['qris', 'ewallet', 'direct_debit'],
    channels,
    create: (order) => create(call, order, merchant),
    find: (by) => find(call, by, merchant),
    cancel: (by) => cancel(call, by, merchant),
    refund: (order) => refund(call, order),
    debits: [{ method: 'card', channel: 'card' }, ...linkedDebits],
    // No document says that the same key is the same charge.
    repeatsDebits: false,
    saved: (by) => savedToken(call, by),
    link: (order) => openLink(call, order),
    linked: (token) => findLink(call, token),
    unlink: (token) => closeLink(call, token),
    listSettled: (span) => listSettled(call, span),
    verifyWebhook: (rawBody, headers) => {
      // The token is the same for every message and the body is not signed: the re-read decides (F8).
      if (!isOneOf(headers.get('x-callback-token') ?? '', callbackTokens)) {
        return { ok: false, why: 'wrong token' }
      }
      const body = readJsonBody(rawBody)
      const linkOf = linkOfMessage(body)
      if (linkOf) return { ok: false, why: 'a linked wallet', isGenuine: true, linkOf }
      const event = toXenditEvent(body)
      if (event) return { ok: true, event }
      return { ok: false, why: 'not a notification', isGenuine: isMessage(body) }
    },
  }
}

/** The channels of Xendit, with its own lifetime of a QRIS (F17). */
function channels(): ChannelOffer[] {
  const offers = offersOf(
    ({ method, channel }) => method === 'card' || channelCodeOf(channel) !== undefined,
  )
  return offers.map((offer) =>
    offer.method === 'qris' ? { ...offer, lifetimeMinutes: qrisLifetimeMinutes } : offer,
  )
}

async function create(call: HttpClient, order: NewCharge, merchant: string): Promise<ChargeAnswer> {
  const { token } = order
  if (token) return debitByToken(call, { ...order, token }, merchant)
  if (order.method === 'card') return createSession(call, order, merchant)
  // An account is debited by its token alone: its bank's virtual account is another channel.
  const isKnown = order.method !== 'direct_debit' && channelCodeOf(order.channel)
  if (!isKnown) return { kind: 'rejected', code: 'CHANNEL_UNKNOWN' }
  const reply = await call({
    method: 'POST',
    path: ['v3', 'payment_requests'],
    headers: { 'idempotency-key': order.reference },
    body: toPaymentRequestBody(order, merchant),
  })
  if (reply.kind === 'none') return { kind: 'unknown', cause: reply.cause }
  // The same key is in progress or has another body: the charge exists or is being created.
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
  const instruction = toXenditInstruction(request, merchant)
  if (!instruction || !paymentCodeOf[order.method](instruction)) {
    return { kind: 'unknown', cause: 'an answer without a code' }
  }
  const expiresAt = shownExpiry(request) ?? order.expiresAt
  return { kind: 'created', providerId: request.payment_request_id, instruction, expiresAt }
}

async function find(call: HttpClient, by: ChargeRef, merchant: string): Promise<ChargeLookup> {
  if (isSession(by)) return findCardSession(call, by)
  const lost = by.isDebit && !by.providerId ? await requestOfDebit(call, by) : undefined
  const request = await readRequest(call, by.providerId ?? lost ?? null)
  if (request.kind !== 'told') return request
  const { value } = request
  // Its session tells of it: read by itself it would count a second time.
  if (value.channel_code === 'CARDS' && !by.isDebit) return { kind: 'missing' }
  const payments = await readPayments(call, value, by.payments ?? [])
  if (payments.kind !== 'told') return payments
  const charge = fromPaymentRequest(value, payments.value, toXenditInstruction(value, merchant))
  return charge ? { kind: 'found', charge } : { kind: 'unknown', cause: `status ${value.status}` }
}

/** Whatever the answer to the cancellation, the charge is read again: only its state shows the outcome. */
async function cancel(call: HttpClient, by: ChargeRef, merchant: string): Promise<CancelAnswer> {
  const { providerId } = by
  if (!providerId || !isProviderId(providerId)) return 'unknown'
  if (isSession(by)) await closeSession(call, by)
  else await call({ method: 'POST', path: ['v3', 'payment_requests', providerId, 'cancel'] })
  const after = await find(call, by, merchant)
  if (after.kind !== 'found' || after.charge.status === 'pending') return 'unknown'
  return after.charge.status === 'paid' ? 'already_paid' : 'cancelled'
}
