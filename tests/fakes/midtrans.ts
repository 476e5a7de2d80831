import { createHash } from 'node:crypto'
import type { SignedBody } from '#platform/outside/sandbox/sandbox-webhook.ts'
import { answerSnap, type SnapPage } from './midtrans-snap.ts'
import { accountHand, answerAccount, gopayAnswer } from './midtrans-accounts.ts'
import { bankAnswer, isKnownType, savedTokenOf } from './midtrans-cards.ts'
import { jakarta, midtransCodeOf, digest, sayMidtrans } from './midtrans-codes.ts'
import { midtransBalance } from './midtrans-balance.ts'
import {
  type Answer,
  type Sent,
  isAuthorized,
  type ProviderHand,
  type ProviderServer,
  startProvider,
} from './provider-server.ts'

export type MidtransFake = ProviderServer & ProviderHand

type Transaction = {
  order_id: string
  transaction_id: string
  payment_type: string
  /** The amount the bank reports; the requested one unless a payment differs. */
  gross: number
  custom_field1: unknown
  status: string
  made: Date
  expires: Date
  settled: Date | undefined
  code: Record<string, unknown>
  refunds: { refund_key: string; refund_amount: string }[]
}

export type MidtransFakeOptions = {
  key: string
  now(): Date
  /** Puts the transaction's own id in place of the order's, as BI-SNAP banks do (F16). */
  namesItself?: boolean
  /** Refuses to cancel; a waiting charge can only be expired. */
  onlyExpires?: boolean
  /** Accepts a refund_key a second time. */
  forgetsKeys?: boolean
  /** What it keeps of each payment, in rupiah. */
  withheld?: number
  /** A denial after settlement no longer shows the settlement time. */
  hidesSettlement?: boolean
}

const codes: Record<string, string> = {
  pending: '201',
  capture: '200',
  settlement: '200',
  expire: '407',
  cancel: '200',
  deny: '202',
  refund: '200',
  partial_refund: '200',
}

/** The banks of the Core API's bank_transfer; Mandiri is an echannel. */
const banks = new Set(['bca', 'bni', 'bri', 'permata', 'cimb'])
const DAY_S = 24 * 3_600

type Books = MidtransFakeOptions & {
  all: Map<string, Transaction>
  pages: Map<string, SnapPage>
  refusals: string[]
  accounts: Parameters<typeof accountHand>[0]['accounts']
}

/**
 * The Core API of Midtrans as documented (https://docs.midtrans.com): HTTP 200 for all, status_code in the body
 * decides, times are Jakarta's.
 */
export async function startMidtrans(options: MidtransFakeOptions): Promise<MidtransFake> {
  const empty = { all: new Map(), pages: new Map(), accounts: new Map(), refusals: [] }
  const books: Books = { ...options, ...empty }
  const server = await startProvider((asked) => respond(books, asked))
  const turn = (reference: string, status: string) => {
    get(books, reference).status = status
    return tell(books, { reference, secret: options.key })
  }
  const same = (reference: string) => tell(books, { reference, secret: options.key })
  return {
    ...server,
    refuseDebit: (code) => void books.refusals.push(code),
    links: accountHand(books, options.key),
    tell: (reference, secret = options.key) => tell(books, { reference, secret }),
    retold: (reference) => [same(reference)],
    held: (reference) => {
      const { status, gross } = get(books, reference)
      return status === 'settlement' || status === 'capture' ? gross : 0
    },
    refunded: (reference) => refunded(get(books, reference)),
    charges: () => [...new Set([...books.pages.keys(), ...books.all.keys()])],
    pay: (reference, amount) => {
      payOnPage(books, reference)
      const given = get(books, reference)
      // A settled or denied charge is closed: it gets no second payment.
      if (['settlement', 'deny'].includes(given.status)) return same(reference)
      given.gross = amount ?? given.gross
      given.settled = options.now()
      return turn(reference, 'settlement')
    },
    expire: (reference) =>
      get(books, reference).status === 'pending' ? turn(reference, 'expire') : same(reference),
    reverse: (reference) => {
      if (get(books, reference).status !== 'settlement') return same(reference)
      if (options.hidesSettlement) get(books, reference).settled = undefined
      return turn(reference, 'deny')
    },
    deny: (reference) =>
      get(books, reference).status === 'pending' ? turn(reference, 'deny') : same(reference),
    sellElsewhere: (reference) => {
      charge(books, {
        payment_type: 'bank_transfer',
        bank_transfer: { bank: 'bni' },
        transaction_details: { order_id: reference, gross_amount: 75_000 },
      })
      get(books, reference).settled = options.now()
      return turn(reference, 'settlement')
    },
  }
}

