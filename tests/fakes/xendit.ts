import type { SignedBody } from '#platform/outside/sandbox/sandbox-webhook.ts'
import {
  type Answer,
  type Sent,
  isAuthorized,
  type ProviderHand,
  type ProviderServer,
  startProvider,
} from './provider-server.ts'
import {
  bodyOf,
  type FakeCharge,
  findPayment,
  type Payment,
  type SettledPayment,
  isWallet,
  isWalletWhole,
  ownLife,
  paymentOf,
  refuse,
  uuid,
} from './xendit-bodies.ts'
import { type RefundBook, giveBack, refunded, listedRefunds, showRefund } from './xendit-refunds.ts'
import { answerSessions, type FakeSession, payCardSession } from './xendit-sessions.ts'
import { answerToken, debitToken, type FakeToken, linkHand, saveCard } from './xendit-tokens.ts'
import { type Movement, transactionsOf } from './xendit-transactions.ts'

export type XenditFake = ProviderServer &
  ProviderHand & {
    /** Settles the newest payment of a charge, less its fee. */
    settle(reference: string, settled: SettledPayment): void
    /** Moves the account's money without a charge. */
    move(movement: Movement): void
  }

type Kept = { asked: string; answer: Answer }

export type XenditFakeOptions = {
  key: string
  token: string
  now(): Date
  /** Refunds stay PENDING for this many reads. */
  refundLooks?: number
  /** Ignores idempotency keys: v3 documents none. */
  forgetsKeys?: boolean
  /** The key may not read transactions. */
  hidesTransactions?: boolean
}

type Books = XenditFakeOptions &
  RefundBook & {
    charges: Map<string, FakeCharge>
    sessions: Map<string, FakeSession>
    byKey: Map<string, Kept>
    tokens: Map<string, FakeToken>
    refusals: string[]
    movements: Movement[]
  }

/**
 * Xendit's Payments API v3 as documented (https://docs.xendit.co/apidocs and /docs). Keys and versions are checked; a
 * virtual account's payment has no captures unless they differ in sum; a request names only its newest payment; a
 * QRIS always lives for 48 hours.
 */
export async function startXendit(options: XenditFakeOptions): Promise<XenditFake> {
  const kept = { tokens: new Map(), refusals: [] as string[] }
  const rest = { refunds: new Map(), sessions: new Map(), byKey: new Map(), movements: [], ...kept }
  const books: Books = { ...options, ...rest, charges: new Map() }
  const server = await startProvider((asked) => respond(books, asked))
  const told = (reference: string) => tell(books, { reference, token: options.token })
  return {
    ...server,
    refuseDebit: (code) => void books.refusals.push(code),
    links: linkHand(books, options.token),
    settle: (reference, settled) => {
      const newest = get(books, reference).payments.at(-1)
      if (newest) newest.settled = settled
    },
    move: (movement) => void books.movements.push(movement),
    tell: (reference, token = options.token) => tell(books, { reference, token }),
    retold: (reference) =>
      get(books, reference).payments.map((payment) => tellOf(books, reference, payment)),
    held: (reference) => {
      const received = get(books, reference).payments.filter(({ status }) => status === 'SUCCEEDED')
      return received.reduce((sum, { amount }) => sum + amount, 0)
    },
    refunded: (reference) => refunded(books, reference),
    charges: () => [...books.sessions.values(), ...books.charges.values()].map(referenceOf),
    pay: (reference, amount) => {
      saveCard(books, payCardSession(books, reference))
      capture(books, { reference, amount })
      return told(reference)
    },
    expire: (reference) => {
      const charge = get(books, reference)
      if (charge.status === 'REQUIRES_ACTION') charge.status = 'EXPIRED'
      return told(reference)
    },
    reverse: (reference) => {
      const newest = get(books, reference).payments.findLast(({ status }) => status === 'SUCCEEDED')
      if (newest) newest.status = 'REVERSED'
      return told(reference)
    },
    deny: (reference) => {
      const charge = get(books, reference)
      const created = books.now().toISOString()
      const payment_id = paymentId(charge)
      charge.payments.push({ payment_id, status: 'FAILED', amount: charge.request_amount, created })
      if (charge.status === 'REQUIRES_ACTION') charge.status = 'FAILED'
      return told(reference)
    },
    sellElsewhere: (reference) => {
      open(books, {
        type: 'PAY',
        country: 'ID',
        capture_method: 'AUTOMATIC',
        reference_id: reference,
        request_amount: 75_000,
        currency: 'IDR',
        channel_code: 'BRI_VIRTUAL_ACCOUNT',
        channel_properties: { expires_at: '2031-01-01T00:00:00.000Z' },
      })
      capture(books, { reference })
      return told(reference)
    },
  }
}

