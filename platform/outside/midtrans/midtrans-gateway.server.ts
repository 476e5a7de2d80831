import type { MidtransSettings } from '#platform/settings/provider-settings.ts'
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { offersOf } from '../payment/channels.ts'
import { type HttpClient, isProviderId, openHttpClient } from '../payment/http-client.server.ts'
import { toDebitAnswer, toDebitRequest, toGopayDebit, toSavedToken } from './midtrans-debit.ts'
import {
  type AccountNews,
  gopayOption,
  linkedGopay,
  linkGopay,
  readAccountNews,
  unlinkGopay,
} from './midtrans-gopay.server.ts'
import { midtransBalances } from './midtrans-balance.server.ts'
import {
  hasChannel,
  type Notification,
  readNotification,
  reply,
  secondsLeft,
  toChargeRequest,
  toMidtransEvent,
  toMidtransInstruction,
  fromTransaction,
  type Transaction,
  transaction,
} from './midtrans-wire.ts'
import { closeSnap, createSnap, isSnap, unusedSnap } from './midtrans-snap.server.ts'
import type {
  CancelAnswer,
  ChargeAnswer,
  ChargeLookup,
  ChargeRef,
  NewCharge,
  PaymentGateway,
  RefundAnswer,
  RefundOrder,
  SavedAnswer,
  VerifiedWebhook,
} from '../payment/payment-gateway.ts'
import { isOneOf, readJsonBody } from '../payment/secret-match.server.ts'

export type MidtransOptions = MidtransSettings & {
  merchant: string
  now(): Date
  timeoutMs?: number
}

/** `app` is where its own pages are made. */
type Midtrans = { call: HttpClient; app: HttpClient; merchant: string; now(): Date }
type TransactionAnswer =
  | { kind: 'told'; code: string; transaction: Transaction | undefined }
  | { kind: 'unknown'; cause: string }

const SHORTEST_SECONDS = 20

/** Midtrans Core API: our reference is its order_id, which it accepts only once. */
export function openMidtrans(options: MidtransOptions): PaymentGateway {
  const { merchant, now, serverKey, previousServerKey, timeoutMs } = options
  const client = (baseUrl: string) =>
    openHttpClient({ baseUrl, key: serverKey, ...(timeoutMs !== undefined && { timeoutMs }) })
  const call = client(options.baseUrl)
  const app = client(options.baseUrl.replace('//api.', '//app.'))
  const midtrans = { call, app, merchant, now }
  const keys = previousServerKey ? [serverKey, previousServerKey] : [serverKey]
  return {
    provider: 'midtrans',
    // Virtual accounts and stores cannot refund: that money goes by bank transfer.
    refundable: ['qris', 'ewallet'],
    channels: () => offersOf(hasChannel),
    create: (order) => create(midtrans, order),
    find: (by) => find(midtrans, by),
    cancel: (by) => cancel(midtrans, by),
    refund: (order) => refund(midtrans, order),
    debits: [
      { method: 'card', channel: 'card' },
      { method: 'ewallet', channel: 'gopay', links: true, needsPhone: true },
    ],
    repeatsDebits: true,
    saved: (by) => saved(midtrans, by),
    link: (order) => linkGopay(call, order),
    linked: (token) => linkedGopay(call, token),
    // The documents have no call that takes a card's token away: we forget it, and nobody else has it.
    unlink: async (token, method) => (method === 'card' ? 'forgotten' : unlinkGopay(call, token)),
    balances: (span) => midtransBalances(call, span),
    verifyWebhook: (rawBody) => {
      const body = readJsonBody(rawBody)
      const notification = readNotification(body)
      if (!notification) return verifyAccountNews(readAccountNews(body), keys)
      const right = keys.map((key) => midtransSignature(notification, key))
      return isOneOf(notification.signature_key, right)
        ? { ok: true, event: toMidtransEvent(notification) }
        : { ok: false, why: 'wrong signature' }
    },
  }
}

type Signed = Pick<Notification, 'order_id' | 'status_code' | 'gross_amount'>

/** SHA-512 over order, status code, the amount as its original text, and key, in hexadecimal. */
export function midtransSignature(message: Signed, key: string): string {
  const { order_id, status_code, gross_amount } = message
  return sha512(order_id + status_code + gross_amount + key)
}

function verifyAccountNews(news: AccountNews | undefined, keys: string[]): VerifiedWebhook {
  if (!news) return { ok: false, why: 'not a notification' }
  const { account_id, account_status, status_code, signature_key } = news
  const right = keys.map((key) => sha512(account_id + account_status + status_code + key))
  return isOneOf(signature_key, right)
    ? { ok: false, why: 'a linked account', isGenuine: true, linkOf: account_id }
    : { ok: false, why: 'wrong signature' }
}

