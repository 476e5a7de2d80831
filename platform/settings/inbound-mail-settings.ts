import * as v from 'valibot'

/** The environment variables of the mail that comes back to us. */
export const inboundMailVariables = {
  INBOUND_MAIL_ADDRESS: v.optional(
    v.pipe(
      v.string(),
      v.toLowerCase(),
      v.regex(/^[a-z0-9._-]{1,20}@[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be an address without a +'),
    ),
  ),
  INBOUND_MAIL_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(32, 'must be at least 32 characters')),
  ),
}

const all = v.object(inboundMailVariables)
type Input = v.InferOutput<typeof all>

/** Where answers to our e-mails go, and the secret of what hands them to us. */
export type InboundMailSettings = { address: string; secret: string }

/** The problems of these settings, one line each. */
export function inboundMailProblems(settings: Input): string[] {
  const { INBOUND_MAIL_ADDRESS: address, INBOUND_MAIL_SECRET: secret } = settings
  if ((address === undefined) === (secret === undefined)) return []
  return ['INBOUND_MAIL_ADDRESS and INBOUND_MAIL_SECRET: are set together']
}

/** Undefined where no mail comes back to us. */
export function settleInboundMail(settings: Input): InboundMailSettings | undefined {
  const { INBOUND_MAIL_ADDRESS: address, INBOUND_MAIL_SECRET: secret } = settings
  return address && secret ? { address, secret } : undefined
}