function pick({ all, now }: Books, id: string): Transaction | undefined {
  const found = all.get(id) ?? [...all.values()].find(({ transaction_id }) => transaction_id === id)
  if (found?.status === 'pending' && found.expires <= now()) found.status = 'expire'
  return found
}

function get(books: Books, reference: string): Transaction {
  const found = pick(books, reference)
  if (!found) throw new Error(`the fake has no transaction ${reference}`)
  return found
}

function respond(books: Books, asked: Sent): Answer {
  if (!isAuthorized(asked, books.key)) return sayMidtrans('401', 'Access denied')
  const page = answerSnap(books, asked)
  if (page) return page
  const [version, id = '', verb] = asked.url.split('/').slice(1).map(decodeURIComponent)
  if (asked.method === 'GET' && asked.url.startsWith('/v1/balance/mutation?'))
    return midtransBalance(asked.url, books)
  if (version !== 'v2') return sayMidtrans('404', 'The requested resource is not found')
  if (asked.method === 'POST' && id === 'charge') return charge(books, asked.body)
  if (id === 'pay' && verb === 'account') return answerAccount(books, asked)
  const found = pick(books, id)
  if (!found) return sayMidtrans('404', "Transaction doesn't exist.")
  switch (`${asked.method} ${verb}`) {
    case 'GET status':
      return show(books, found)
    case 'POST cancel':
      return close(books, found, 'cancel')
    case 'POST expire':
      return close(books, found, 'expire')
    case 'POST refund':
      return giveBack(books, found, asked.body)
    default:
      return sayMidtrans('404', 'The requested resource is not found')
  }
}

function charge(books: Books, body: Sent['body']): Answer {
  const details = (body.transaction_details ?? {}) as Record<string, unknown>
  const expiry = (body.custom_expiry ?? {}) as Record<string, unknown>
  const order_id = String(details.order_id)
  const gross = Number(details.gross_amount)
  const { bank } = (body.bank_transfer ?? {}) as { bank?: string }
  const isTimed = expiry.unit === 'second' && /^\d{4}-.* \+0700$/.test(String(expiry.order_time))
  const isKnownBank = body.payment_type !== 'bank_transfer' || banks.has(bank ?? '')
  if ((body.custom_expiry && !isTimed) || !isKnownBank || !isKnownType(body)) {
    return sayMidtrans('400', 'One or more parameters in the payload is invalid.')
  }
  if (gross === 13_000)
    return sayMidtrans('402', 'This merchant has no access to this payment type')
  if (books.all.has(order_id)) return sayMidtrans('406', 'The request could not be completed')
  const made = books.now()
  const id = digest(order_id)
  const transaction: Transaction = {
    order_id,
    transaction_id: `${id.slice(0, 8)}-0000-4000-8000-${id.slice(8, 20)}`,
    payment_type: String(body.payment_type),
    gross,
    custom_field1: body.custom_field1,
    status: 'pending',
    made,
    expires: new Date(made.getTime() + Number(expiry.expiry_duration ?? DAY_S) * 1000),
    settled: undefined,
    code: midtransCodeOf(body, { order_id, gross }),
    refunds: [],
  }
  if (body.payment_type === 'credit_card') debit(books, transaction)
  if ('account_id' in ((body.gopay ?? {}) as object)) {
    Object.assign(transaction, gopayAnswer(books, body))
  }
  books.all.set(order_id, transaction)
  return { status: 200, body: bodyOf(transaction) }
}