function respond(books: Books, asked: Sent): Answer {
  if (!isAuthorized(asked, books.key)) return refuse(401, 'INVALID_API_KEY')
  if (asked.headers['api-version'] !== '2024-11-11') return refuse(400, 'API_VALIDATION_ERROR')
  if (asked.url.startsWith('/sessions')) {
    return once(books, asked, () => answerSessions(books, asked))
  }
  const { pathname, searchParams } = new URL(asked.url, 'http://fake')
  const [version, noun, id = '', verb] = pathname.split('/').slice(1).map(decodeURIComponent)
  const route = [version, asked.method, noun, id && 'id', verb].filter(Boolean).join(' ')
  switch (route) {
    case 'v3 POST payment_requests':
      return once(books, asked, () =>
        asked.body.payment_token_id ? debitToken(books, asked.body) : open(books, asked.body),
      )
    case 'v3 GET payment_tokens id':
    case 'v3 POST payment_tokens id cancel':
      return answerToken(books, id, verb)
    case 'v3 GET payment_requests id':
      return show(books, books.charges.get(id))
    case 'v3 POST payment_requests id cancel':
      return cancel(books, books.charges.get(id))
    case 'v3 GET payments id':
      return showPayment(books, id)
    case 'v3 POST refunds':
      return once(books, asked, () => giveBack(books, asked.body))
    case 'v3 GET refunds':
      return { status: 200, body: listedRefunds(books, searchParams.get('payment_id') ?? '') }
    case 'transactions GET':
      return books.hidesTransactions
        ? refuse(403, 'REQUEST_FORBIDDEN_ERROR')
        : transactionsOf(books, searchParams)
    case 'v3 GET refunds id':
      return showRefund(books, id)
    default:
      return refuse(404, 'NOT_FOUND')
  }
}

/** The same key gives the first answer again; with another body it is an error. */
function once({ byKey, forgetsKeys }: Books, { headers, body }: Sent, act: () => Answer): Answer {
  const key = headers['idempotency-key']
  if (!key || forgetsKeys) return act()
  const text = JSON.stringify(body)
  const kept = byKey.get(key)
  if (kept) return kept.asked === text ? kept.answer : refuse(409, 'IDEMPOTENCY_ERROR')
  const answer = act()
  if (answer.status < 400) byKey.set(key, { asked: text, answer })
  return answer
}