function sha512(text: string): string {
  return createHash('sha512').update(text).digest('hex')
}

async function create(midtrans: Midtrans, order: NewCharge): Promise<ChargeAnswer> {
  const { merchant } = midtrans
  const now = midtrans.now()
  if (secondsLeft({ ...order, now }) < SHORTEST_SECONDS) {
    return { kind: 'rejected', code: 'TOO_LATE' }
  }
  const { token } = order
  if (token) return debitByToken(midtrans, { ...order, token })
  if (order.method === 'card') return createSnap(midtrans.app, { ...order, now, merchant })
  const body = toChargeRequest({ ...order, now, merchant })
  if (!body) return { kind: 'rejected', code: 'CHANNEL_UNKNOWN' }
  const said = await ask(midtrans.call, ['charge'], body)
  if (said.kind === 'unknown') return said
  if (said.code === '406') return createdBefore(midtrans, order)
  if (!said.code.startsWith('2')) return { kind: 'rejected', code: `MIDTRANS_${said.code}` }
  if (!said.transaction) return { kind: 'unknown', cause: 'an answer of another shape' }
  return toAnswer(midtrans, order, said.transaction)
}

/** Its order_id is taken only once: a repeat is told what became of the first. */
async function debitByToken(
  { call, merchant }: Midtrans,
  order: NewCharge & { token: string },
): Promise<ChargeAnswer> {
  const request = await requestOf(call, order)
  if ('kind' in request) return request
  const said = await ask(call, ['charge'], request)
  if (said.kind === 'unknown') return said
  const made = said.code === '406' ? await ask(call, [order.reference, 'status']) : said
  if (made.kind === 'unknown') return made
  if (made.transaction) return toDebitAnswer(made.transaction, order, merchant)
  if (said.code === '406') return { kind: 'unknown', cause: `taken, then ${made.code}` }
  return { kind: 'rejected', code: `MIDTRANS_${said.code}` }
}

/** The body that debits a card or a linked GoPay; an answer where there is nothing to debit by. */
async function requestOf(
  call: HttpClient,
  order: NewCharge & { token: string },
): Promise<ReturnType<typeof toDebitRequest> | ReturnType<typeof toGopayDebit> | ChargeAnswer> {
  if (order.method === 'card') return toDebitRequest(order)
  const option = await gopayOption(call, order.token)
  if (option.kind === 'unknown') return option
  if (option.kind === 'option') return toGopayDebit(order, option.token)
  // An earlier request, whose answer was lost, may have been in time.
  const before = await ask(call, [order.reference, 'status'])
  if (before.kind === 'told' && before.code === '404') {
    return { kind: 'rejected', code: option.code }
  }
  return { kind: 'unknown', cause: 'nothing to debit by, and asked before' }
}

async function saved({ call }: Midtrans, by: ChargeRef): Promise<SavedAnswer> {
  if (!isProviderId(by.reference)) return { kind: 'none' }
  const said = await ask(call, [by.reference, 'status'])
  if (said.kind === 'unknown') return said
  const savedToken = said.transaction && toSavedToken(said.transaction)
  return savedToken ? { kind: 'saved', ...savedToken } : { kind: 'none' }
}

function toAnswer({ merchant }: Midtrans, order: NewCharge, made: Transaction): ChargeAnswer {
  if (made.gross_amount !== order.amount) return { kind: 'unknown', cause: 'another amount' }
  if (['deny', 'failure'].includes(made.transaction_status)) {
    return { kind: 'rejected', code: made.transaction_status.toUpperCase() }
  }
  const instruction = toMidtransInstruction(made, merchant)
  if (!instruction) return { kind: 'unknown', cause: 'an answer without a code' }
  const expiresAt = made.expiry_time ?? order.expiresAt
  return { kind: 'created', providerId: made.transaction_id, instruction, expiresAt }
}

/** The order_id is taken by our own earlier request, whose answer was lost. */
async function createdBefore(midtrans: Midtrans, order: NewCharge): Promise<ChargeAnswer> {
  const by = { reference: order.reference, providerId: null }
  const said = await ask(midtrans.call, [order.reference, 'status'])
  if (said.kind === 'unknown') return said
  if (!said.transaction) return { kind: 'unknown', cause: `taken, then ${said.code}` }
  if (toMidtransInstruction(said.transaction, midtrans.merchant)) {
    return toAnswer(midtrans, order, said.transaction)
  }
  // Its code is shown only once and is lost: nobody can have paid it, so it is closed for good.
  const closed = await cancel(midtrans, by)
  return closed === 'cancelled'
    ? { kind: 'rejected', code: 'CODE_LOST' }
    : { kind: 'unknown', cause: 'taken, and its code is not shown again' }
}

