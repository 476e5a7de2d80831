import { timingSafeEqual } from 'node:crypto'
import type { Config } from '#platform/config.ts'
import { keyedHash } from '#platform/security/keyed-hash.server.ts'

type Secret = Pick<Config, 'appSecret'>

type Marked = { id: string; to: string }

const MARKED = /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-f]{24})@[^@<>\s]+>$/

/** The Message-ID of a letter: says to whoever gets it back whether it was ours, and to this address. */
export function markedMessageId(config: Secret, { id, to, host }: Marked & { host: string }) {
  return `<${id}.${markOf(config, { id, to }).toString('hex')}@${host}>`
}

/** The letter of a Message-ID, and to which of these addresses we sent it; undefined where it is none of ours. */
export function letterOf(
  config: Secret,
  messageId: string | undefined,
  recipients: readonly string[],
): Marked | undefined {
  const [, id, mark] = MARKED.exec(messageId ?? '') ?? []
  if (!id || !mark) return undefined
  const given = Buffer.from(mark, 'hex')
  const to = recipients.find((each) => timingSafeEqual(given, markOf(config, { id, to: each })))
  return to === undefined ? undefined : { id, to }
}

function markOf(config: Secret, { id, to }: Marked): Buffer {
  return keyedHash(config, 'letter', `${id} ${to.toLowerCase()}`).subarray(0, 12)
}
