import { createHmac, createPublicKey, verify } from 'node:crypto'
import * as v from 'valibot'
import {
  type CertificateOf,
  confirmSubscription,
  snsMessage,
} from '#platform/outside/message/sns.server.ts'
import { isOneOf, readJsonBody } from '#platform/outside/payment/secret-match.server.ts'
import type { MailRelay } from '#platform/settings/mail-settings.ts'
import * as shapes from './relay-shapes.ts'
import type { ToldEvent } from './relay-shapes.ts'

export type RelayPost = {
  rawBody: Uint8Array
  headers: Headers
  secret: string
  now: Date
  certificateOf: CertificateOf
}

/** What a relay told; 'forged' where it is not from there, undefined where it cannot be read. */
type RelayAnswer = ToldEvent[] | 'forged' | undefined

/** How each relay signs what it tells, and says it, as it documents it. */
export const relays: Readonly<
  Record<MailRelay, (post: RelayPost) => RelayAnswer | Promise<RelayAnswer>>
> = {
  own: ({ rawBody, headers, secret }) => {
    const right = `sha256=${hmacOf(secret, rawBody)}`
    if (!isOneOf(headers.get('x-signature-256') ?? '', [right])) return 'forged'
    return read(rawBody, shapes.own)
  },
  ses,
  sendgrid: ({ rawBody, headers, secret }) => {
    const signature = headers.get('x-twilio-email-event-webhook-signature') ?? ''
    const moment = headers.get('x-twilio-email-event-webhook-timestamp') ?? ''
    const key = createPublicKey({
      key: Buffer.from(secret, 'base64'),
      format: 'der',
      type: 'spki',
    })
    const bytes = Buffer.concat([Buffer.from(moment), rawBody])
    if (!verify('sha256', bytes, key, Buffer.from(signature, 'base64'))) return 'forged'
    return read(rawBody, shapes.sendgrid)
  },
  mailgun: ({ rawBody, secret, now }) => {
    const signed = v.safeParse(shapes.mailgunSigned, readJsonBody(rawBody))
    if (!signed.success) return undefined
    const { timestamp, token, signature } = signed.output.signature
    if (!isOneOf(signature, [hmacOf(secret, `${timestamp}${token}`)])) return 'forged'
    // What is signed names no event: an old signature must not serve for long.
    const age = now.getTime() - Number(timestamp) * 1_000
    if (!(Math.abs(age) < MAILGUN_TRIES_MS)) return 'forged'
    return read(rawBody, shapes.mailgun)
  },
  postmark: ({ rawBody, headers, secret }) => {
    const right = `Basic ${Buffer.from(secret).toString('base64')}`
    if (!isOneOf(headers.get('authorization') ?? '', [right])) return 'forged'
    return read(rawBody, shapes.postmark)
  },
}

/** Mailgun tries for eight hours, each time with the same signature. */
const MAILGUN_TRIES_MS = 9 * 3_600_000

async function ses({ rawBody, secret, now, certificateOf }: RelayPost): Promise<RelayAnswer> {
  const verifying = { topic: secret, now, certificateOf }
  const message = await snsMessage(readJsonBody(rawBody), verifying)
  if (!message) return 'forged'
  if (message.Type === 'SubscriptionConfirmation') await confirmSubscription(message)
  if (message.Type !== 'Notification') return []
  return read(Buffer.from(message.Message), shapes.ses)
}

function read<T>(rawBody: Uint8Array, schema: v.GenericSchema<T, ToldEvent[]>): RelayAnswer {
  const parsed = v.safeParse(schema, readJsonBody(rawBody))
  return parsed.success ? parsed.output : undefined
}

function hmacOf(secret: string, bytes: string | Uint8Array): string {
  return createHmac('sha256', secret).update(bytes).digest('hex')
}