/** A card without its holder: the bank answers at once. */
function debit({ refusals, now }: Books, transaction: Transaction): void {
  transaction.code = bankAnswer(refusals)
  const isPaid = transaction.code.channel_response_code === '00'
  transaction.status = isPaid ? 'capture' : 'deny'
  if (isPaid) transaction.settled = now()
}

/** A card is paid with on a page: a transaction from then on. */
function payOnPage({ all, pages, now }: Books, reference: string): void {
  const page = pages.get(reference)
  if (!page || page.isCanceled || all.has(reference)) return
  const id = digest(reference)
  all.set(reference, {
    order_id: reference,
    transaction_id: `${id.slice(0, 8)}-0000-4000-8000-${id.slice(8, 20)}`,
    payment_type: 'credit_card',
    gross: page.gross,
    custom_field1: String(page.gross),
    status: 'pending',
    made: now(),
    expires: new Date(now().getTime() + DAY_S * 1000),
    settled: undefined,
    code: page.saves ? { told: savedTokenOf(reference) } : {},
    refunds: [],
  })
}

function show({ namesItself }: Books, given: Transaction): Answer {
  // The text of a QR is given only once, at its creation.
  const { qr_string: _once, actions: _links, told: _notified, ...body } = bodyOf(given)
  const order_id = namesItself ? given.transaction_id : given.order_id
  return { status: 200, body: { ...body, order_id } }
}

function close(books: Books, given: Transaction, to: 'cancel' | 'expire'): Answer {
  const isRefused = to === 'cancel' && books.onlyExpires
  if (given.status !== 'pending' || isRefused) {
    return sayMidtrans('412', 'Merchant cannot modify status of the transaction')
  }
  given.status = to
  return show(books, given)
}

function giveBack(books: Books, given: Transaction, body: Sent['body']): Answer {
  const refund_key = String(body.refund_key)
  const amount = Number(body.amount)
  if (given.settled === undefined) return sayMidtrans('412', 'Merchant cannot modify status')
  const isKnown = given.refunds.some((each) => each.refund_key === refund_key)
  if (isKnown && !books.forgetsKeys) {
    return sayMidtrans('406', 'refund_key is duplicate')
  }
  const left = given.gross - refunded(given)
  if (amount > left) return sayMidtrans('414', 'Refund amount is more than what is left')
  given.refunds.push({ refund_key, refund_amount: `${amount}.00` })
  given.status = amount === left ? 'refund' : 'partial_refund'
  return show(books, given)
}

function refunded({ refunds }: Transaction): number {
  return refunds.reduce((sum, { refund_amount }) => sum + Number(refund_amount), 0)
}

function tell(
  books: Books,
  { reference, secret }: { reference: string; secret: string },
): SignedBody {
  const { qr_string: _once, actions: _links, told, ...rest } = bodyOf(get(books, reference))
  const message = { ...rest, ...told }
  const { order_id, status_code, gross_amount } = message
  const signature_key = createHash('sha512')
    .update(order_id + status_code + gross_amount + secret)
    .digest('hex')
  return {
    body: JSON.stringify({ ...message, signature_key }),
    headers: { 'content-type': 'application/json' },
  }
}

function bodyOf(given: Transaction) {
  const settlement = given.settled && { settlement_time: jakarta(given.settled) }
  return {
    status_code: codes[given.status] ?? '200',
    status_message: 'midtrans payment notification',
    order_id: given.order_id,
    transaction_id: given.transaction_id,
    merchant_id: 'G000000000',
    gross_amount: `${given.gross}.00`,
    currency: 'IDR',
    payment_type: given.payment_type,
    transaction_status: given.status,
    fraud_status: 'accept',
    transaction_time: jakarta(given.made),
    expiry_time: jakarta(given.expires),
    custom_field1: given.custom_field1,
    ...settlement,
    ...(given.code as { qr_string?: string; actions?: unknown; told?: object }),
    ...(given.refunds.length > 0 && { refunds: given.refunds }),
  }
}