function open({ charges, now }: Books, body: Sent['body']): Answer {
  const given = (body.channel_properties ?? {}) as Record<string, string>
  const isWhole =
    body.type === 'PAY' && body.country === 'ID' && body.capture_method === 'AUTOMATIC'
  if (!isWhole) return refuse(400, 'API_VALIDATION_ERROR')
  if (body.request_amount === 13_000) return refuse(400, 'CHANNEL_CODE_NOT_SUPPORTED')
  const reference_id = String(body.reference_id)
  const channel_code = String(body.channel_code)
  if (isWallet(channel_code) && !isWalletWhole(channel_code, given)) {
    return refuse(400, 'API_VALIDATION_ERROR')
  }
  const life = ownLife(channel_code)
  const created = now()
  const own = life && new Date(created.getTime() + life).toISOString()
  const { expires_at: _whatever, ...rest } = given
  const charge: FakeCharge = {
    payment_request_id: `pr-${uuid(`${reference_id} ${charges.size}`)}`,
    reference_id,
    request_amount: Number(body.request_amount),
    currency: String(body.currency),
    channel_code,
    channel_properties: own ? rest : given,
    expires_at: own || (given.expires_at ?? '2057-01-01T00:00:00.000Z'),
    created: created.toISOString(),
    status: 'REQUIRES_ACTION',
    payments: [],
  }
  charges.set(charge.payment_request_id, charge)
  return { status: 201, body: bodyOf(charge) }
}

function show({ now }: Books, charge: FakeCharge | undefined): Answer {
  if (!charge) return refuse(404, 'DATA_NOT_FOUND')
  const isOver = new Date(charge.expires_at) <= now()
  if (charge.status === 'REQUIRES_ACTION' && isOver) charge.status = 'EXPIRED'
  return { status: 200, body: bodyOf(charge) }
}

function cancel(books: Books, charge: FakeCharge | undefined): Answer {
  if (!charge) return refuse(404, 'DATA_NOT_FOUND')
  show(books, charge)
  if (charge.status !== 'REQUIRES_ACTION') return refuse(400, 'INVALID_PAYMENT_REQUEST_STATUS')
  charge.status = 'CANCELED'
  return { status: 200, body: bodyOf(charge) }
}

function showPayment(books: Books, id: string): Answer {
  const found = findPayment(books, id)
  return found ? { status: 200, body: paymentOf(found) } : refuse(404, 'DATA_NOT_FOUND')
}

function get({ charges }: Books, reference: string): FakeCharge {
  const found = [...charges.values()].find((each) => each.reference_id === reference)
  if (!found) throw new Error(`the fake has no charge ${reference}`)
  return found
}

function capture(
  books: Books,
  { reference, amount }: { reference: string; amount?: number | undefined },
) {
  const charge = get(books, reference)
  const sum = amount ?? charge.request_amount
  const created = books.now().toISOString()
  const payment_id = paymentId(charge)
  const capture = {
    capture_id: `cptr-${uuid(payment_id)}`,
    capture_amount: sum,
    capture_timestamp: created,
  }
  const isTold = !charge.channel_code.endsWith('_VIRTUAL_ACCOUNT') || sum !== charge.request_amount
  const paid = { payment_id, status: 'SUCCEEDED', amount: sum, created }
  charge.payments.push({ ...paid, ...(isTold && { captures: [capture] }) })
  if (charge.status === 'REQUIRES_ACTION') charge.status = 'SUCCEEDED'
}

function paymentId({ reference_id, payments }: FakeCharge): string {
  return `py-${uuid(`${reference_id} ${payments.length}`)}`
}

function tell(
  books: Books,
  { reference, token }: { reference: string; token: string },
): SignedBody {
  return tellOf({ ...books, token }, reference, get(books, reference).payments.at(-1))
}

/** The webhook of one payment, or of the request while there is none. */
function tellOf({ charges, now, token }: Books, reference: string, payment?: Payment): SignedBody {
  const charge = [...charges.values()].find((each) => each.reference_id === reference) as FakeCharge
  const said = payment?.status === 'FAILED' ? 'payment.failure' : 'payment.capture'
  const event = payment ? said : 'payment_request.expiry'
  const data = payment ? paymentOf({ charge, payment }) : bodyOf(charge)
  const { business_id } = data
  const message = { event, business_id, created: now().toISOString(), data, api_version: 'v3' }
  return {
    body: JSON.stringify(message),
    headers: { 'content-type': 'application/json', 'x-callback-token': token },
  }
}

function referenceOf({ reference_id }: { reference_id: string }): string {
  return reference_id
}
