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

/** Xendit's Payments API v3 as documented: keys, versions and idempotency are checked as there. */
export async function startXendit(options: XenditFakeOptions): Promise<XenditFake> {
  const charges = new Map<string, Charge>()
  const refunds = new Map<string, Refund & { of: Charge; looks: number }>()
  const byKey = new Map<string, Kept>()
  const server = await startProvider(respond)
  const get = (reference: string) => {
    const found = [...charges.values()].find((each) => each.reference_id === reference)
    if (!found) throw new Error(`the fake has no charge ${reference}`)
    return found
  }

  function respond(asked: Asked): Answer {
    if (!isAuthorized(asked, options.key)) return refuse(401, 'INVALID_API_KEY')
    if (asked.headers['api-version'] !== '2024-11-11') return refuse(400, 'API_VALIDATION_ERROR')
    const [version, noun, id, verb] = asked.url.split('/').slice(1).map(decodeURIComponent)
    if (version !== 'v3') return refuse(404, 'NOT_FOUND')
    const route = [asked.method, noun, id ? 'id' : '', verb].filter(Boolean).join(' ')
    const handler = routes[route]
    return handler ? handler(asked, id ?? '') : refuse(404, 'NOT_FOUND')
  }

  const routes: Record<string, (asked: Asked, id: string) => Answer> = {
    'POST payment_requests': (asked) => once(asked, () => open(asked)),
    'GET payment_requests id': (_asked, id) => show(charges.get(id)),
    'POST payment_requests id cancel': (_asked, id) => cancel(charges.get(id)),
    'GET payments id': (_asked, id) => showPayment(id),
    'POST refunds': (asked) => once(asked, () => giveBack(asked)),
    'GET refunds id': (_asked, id) => {
      const refund = refunds.get(id)
      if (!refund) return refuse(404, 'DATA_NOT_FOUND')
      refund.looks -= 1
      if (refund.looks <= 0) refund.status = 'SUCCEEDED'
      const { of: _of, looks: _looks, ...body } = refund
      return { status: 200, body }
    },
  }

  /** The same key gives the first answer again; with another body it is a mistake. */
  function once({ headers, body }: Asked, act: () => Answer): Answer {
    const key = headers['idempotency-key']
    if (!key) return act()
    const text = JSON.stringify(body)
    const kept = byKey.get(key)
    if (kept) return kept.asked === text ? kept.answer : refuse(409, 'IDEMPOTENCY_ERROR')
    const answer = act()
    if (answer.status < 400) byKey.set(key, { asked: text, answer })
    return answer
  }

  function open({ body }: Asked): Answer {
    const properties = (body.channel_properties ?? {}) as Record<string, string>
    const isWhole =
      body.type === 'PAY' && body.country === 'ID' && body.capture_method === 'AUTOMATIC'
    if (!isWhole || !properties.expires_at) return refuse(400, 'API_VALIDATION_ERROR')
    if (body.request_amount === 13_000) return refuse(400, 'CHANNEL_CODE_NOT_SUPPORTED')
    const reference_id = String(body.reference_id)
    const charge: Charge = {
      payment_request_id: `pr-${uuid(reference_id)}`,
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

  function show(charge: Charge | undefined): Answer {
    if (!charge) return refuse(404, 'DATA_NOT_FOUND')
    const isOver = new Date(charge.expires_at) <= options.now()
    if (charge.status === 'REQUIRES_ACTION' && isOver) charge.status = 'EXPIRED'
    return { status: 200, body: bodyOf(charge) }
  }

  function cancel(charge: Charge | undefined): Answer {
    if (!charge) return refuse(404, 'DATA_NOT_FOUND')
    show(charge)
    if (charge.status !== 'REQUIRES_ACTION') return refuse(400, 'INVALID_PAYMENT_REQUEST_STATUS')
    charge.status = 'CANCELED'
    return { status: 200, body: bodyOf(charge) }
  }

  function showPayment(id: string): Answer {
    const charge = [...charges.values()].find((each) => each.payment?.payment_id === id)
    return charge ? { status: 200, body: paymentOf(charge) } : refuse(404, 'DATA_NOT_FOUND')
  }

  function giveBack({ body }: Asked): Answer {
    const of = [...charges.values()].find((each) => each.payment?.payment_id === body.payment_id)
    if (!of) return refuse(404, 'DATA_NOT_FOUND')
    const amount = Number(body.amount)
    if (refunded(of.reference_id) + amount > of.request_amount) {
      return refuse(400, 'MAXIMUM_REFUND_AMOUNT_REACHED')
    }
    const looks = options.refundLooks ?? 0
    const status = looks > 0 ? 'PENDING' : 'SUCCEEDED'
    const reference_id = String(body.reference_id)
    const refund = { refund_id: `rfd-${uuid(`${refunds.size}`)}`, reference_id, amount, status }
    refunds.set(refund.refund_id, { ...refund, of, looks })
    return { status: 200, body: refund }
  }

  function refunded(reference: string): number {
    const made = [...refunds.values()].filter((each) => each.of.reference_id === reference)
    return made.reduce((sum, { amount }) => sum + amount, 0)
  }

  function tell(reference: string, token = options.token): SignedBody {
    const charge = get(reference)
    const event = charge.payment ? 'payment.capture' : 'payment_request.expiry'
    const data = charge.payment ? paymentOf(charge) : bodyOf(charge)
    const created = options.now().toISOString()
    return {
      body: JSON.stringify({ event, business_id: 'fake', created, data }),
      headers: { 'content-type': 'application/json', 'x-callback-token': token },
    }
  }

  return {
    ...server,
    tell,
    refunded,
    charges: () => [...charges.values()].map(({ reference_id }) => reference_id),
    pay: (reference, amount) => {
      const charge = get(reference)
      const capture = {
        capture_id: `cptr-${uuid(reference)}`,
        capture_amount: amount ?? charge.request_amount,
        capture_timestamp: options.now().toISOString(),
      }
      const payment_id = `py-${uuid(reference)}`
      charge.payment = { payment_id, status: 'SUCCEEDED', captures: [capture] }
      if (charge.status === 'REQUIRES_ACTION') charge.status = 'SUCCEEDED'
      return tell(reference)
    },
    expire: (reference) => {
      get(reference).status = 'EXPIRED'
      return tell(reference)
    },
    reverse: (reference) => {
      const { payment } = get(reference)
      if (payment) payment.status = 'REVERSED'
      return tell(reference)
    },
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
