import { timingSafeEqual } from 'node:crypto'
import type { Config } from '#platform/config.ts'
import { keyedHash } from '#platform/security/keyed-hash.server.ts'
import { publicIdFrom } from '#platform/ids/public-id.ts'

type Secret = Pick<Config, 'appSecret'>

const CODE_DIGITS = 6

/**
 * The six digits of a challenge. They are stored nowhere: sender and checker derive them from the row, its nonce and
 * the secret. 48 bits of the hash make every code equally likely.
 */
export function codeOf(config: Secret, row: { id: string; nonce: string; sends: number }): string {
  const hash = keyedHash(config, 'one-time code', `${row.id}.${row.nonce}.${row.sends}`)
  const number = hash.readUIntBE(0, 6) % 10 ** CODE_DIGITS
  return String(number).padStart(CODE_DIGITS, '0')
}

/** Compares two codes in constant time. */
export function isSameCode(typed: string, right: string): boolean {
  const [a, b] = [Buffer.from(typed), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * The token of a password reset, 130 bits in 26 characters; derived again for the mail, so that no job contains it.
 */
export function resetTokenOf(config: Secret, row: { id: string; nonce: string }): string {
  const hash = keyedHash(config, 'password reset', `${row.id}.${row.nonce}`)
  return publicIdFrom(hash)
}
