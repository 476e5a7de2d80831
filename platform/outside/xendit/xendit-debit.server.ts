import * as v from 'valibot'
import { type HttpClient, isProviderId } from '../payment/http-client.server.ts'
import type {
  ChargeAnswer,
  ChargeRef,
  NewCharge,
  SavedAnswer,
  SavingTerms,
} from '../payment/payment-gateway.ts'
import { actionLink } from './xendit-channels.ts'
import { failureOf, listPayments, parseReply } from './xendit-read.server.ts'
import { payment, paymentRequest } from './xendit-wire.ts'

export const tokenId = v.pipe(v.string(), v.regex(/^pt-[A-Za-z0-9-]{1,60}$/))
const paidSession = v.object({ payment_token_id: v.nullish(tokenId) })
/** The parts of a payment token that we rely on; `token_details` has what the channel tells. */
const paymentToken = v.object({
  payment_token_id: tokenId,
  status: v.string(),
  token_details: v.nullish(v.object({ masked_card_number: v.nullish(v.string()) })),
})

/** What makes a session keep its card (docs/pay-and-save-2): whose it is says nothing of a person. */
export function savingFields({ owner, everyDays, until }: SavingTerms) {
  return {
    allow_save_payment_method: 'FORCED',
    customer: customerOf(owner),
    channel_properties: {
      cards: {
        card_on_file_type: 'RECURRING',
        recurring_configuration: {
          recurring_frequency: everyDays,
          recurring_expiry: until ?? LAST_DAY,
        },
      },
    },
  }
}

/** Whose it is, in a name of ours. */
export function customerOf(owner: string) {
  return {
    reference_id: owner,
    type: 'INDIVIDUAL',
    individual_detail: { given_names: 'Donatur' },
  }
}

/** The card schemes ask for a last day; it may be far away. */
const LAST_DAY = '2099-12-31'

/** The token that a paid session names, while it can be debited. */
export async function savedToken(call: HttpClient, by: ChargeRef): Promise<SavedAnswer> {
  const path = ['sessions', by.providerId ?? '']
  const session = parseReply(await call({ method: 'GET', path }), paidSession)
  if (session.kind === 'unknown') return session
  const id = session.kind === 'told' ? session.value.payment_token_id : undefined
  if (!id) return { kind: 'none' }
  const found = await findToken(call, id)
  if (found.kind === 'unknown') return found
  if (found.kind === 'missing' || found.value.status !== 'ACTIVE') return { kind: 'none' }
  const digits = found.value.token_details?.masked_card_number?.slice(-4) ?? ''
  return { kind: 'saved', token: id, label: /^\d{4}$/.test(digits) ? digits : null }
}

/** A token as Xendit has it. */
export async function findToken(call: HttpClient, id: string) {
  if (!v.is(tokenId, id)) return { kind: 'missing' as const }
  return parseReply(await call({ method: 'GET', path: ['v3', 'payment_tokens', id] }), paymentToken)
}

/** A charge without its owner (docs/subsequent-merchant-initiated-transaction, docs/pay-with-tokens). */
export async function debitByToken(
  call: HttpClient,
  order: NewCharge & { token: string },
  merchant: string,
): Promise<ChargeAnswer> {
  const { reference, method, amount, description, expiresAt, token, returnUrl } = order
  const ofCard = { card_on_file_type: 'RECURRING', transaction_sequence: 'SUBSEQUENT' }
  const reply = await call({
    method: 'POST',
    path: ['v3', 'payment_requests'],
    headers: { 'idempotency-key': reference },
    body: {
      reference_id: reference,
      payment_token_id: token,
      type: 'PAY',
      country: 'ID',
      currency: 'IDR',
      request_amount: amount,
      capture_method: 'AUTOMATIC',
      channel_properties: {
        ...(method === 'card' && ofCard),
        ...(returnUrl && { success_return_url: returnUrl, failure_return_url: returnUrl }),
      },
      description,
    },
  })
  if (reply.kind === 'none') return { kind: 'unknown', cause: reply.cause }
  if (reply.status === 409) return { kind: 'unknown', cause: failureOf(reply) }
  if (reply.status >= 400) return { kind: 'rejected', code: failureOf(reply) }
  const made = v.safeParse(paymentRequest, reply.body)
  if (!made.success) return { kind: 'unknown', cause: 'an answer of another shape' }
  const { reference_id, request_amount, payment_request_id, status, failure_code } = made.output
  if (reference_id !== reference || request_amount !== amount) {
    return { kind: 'unknown', cause: 'an answer to another question' }
  }
  if (status === 'FAILED') return { kind: 'rejected', code: failure_code ?? 'FAILED' }
  // Its owner has to allow this one, by PIN or OTP.
  const asks = status === 'REQUIRES_ACTION' && actionLink(made.output)
  const instruction = { merchant, ...asks }
  return { kind: 'created', providerId: payment_request_id, instruction, expiresAt }
}

/** The request of a debit whose answer was lost, by its payments: those webhooks named, and the account's transactions. */
export async function requestOfDebit(
  call: HttpClient,
  { reference, payments = [] }: ChargeRef,
): Promise<string | undefined> {
  const ids = [...payments, ...(await listPayments(call, reference))]
  for (const id of ids.filter(isProviderId)) {
    const read = parseReply(await call({ method: 'GET', path: ['v3', 'payments', id] }), payment)
    if (read.kind === 'told') return read.value.payment_request_id
  }
  return undefined
}

/** Cancels a token; one that is gone already stays gone. */
export async function unlinkToken(
  call: HttpClient,
  token: string,
): Promise<'unlinked' | 'unknown'> {
  if (!v.is(tokenId, token)) return 'unknown'
  await call({ method: 'POST', path: ['v3', 'payment_tokens', token, 'cancel'] })
  const after = await findToken(call, token)
  if (after.kind === 'missing') return 'unlinked'
  if (after.kind === 'unknown') return 'unknown'
  return gone.has(after.value.status) ? 'unlinked' : 'unknown'
}

const gone = new Set(['CANCELED', 'EXPIRED', 'FAILED'])
