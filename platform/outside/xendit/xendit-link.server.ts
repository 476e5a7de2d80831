import * as v from 'valibot'
import { type HttpClient, isProviderId } from '../payment/http-client.server.ts'
import type { LinkAnswer, LinkOrder, LinkState, UnlinkAnswer } from '../payment/payment-gateway.ts'
import { walletLink } from '../payment/wallets.ts'
import { customerOf, findToken, tokenId, unlinkToken } from './xendit-debit.server.ts'
import { failureOf, parseReply } from './xendit-read.server.ts'

const session = v.object({
  payment_session_id: v.pipe(v.string(), v.regex(/^ps-[A-Za-z0-9-]{1,60}$/)),
  status: v.string(),
  payment_link_url: v.nullish(v.string()),
  payment_token_id: v.nullish(tokenId),
})

/**
 * What its pages say can be saved and debited without its owner (docs/dana, docs/ovo, docs/shopeepay,
 * docs/bri-direct-debit).
 */
export const linkedDebits = [
  { method: 'ewallet', channel: 'dana', links: true },
  { method: 'ewallet', channel: 'ovo', links: true },
  { method: 'ewallet', channel: 'shopeepay', links: true },
  { method: 'direct_debit', channel: 'bri', links: true },
] as const

/** Names of their own: an account of BRI has another code than a virtual account there. */
const linkCodes: Record<string, string> = {
  dana: 'DANA',
  ovo: 'OVO',
  shopeepay: 'SHOPEEPAY',
  bri: 'BRI_DIRECT_DEBIT',
}

/**
 * A page of Xendit's own that links one wallet or account and takes no money (docs/storing-payment-details): it asks for
 * whatever that needs, so that no number of an account or a card reaches us.
 */
export async function openLink(
  call: HttpClient,
  { owner, channel, returnUrl }: LinkOrder,
): Promise<LinkAnswer> {
  const code = linkCodes[channel]
  if (!code) return { kind: 'rejected', code: 'CHANNEL_UNKNOWN' }
  const reply = await call({
    method: 'POST',
    path: ['sessions'],
    headers: { 'idempotency-key': owner },
    body: {
      reference_id: owner,
      session_type: 'SAVE',
      mode: 'PAYMENT_LINK',
      allowed_payment_channels: [code],
      amount: 0,
      currency: 'IDR',
      country: 'ID',
      locale: 'id',
      customer: customerOf(owner),
      success_return_url: returnUrl,
      cancel_return_url: returnUrl,
    },
  })
  if (reply.kind === 'none') return { kind: 'unknown', cause: reply.cause }
  if (reply.status >= 400) return { kind: 'rejected', code: failureOf(reply) }
  const made = v.safeParse(session, reply.body)
  const page = made.success ? walletLink(made.output.payment_link_url ?? '') : undefined
  if (!made.success || !page) return { kind: 'unknown', cause: 'an answer of another shape' }
  return { kind: 'linking', token: made.output.payment_session_id, page }
}

/** What has become of a link: of its page at first, of the token that the page has saved afterwards. */
export async function findLink(call: HttpClient, token: string): Promise<LinkState> {
  if (!token.startsWith('ps-')) return tokenState(call, token)
  const found = await readSession(call, token)
  if (found.kind === 'unknown') return found
  if (found.kind === 'missing') return { kind: 'gone' }
  const { status, payment_token_id } = found.value
  if (payment_token_id) return tokenState(call, payment_token_id)
  return openStatuses.has(status) ? { kind: 'waiting' } : { kind: 'gone' }
}

/** A page is closed, and what it has saved is cancelled; both are read again afterwards. */
export async function closeLink(call: HttpClient, token: string): Promise<UnlinkAnswer> {
  if (!token.startsWith('ps-')) return unlinkToken(call, token)
  await call({ method: 'POST', path: ['sessions', token, 'cancel'] })
  const after = await readSession(call, token)
  if (after.kind === 'missing') return 'unlinked'
  if (after.kind === 'unknown') return 'unknown'
  const { status, payment_token_id } = after.value
  if (payment_token_id) return unlinkToken(call, payment_token_id)
  return openStatuses.has(status) ? 'waiting' : 'unlinked'
}

/** A page that was completed names its token a moment later. */
const openStatuses = new Set(['ACTIVE', 'COMPLETED'])

async function readSession(call: HttpClient, id: string) {
  if (!isProviderId(id)) return { kind: 'missing' as const }
  return parseReply(await call({ method: 'GET', path: ['sessions', id] }), session)
}

async function tokenState(call: HttpClient, id: string): Promise<LinkState> {
  const found = await findToken(call, id)
  if (found.kind === 'unknown') return found
  if (found.kind === 'missing') return { kind: 'gone' }
  const { status } = found.value
  if (status === 'ACTIVE') return { kind: 'linked', token: id, label: null }
  return status === 'REQUIRES_ACTION' || status === 'PENDING'
    ? { kind: 'waiting' }
    : { kind: 'gone' }
}

const linkNews = v.object({
  event: v.picklist([
    'payment_token.activation',
    'payment_token.failure',
    'payment_token.expiry',
    'payment_session.completed',
    'payment_session.expired',
  ]),
  data: v.object({
    session_type: v.nullish(v.string()),
    payment_session_id: v.nullish(v.string()),
    payment_token_id: v.nullish(v.string()),
  }),
})

/** The link that a webhook is about: a token, or a page that only saves; undefined for any other message. */
export function linkOfMessage(body: unknown): string | undefined {
  const read = v.safeParse(linkNews, body)
  if (!read.success) return undefined
  const { event, data } = read.output
  if (event.startsWith('payment_token.')) return data.payment_token_id ?? undefined
  return data.session_type === 'SAVE' ? (data.payment_session_id ?? undefined) : undefined
}
