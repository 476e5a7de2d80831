import type { SignedBody } from '#platform/outside/sandbox/sandbox-webhook.ts'
import type { Answer, LinkHand, Sent } from './provider-server.ts'
import { BUSINESS, bodyOf, type FakeCharge, refuse, uuid } from './xendit-bodies.ts'
import type { FakeSession } from './xendit-sessions.ts'

/** A payment token in the fake's data, and how the next debits by it go. */
export type FakeToken = {
  payment_token_id: string
  reference_id: string
  status: string
  channel_code: string
}

type Books = {
  tokens: Map<string, FakeToken>
  charges: Map<string, FakeCharge>
  now(): Date
  /** The failure of the next debits, in turn. */
  refusals: string[]
}

/** The session of a paid page keeps its card. */
export function saveCard({ tokens }: Books, session: FakeSession | undefined): void {
  if (!session?.saves || session.payment_token_id) return
  const payment_token_id = `pt-${uuid(`token ${session.reference_id}`)}`
  tokens.set(payment_token_id, {
    payment_token_id,
    reference_id: session.reference_id,
    status: 'ACTIVE',
    channel_code: session.links ?? 'CARDS',
  })
  session.payment_token_id = payment_token_id
}

type LinkBooks = Books & { sessions: Map<string, FakeSession> }

/** What the owner of a wallet does on Xendit's page and in its app; `secret` is that of its webhooks. */
export function linkHand(books: LinkBooks, secret: string): LinkHand {
  const { sessions, tokens, now } = books
  const tell = (event: string, data: object): SignedBody => ({
    body: JSON.stringify({ event, business_id: BUSINESS, created: now().toISOString(), data }),
    headers: { 'content-type': 'application/json', 'x-callback-token': secret },
  })
  const session = (id: string) => {
    const found = sessions.get(id)
    if (!found) throw new Error(`the fake has no page ${id}`)
    return found
  }
  return {
    newest: () => [...sessions.values()].findLast(({ links }) => links)?.payment_session_id ?? '',
    allow: (id) => {
      saveCard(books, session(id))
      session(id).status = 'COMPLETED'
      return tell('payment_session.completed', { ...session(id), session_type: 'SAVE' })
    },
    lapse: (id) => {
      session(id).status = 'EXPIRED'
      return tell('payment_session.expired', { ...session(id), session_type: 'SAVE' })
    },
    release: (id) => {
      const token = tokens.get(session(id).payment_token_id ?? '')
      if (!token) throw new Error(`the page ${id} has saved nothing`)
      token.status = 'EXPIRED'
      return tell('payment_token.expiry', token)
    },
    stateOf: (id) => tokens.get(session(id).payment_token_id ?? '')?.status ?? session(id).status,
  }
}

/** GET /v3/payment_tokens/{id} and POST …/{id}/cancel as documented. */
export function answerToken({ tokens }: Books, id: string, verb: string | undefined): Answer {
  const token = tokens.get(id)
  if (!token) return refuse(404, 'DATA_NOT_FOUND')
  if (verb === 'cancel') {
    if (token.status !== 'ACTIVE') return refuse(400, 'INVALID_TOKEN')
    token.status = 'CANCELED'
  }
  const card = { masked_card_number: '400000XXXXXX1091' }
  const wallet = { account_name: 'John Doe', account_balance: '1000001' }
  const token_details = token.channel_code === 'CARDS' ? card : wallet
  return { status: 200, body: { ...token, token_details } }
}

/** POST /v3/payment_requests with a token: paid at once, refused, or kept for a PIN that its owner is asked for. */
export function debitToken(books: Books, body: Sent['body']): Answer {
  const { tokens, charges, now, refusals } = books
  const given = (body.channel_properties ?? {}) as Record<string, string>
  const token = tokens.get(String(body.payment_token_id))
  const isCard = token?.channel_code === 'CARDS'
  const isOfCard =
    given.card_on_file_type === 'RECURRING' && given.transaction_sequence === 'SUBSEQUENT'
  if (body.type !== 'PAY' || (token && isCard !== isOfCard))
    return refuse(400, 'API_VALIDATION_ERROR')
  if (token?.status !== 'ACTIVE') {
    return refuse(400, 'INVALID_TOKEN')
  }
  const reference_id = String(body.reference_id)
  const refusal = refusals.shift()
  const asksOwner = refusal === 'REQUIRES_ACTION'
  const created = now().toISOString()
  const charge: FakeCharge = {
    payment_request_id: `pr-${uuid(`${reference_id} ${charges.size}`)}`,
    reference_id,
    request_amount: Number(body.request_amount),
    currency: 'IDR',
    channel_code: token.channel_code,
    channel_properties: {},
    expires_at: '2057-01-01T00:00:00.000Z',
    created,
    status: asksOwner ? 'REQUIRES_ACTION' : refusal ? 'FAILED' : 'SUCCEEDED',
    payments: [],
  }
  charges.set(charge.payment_request_id, charge)
  const paid = {
    payment_id: `py-${uuid(`${reference_id} ${charges.size}`)}`,
    status: 'SUCCEEDED',
    amount: charge.request_amount,
    created,
  }
  if (!refusal) charge.payments.push(paid)
  if (asksOwner) return { status: 201, body: { ...bodyOf(charge), actions: [pinPage] } }
  return { status: 201, body: { ...bodyOf(charge), ...(refusal && { failure_code: refusal }) } }
}

const pinPage = {
  type: 'REDIRECT_CUSTOMER',
  descriptor: 'WEB_URL',
  value: 'https://m.dana.id/m/portal/pin',
}
