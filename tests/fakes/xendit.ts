import { createHash } from 'node:crypto'
import { sandboxQris } from '#platform/outside/sandbox-qris.ts'
import type { SignedBody } from '#platform/outside/sandbox-webhook.ts'
import { rupiah } from '#platform/money.ts'
import {
  type Answer,
  type Asked,
  isAuthorized,
  type ProviderHand,
  type ProviderServer,
  startProvider,
} from './provider-server.ts'

export type XenditFake = ProviderServer & ProviderHand

type Charge = {
  payment_request_id: string
  reference_id: string
  request_amount: number
  currency: string
  channel_code: string
  expires_at: string
  status: string
  payment: { payment_id: string; status: string; captures: object[] } | undefined
}

type Refund = { refund_id: string; reference_id: string; amount: number; status: string }
type Kept = { asked: string; answer: Answer }

export type XenditFakeOptions = {
  key: string
  token: string
  now(): Date
  /** Refunds stay PENDING for so many looks. */
  refundLooks?: number
}

type Books = XenditFakeOptions & {
  charges: Map<string, Charge>
  refunds: Map<string, Refund & { of: Charge; looks: number }>
  byKey: Map<string, Kept>
}

/** Xendit's Payments API v3 as documented: keys, versions and idempotency are checked as there. */
export async function startXendit(options: XenditFakeOptions): Promise<XenditFake> {
  const books = { ...options, charges: new Map(), refunds: new Map(), byKey: new Map() } as Books
  const server = await startProvider((asked) => respond(books, asked))
  const told = (reference: string) => tell(books, { reference, token: options.token })
  return {
    ...server,
    tell: (reference, token = options.token) => tell(books, { reference, token }),
    refunded: (reference) => refunded(books, reference),
    charges: () => [...books.charges.values()].map(({ reference_id }) => reference_id),
    pay: (reference, amount) => {
      capture(books, { reference, amount })
      return told(reference)
    },
    expire: (reference) => {
      get(books, reference).status = 'EXPIRED'
      return told(reference)
    },
    reverse: (reference) => {
      const { payment } = get(books, reference)
      if (payment) payment.status = 'REVERSED'
      return told(reference)
    },
  }
}

function respond(books: Books, asked: Asked): Answer {
  if (!isAuthorized(asked, books.key)) return refuse(401, 'INVALID_API_KEY')
  if (asked.headers['api-version'] !== '2024-11-11') return refuse(400, 'API_VALIDATION_ERROR')
  const [version, noun, id = '', verb] = asked.url.split('/').slice(1).map(decodeURIComponent)
  const route = [version, asked.method, noun, id && 'id', verb].filter(Boolean).join(' ')
  switch (route) {
    case 'v3 POST payment_requests':
      return once(books, asked, () => open(books, asked))
    case 'v3 GET payment_requests id':
      return show(books, books.charges.get(id))
    case 'v3 POST payment_requests id cancel':
      return cancel(books, books.charges.get(id))
    case 'v3 GET payments id':
      return showPayment(books, id)
    case 'v3 POST refunds':
      return once(books, asked, () => giveBack(books, asked))
    case 'v3 GET refunds id':
      return showRefund(books, id)
    default:
      return refuse(404, 'NOT_FOUND')
  }
}

/** The same key gives the first answer again; with another body it is a mistake. */
function once({ byKey }: Books, { headers, body }: Asked, act: () => Answer): Answer {
  const key = headers['idempotency-key']
  if (!key) return act()
  const text = JSON.stringify(body)
  const kept = byKey.get(key)
  if (kept) return kept.asked === text ? kept.answer : refuse(409, 'IDEMPOTENCY_ERROR')
  const answer = act()
  if (answer.status < 400) byKey.set(key, { asked: text, answer })
  return answer
}

function open({ charges }: Books, { body }: Asked): Answer {
  const properties = (body.channel_properties ?? {}) as Record<string, string>
  const isWhole =
    body.type === 'PAY' && body.country === 'ID' && body.capture_method === 'AUTOMATIC'
  if (!isWhole || !properties.expires_at) return refuse(400, 'API_VALIDATION_ERROR')
  if (body.request_amount === 13_000) return refuse(400, 'CHANNEL_CODE_NOT_SUPPORTED')
  const reference_id = String(body.reference_id)
  const charge: Charge = {
    payment_request_id: `pr-${uuid(`${reference_id} ${charges.size}`)}`,
    reference_id,
    request_amount: Number(body.request_amount),
    currency: String(body.currency),
    channel_code: String(body.channel_code),
    expires_at: properties.expires_at,
    status: 'REQUIRES_ACTION',
    payment: undefined,
  }
  charges.set(charge.payment_request_id, charge)
  return { status: 201, body: bodyOf(charge) }
}

