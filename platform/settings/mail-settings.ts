import { createPrivateKey, createPublicKey } from 'node:crypto'
import * as v from 'valibot'
import { isEmail } from '../text/contact.ts'

/** Whose reports of e-mails we read; `own` is our own shape. */
const mailRelays = ['own', 'ses', 'sendgrid', 'mailgun', 'postmark'] as const
export type MailRelay = (typeof mailRelays)[number]

/** The environment variables of how e-mails leave, besides their server. */
export const mailVariables = {
  MAIL_RETURN_PATH: v.optional(
    v.pipe(v.string(), v.toLowerCase(), v.check(isEmail, 'must be an address')),
  ),
  MAIL_EVENTS_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(32, 'must be at least 32 characters')),
  ),
  MAIL_EVENTS_FROM: v.optional(v.picklist(mailRelays), 'own'),
  DKIM_DOMAIN: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/))),
  DKIM_SELECTOR: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,63}$/i))),
  DKIM_KEY: v.optional(
    v.pipe(
      v.string(),
      v.transform((key) => key.replaceAll('\\n', '\n').trim()),
      v.check(isPrivateKey, 'must be a private key as PEM; its lines may be written with \\n'),
    ),
  ),
}

const all = v.object(mailVariables)
type Input = v.InferOutput<typeof all>

export type MailSettings = {
  /** Where servers return what they cannot deliver. */
  returnPath: string | undefined
  /** Signs what the relay reports of our e-mails, or is what its signature is checked by. */
  eventsSecret: string | undefined
  eventsFrom: MailRelay
  dkim: { domainName: string; keySelector: string; privateKey: string } | undefined
}

/** The problems of these settings, one line each. */
export function mailProblems(settings: Input): string[] {
  const { DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY, MAIL_EVENTS_FROM, MAIL_EVENTS_SECRET } = settings
  const set = [DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY].filter((each) => each !== undefined)
  const wrong = MAIL_EVENTS_SECRET && wrongSecrets[MAIL_EVENTS_FROM]?.(MAIL_EVENTS_SECRET)
  return [
    ...(set.length % 3 === 0 ? [] : ['DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY: are set together']),
    ...(wrong ? [`MAIL_EVENTS_SECRET: ${wrong}`] : []),
  ]
}

/** What the secret of a relay must be, where another would never fit. */
const wrongSecrets: Partial<Record<MailRelay, (secret: string) => string | false>> = {
  ses: (secret) => !/^arn:aws[a-z-]*:sns:/.test(secret) && 'must be the ARN of the topic of SNS',
  sendgrid: (secret) => !isPublicKey(secret) && 'must be the verification key of SendGrid',
  postmark: (secret) => !secret.includes(':') && 'must be user:password as in the webhook',
}

function isPublicKey(text: string): boolean {
  try {
    createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
    return true
  } catch {
    return false
  }
}

/** How e-mails leave. */
export function settleMail(settings: Input): MailSettings {
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_KEY: privateKey } = settings
  return {
    returnPath: settings.MAIL_RETURN_PATH,
    eventsSecret: settings.MAIL_EVENTS_SECRET,
    eventsFrom: settings.MAIL_EVENTS_FROM,
    dkim:
      domainName && keySelector && privateKey ? { domainName, keySelector, privateKey } : undefined,
  }
}

function isPrivateKey(pem: string): boolean {
  try {
    createPrivateKey(pem)
    return true
  } catch {
    return false
  }
}
