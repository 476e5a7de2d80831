import * as v from 'valibot'
import { rupiah } from '#platform/money/money.ts'
import type { HttpClient } from '../payment/http-client.server.ts'
import type {
  ChargeAnswer,
  ChargeLookup,
  ChargeRef,
  NewCharge,
  ProviderStatus,
} from '../payment/payment-gateway.ts'
import { walletLink } from '../payment/wallets.ts'
import { savingFields } from './xendit-debit.server.ts'
import { failureOf, readPayments, readRequest, parseReply } from './xendit-read.server.ts'
import { fromPaymentRequest } from './xendit-wire.ts'

const session = v.object({
  payment_session_id: v.pipe(v.string(), v.regex(/^ps-[A-Za-z0-9-]{1,60}$/)),
  reference_id: v.string(),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  currency: v.string(),
  status: v.string(),
  payment_link_url: v.nullish(v.string()),
  payment_request_id: v.nullish(v.string()),
  expires_at: v.nullish(v.pipe(v.string(), v.isoTimestamp(), v.toDate())),
})
type Session = v.InferOutput<typeof session>

/** Cards are paid on Xendit's own page (docs/payment-sessions-overview): no number of a card ever reaches us. */
export async function createSession(
  call: HttpClient,
  order: NewCharge,
  merchant: string,
): Promise<ChargeAnswer> {
  const { reference, amount, expiresAt, description, returnUrl, saves } = order
  const reply = await call({
    method: 'POST',
    path: ['sessions'],
    headers: { 'idempotency-key': reference },
    body: {
      reference_id: reference,
      session_type: 'PAY',
      mode: 'PAYMENT_LINK',
      allow_save_payment_method: 'DISABLED',
      allowed_payment_channels: ['CARDS'],
      amount,
      currency: 'IDR',
      country: 'ID',
      locale: 'id',
      description,
      expires_at: expiresAt.toISOString(),
      ...(returnUrl && { success_return_url: returnUrl, cancel_return_url: returnUrl }),
      ...(saves && savingFields(saves)),
    },
  })
  if (reply.kind === 'none') return { kind: 'unknown', cause: reply.cause }
  if (reply.status === 409) return { kind: 'unknown', cause: failureOf(reply) }
  if (reply.status >= 400) return { kind: 'rejected', code: failureOf(reply) }
  const made = v.safeParse(session, reply.body)
  if (!made.success) return { kind: 'unknown', cause: 'an answer of another shape' }
  const { reference_id, payment_session_id: providerId, payment_link_url } = made.output
  const link = walletLink(payment_link_url ?? '')
  const isOurs = reference_id === reference && made.output.amount === amount
  if (!isOurs || !link) return { kind: 'unknown', cause: 'an answer to another question' }
  const instruction = { merchant, link, linkOpens: 'page' as const }
  return {
    kind: 'created',
    providerId,
    instruction,
    expiresAt: made.output.expires_at ?? expiresAt,
  }
}

/** True for a charge that is paid on a page of Xendit's own. */
export function isSession({ providerId }: ChargeRef): boolean {
  return providerId?.startsWith('ps-') ?? false
}

const statuses: Record<string, ProviderStatus> = {
  ACTIVE: 'pending',
  EXPIRED: 'expired',
  CANCELED: 'cancelled',
}

/** A session with its money: only its payment says that it was paid; a failed card may be tried again. */
export async function findCardSession(call: HttpClient, by: ChargeRef): Promise<ChargeLookup> {
  const found = parseReply(
    await call({ method: 'GET', path: ['sessions', by.providerId ?? ''] }),
    session,
  )
  if (found.kind !== 'told') return found
  const { value } = found
  const paid = await paymentIn(call, value, by)
  if (paid && paid.kind !== 'found') return paid
  if (paid?.charge.status === 'paid' || paid?.charge.status === 'reversed') return paid
  const status = Object.hasOwn(statuses, value.status) ? statuses[value.status] : undefined
  if (!status) return { kind: 'unknown', cause: `session ${value.status}` }
  return { kind: 'found', charge: { ...ownFacts(value), status, captures: 0 } }
}

function ownFacts({ payment_session_id, reference_id, amount, currency, expires_at }: Session) {
  return {
    providerId: payment_session_id,
    reference: reference_id,
    currency,
    amount: rupiah(amount),
    ...(expires_at && { expiresAt: expires_at }),
  }
}

async function paymentIn(
  call: HttpClient,
  value: Session,
  by: ChargeRef,
): Promise<ChargeLookup | undefined> {
  if (!value.payment_request_id) return undefined
  const request = await readRequest(call, value.payment_request_id)
  if (request.kind !== 'told') return { kind: 'unknown', cause: 'its request is not parseReply' }
  const payments = await readPayments(call, request.value, by.payments ?? [])
  if (payments.kind !== 'told') return { kind: 'unknown', cause: 'its payments are not parseReply' }
  const charge = fromPaymentRequest(request.value, payments.value, undefined)
  if (!charge) return { kind: 'unknown', cause: `status ${request.value.status}` }
  return { kind: 'found', charge: { ...charge, ...ownFacts(value) } }
}

/** Asks for the end of a session; its state is read again afterwards. */
export async function closeSession(call: HttpClient, { providerId }: ChargeRef): Promise<void> {
  await call({ method: 'POST', path: ['sessions', providerId ?? '', 'cancel'] })
}