function show({ now }: Books, charge: Charge | undefined): Answer {
  if (!charge) return refuse(404, 'DATA_NOT_FOUND')
  const isOver = new Date(charge.expires_at) <= now()
  if (charge.status === 'REQUIRES_ACTION' && isOver) charge.status = 'EXPIRED'
  return { status: 200, body: bodyOf(charge) }
}

function cancel(books: Books, charge: Charge | undefined): Answer {
  if (!charge) return refuse(404, 'DATA_NOT_FOUND')
  show(books, charge)
  if (charge.status !== 'REQUIRES_ACTION') return refuse(400, 'INVALID_PAYMENT_REQUEST_STATUS')
  charge.status = 'CANCELED'
  return { status: 200, body: bodyOf(charge) }
}

function showPayment({ charges }: Books, id: string): Answer {
  const charge = [...charges.values()].find((each) => each.payment?.payment_id === id)
  return charge ? { status: 200, body: paymentOf(charge) } : refuse(404, 'DATA_NOT_FOUND')
}

function giveBack(books: Books, { body }: Asked): Answer {
  const { charges, refunds, refundLooks: looks = 0 } = books
  const of = [...charges.values()].find((each) => each.payment?.payment_id === body.payment_id)
  if (!of) return refuse(404, 'DATA_NOT_FOUND')
  const amount = Number(body.amount)
  if (refunded(books, of.reference_id) + amount > of.request_amount) {
    return refuse(400, 'MAXIMUM_REFUND_AMOUNT_REACHED')
  }
  const status = looks > 0 ? 'PENDING' : 'SUCCEEDED'
  const reference_id = String(body.reference_id)
  const refund = { refund_id: `rfd-${uuid(`${refunds.size}`)}`, reference_id, amount, status }
  refunds.set(refund.refund_id, { ...refund, of, looks })
  return { status: 200, body: refund }
}

function showRefund({ refunds }: Books, id: string): Answer {
  const refund = refunds.get(id)
  if (!refund) return refuse(404, 'DATA_NOT_FOUND')
  refund.looks -= 1
  if (refund.looks <= 0) refund.status = 'SUCCEEDED'
  const { refund_id, reference_id, amount, status } = refund
  return { status: 200, body: { refund_id, reference_id, amount, status } }
}

function refunded({ refunds }: Books, reference: string): number {
  const made = [...refunds.values()].filter((each) => each.of.reference_id === reference)
  return made.reduce((sum, { amount }) => sum + amount, 0)
}

function get({ charges }: Books, reference: string): Charge {
  const found = [...charges.values()].find((each) => each.reference_id === reference)
  if (!found) throw new Error(`the fake has no charge ${reference}`)
  return found
}

function capture(
  books: Books,
  { reference, amount }: { reference: string; amount?: number | undefined },
) {
  const charge = get(books, reference)
  const capture = {
    capture_id: `cptr-${uuid(reference)}`,
    capture_amount: amount ?? charge.request_amount,
    capture_timestamp: books.now().toISOString(),
  }
  const payment_id = `py-${uuid(reference)}`
  charge.payment = { payment_id, status: 'SUCCEEDED', captures: [capture] }
  if (charge.status === 'REQUIRES_ACTION') charge.status = 'SUCCEEDED'
}

function tell(
  books: Books,
  { reference, token }: { reference: string; token: string },
): SignedBody {
  const charge = get(books, reference)
  const event = charge.payment ? 'payment.capture' : 'payment_request.expiry'
  const data = charge.payment ? paymentOf(charge) : bodyOf(charge)
  const created = books.now().toISOString()
  return {
    body: JSON.stringify({ event, business_id: 'fake', created, data }),
    headers: { 'content-type': 'application/json', 'x-callback-token': token },
  }
}

function bodyOf(charge: Charge) {
  const { payment, expires_at, ...rest } = charge
  return {
    ...rest,
    country: 'ID',
    type: 'PAY',
    latest_payment_id: payment?.payment_id ?? null,
    channel_properties: { expires_at },
    actions: [actionOf(charge)],
  }
}

function paymentOf(charge: Charge) {
  const { payment_request_id, reference_id, request_amount, currency, channel_code } = charge
  const ids = { payment_request_id, reference_id, request_amount, currency, channel_code }
  return { ...ids, type: 'SINGLE_PAYMENT', country: 'ID', ...charge.payment }
}

function actionOf({ channel_code, reference_id, request_amount }: Charge) {
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

function refuse(status: number, error_code: string): Answer {
  return { status, body: { error_code, message: `not like this: ${error_code}` } }
}

function uuid(text: string): string {
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