async function find(midtrans: Midtrans, by: ChargeRef): Promise<ChargeLookup> {
  const id = isSnap(by) ? by.reference : (by.providerId ?? by.reference)
  if (!isProviderId(id)) return { kind: 'missing' }
  const said = await ask(midtrans.call, [id, 'status'])
  if (said.kind === 'unknown') return said
  if (said.code === '404') {
    return isSnap(by) ? unusedSnap(by, midtrans.now()) : { kind: 'missing' }
  }
  const { transaction } = said
  if (!transaction) return { kind: 'unknown', cause: `status code ${said.code}` }
  const charge = fromTransaction(transaction, { ...by, merchant: midtrans.merchant })
  if (!charge) return { kind: 'unknown', cause: `status ${transaction.transaction_status}` }
  // A charge keeps the id of its page.
  const own = isSnap(by) && by.providerId ? { providerId: by.providerId } : {}
  return { kind: 'found', charge: { ...charge, ...own } }
}

/** Whatever the answer to the cancellation, the charge is read again; a charge that can only expire is expired. */
async function cancel(midtrans: Midtrans, by: ChargeRef): Promise<CancelAnswer> {
  const id = isSnap(by) ? by.reference : (by.providerId ?? by.reference)
  if (!isProviderId(id)) return 'unknown'
  if (isSnap(by)) return cancelSnap(midtrans, by)
  const said = await ask(midtrans.call, [id, 'cancel'], {})
  let after = await find(midtrans, by)
  if (said.kind === 'told' && said.code === '412' && isOpen(after)) {
    await ask(midtrans.call, [id, 'expire'], {})
    after = await find(midtrans, by)
  }
  if (after.kind !== 'found' || isOpen(after)) return 'unknown'
  return after.charge.status === 'paid' ? 'already_paid' : 'cancelled'
}

/** A page is closed before anyone pays on it; what was paid in that moment decides. */
async function cancelSnap(midtrans: Midtrans, by: ChargeRef): Promise<CancelAnswer> {
  const isClosed = await closeSnap(midtrans.app, by)
  const after = await find(midtrans, by)
  if (after.kind !== 'found') return 'unknown'
  if (after.charge.status === 'paid') return 'already_paid'
  return isClosed || !isOpen(after) ? 'cancelled' : 'unknown'
}

function isOpen(lookup: ChargeLookup): boolean {
  return lookup.kind === 'found' && lookup.charge.status === 'pending'
}

async function refund(midtrans: Midtrans, order: RefundOrder): Promise<RefundAnswer> {
  const { key, amount } = order
  const id = order.providerId ?? order.reference
  if (!isProviderId(id)) return { kind: 'rejected', code: 'CHARGE_UNKNOWN' }
  // First checks whether this refund exists already and only its answer was lost (F18).
  const before = await isRefunded(midtrans.call, id, key)
  if (before !== 'no') return before
  const said = await ask(midtrans.call, [id, 'refund'], { refund_key: key, amount, reason: key })
  if (said.kind === 'unknown') return said
  if (said.code === '200') return { kind: 'refunded' }
  if (said.code.startsWith('2')) return { kind: 'pending' }
  if (said.code !== '406') return { kind: 'rejected', code: `MIDTRANS_${said.code}` }
  const after = await isRefunded(midtrans.call, id, key)
  return after === 'no' ? { kind: 'unknown', cause: 'the key is taken' } : after
}

async function isRefunded(call: HttpClient, id: string, key: string): Promise<RefundAnswer | 'no'> {
  const said = await ask(call, [id, 'status'])
  if (said.kind === 'unknown') return said
  if (said.code === '404') return { kind: 'rejected', code: 'CHARGE_UNKNOWN' }
  if (!said.transaction) return { kind: 'unknown', cause: `status code ${said.code}` }
  return said.transaction.refunds?.some(({ refund_key }) => refund_key === key)
    ? { kind: 'refunded' }
    : 'no'
}

/** The body's status code decides; a refused key or a failing server counts as no answer. */
async function ask(call: HttpClient, path: string[], body?: object): Promise<TransactionAnswer> {
  const answer = await call({
    method: body ? 'POST' : 'GET',
    path: ['v2', ...path],
    ...(body && { body }),
  })
  if (answer.kind === 'none') return { kind: 'unknown', cause: answer.cause }
  const read = v.safeParse(reply, answer.body)
  const code = read.success ? read.output.status_code : String(answer.status)
  if (code === '401' || code === '429' || code.startsWith('5')) {
    return { kind: 'unknown', cause: `status code ${code}` }
  }
  const parsed = v.safeParse(transaction, answer.body)
  return { kind: 'told', code, transaction: parsed.success ? parsed.output : undefined }
}
