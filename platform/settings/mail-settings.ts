import { createPrivateKey } from 'node:crypto'
import * as v from 'valibot'
import { isEmail } from '../text/contact.ts'

/** The environment variables of how letters leave, besides their server. */
export const mailVariables = {
  MAIL_RETURN_PATH: v.optional(
    v.pipe(v.string(), v.toLowerCase(), v.check(isEmail, 'must be an address')),
  ),
  MAIL_EVENTS_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(32, 'must be at least 32 characters')),
  ),
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
  /** Signs what the relay reports of our letters. */
  eventsSecret: string | undefined
  dkim: { domainName: string; keySelector: string; privateKey: string } | undefined
}

/** The problems of these settings, one line each. */
export function mailProblems({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY }: Input): string[] {
  const set = [DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY].filter((each) => each !== undefined)
  return set.length % 3 === 0 ? [] : ['DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY: are set together']
}

/** How letters leave. */
export function settleMail(settings: Input): MailSettings {
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_KEY: privateKey } = settings
  return {
    returnPath: settings.MAIL_RETURN_PATH,
    eventsSecret: settings.MAIL_EVENTS_SECRET,
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
