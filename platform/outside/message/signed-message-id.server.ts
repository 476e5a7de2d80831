import { timingSafeEqual } from 'node:crypto'
import type { Config } from '#platform/config.ts'
import { keyedHash } from '#platform/security/keyed-hash.server.ts'

type Secret = Pick<Config, 'appSecret'>

type SentEmail = { id: string; to: string }

const SIGNED_ID = /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-f]{24})@[^@<>\s]+>$/

/** The Message-ID of an e-mail: says to whoever gets it back whether it was ours, and to this address. */
export function signedMessageId(config: Secret, { id, to, host }: SentEmail & { host: string }) {
  return `<${id}.${signatureOf(config, { id, to }).toString('hex')}@${host}>`
}

/** The e-mail of a Message-ID, and to which of these addresses we sent it; undefined where it is none of ours. */
export function readMessageId(
  config: Secret,
  messageId: string | undefined,
  recipients: readonly string[],
): SentEmail | undefined {
  const [, id, hex] = SIGNED_ID.exec(messageId ?? '') ?? []
  if (!id || !hex) return undefined
  const signature = Buffer.from(hex, 'hex')
  const to = recipients.find((each) =>
    timingSafeEqual(signature, signatureOf(config, { id, to: each })),
  )
  return to === undefined ? undefined : { id, to }
}

function signatureOf(config: Secret, { id, to }: SentEmail): Buffer {
  return keyedHash(config, 'letter', `${id} ${to.toLowerCase()}`).subarray(0, 12)
}
