import type { Answer, Sent } from './provider-server.ts'
import { type FakeCharge, refuse, uuid } from './xendit-bodies.ts'

/** A payment session in the fake's data: a page of Xendit's own, known by a request only once somebody pays. */
export type FakeSession = {
  payment_session_id: string
  reference_id: string
  amount: number
  status: string
  expires_at: string
  payment_request_id: string | null
  /** Its card is to be kept. */
  saves: boolean
  payment_token_id: string | null
  /** A page that links a wallet and takes no money: its channel. */
  links: string | null
}

type Books = {
  sessions: Map<string, FakeSession>
  charges: Map<string, FakeCharge>
  now(): Date
}

/** POST /sessions, GET /sessions/{id} and POST /sessions/{id}/cancel as documented. */
export function answerSessions(books: Books, { method, url, body }: Sent): Answer {
  const [, id, verb] = new URL(url, 'http://fake').pathname.split('/').slice(1)
  if (method === 'POST' && !id) return openSession(books, body)
  const session = books.sessions.get(id ?? '')
  if (!session) return refuse(404, 'DATA_NOT_FOUND')
  const isOver = new Date(session.expires_at) <= books.now()
  if (session.status === 'ACTIVE' && isOver) session.status = 'EXPIRED'
  if (verb === 'cancel' && session.status !== 'ACTIVE') {
    return refuse(409, 'SESSION_ALREADY_INACTIVE')
  }
  if (verb === 'cancel') session.status = 'CANCELED'
  return { status: 200, body: sessionBody(session) }
}

function openSession({ sessions }: Books, body: Sent['body']): Answer {
  const [channel = '', ...more] = (body.allowed_payment_channels ?? []) as string[]
  const links = body.session_type === 'SAVE' && savable.has(channel) && body.amount === 0
  const pays = body.session_type === 'PAY' && channel === 'CARDS'
  const isOnPage = body.mode === 'PAYMENT_LINK' && body.country === 'ID'
  const isWhole = isOnPage && more.length === 0 && (pays || links)
  const saves = links || body.allow_save_payment_method === 'FORCED'
  const customer = (body.customer ?? {}) as Record<string, unknown>
  const isSaving = !saves || (customer.type === 'INDIVIDUAL' && Boolean(customer.reference_id))
  if (!isWhole || !isSaving) return refuse(400, 'API_VALIDATION_ERROR')
  if (body.amount === 13_000) return refuse(400, 'CHANNEL_CODE_NOT_SUPPORTED')
  const reference_id = String(body.reference_id)
  const session: FakeSession = {
    payment_session_id: `ps-${uuid(`${reference_id} ${sessions.size}`).replaceAll('-', '').slice(0, 24)}`,
    reference_id,
    amount: Number(body.amount),
    status: 'ACTIVE',
    expires_at: String(body.expires_at),
    payment_request_id: null,
    saves,
    payment_token_id: null,
    links: links ? channel : null,
  }
  sessions.set(session.payment_session_id, session)
  return { status: 201, body: sessionBody(session) }
}

/** A card is paid with: the session has a request from then on. */
export function payCardSession(
  { sessions, charges, now }: Books,
  reference: string,
): FakeSession | undefined {
  const session = [...sessions.values()].find(({ reference_id }) => reference_id === reference)
  if (!session || session.payment_request_id) return session
  const charge: FakeCharge = {
    payment_request_id: `pr-${uuid(`${reference} ${charges.size}`)}`,
    reference_id: reference,
    request_amount: session.amount,
    currency: 'IDR',
    channel_code: 'CARDS',
    channel_properties: {},
    expires_at: session.expires_at,
    created: now().toISOString(),
    status: 'REQUIRES_ACTION',
    payments: [],
  }
  charges.set(charge.payment_request_id, charge)
  session.payment_request_id = charge.payment_request_id
  session.status = 'COMPLETED'
  return session
}

/** What its pages say can be saved (docs/dana, docs/ovo, docs/shopeepay, docs/bri-direct-debit). */
const savable = new Set(['DANA', 'OVO', 'SHOPEEPAY', 'BRI_DIRECT_DEBIT'])

function sessionBody({ saves: _asked, links, ...session }: FakeSession) {
  return {
    ...session,
    session_type: links ? 'SAVE' : 'PAY',
    mode: 'PAYMENT_LINK',
    currency: 'IDR',
    country: 'ID',
    locale: 'id',
    allowed_payment_channels: [links ?? 'CARDS'],
    payment_link_url: `https://xen.to/${session.payment_session_id}`,
    business_id: '5f27a14a9bf05c73dd040bc8',
  }
}
