import { createHash, createHmac, hkdfSync } from 'node:crypto'
import type { Config } from '../config.ts'

type Secret = Pick<Config, 'appSecret'>

/**
 * 32 bytes for one purpose, derived from the installation's secret; processes with the same secret have the same key.
 */
export function purposeKey({ appSecret }: Secret, purpose: string): Buffer {
  if (!appSecret) throw new Error('the secret of this installation is not known')
  return Buffer.from(hkdfSync('sha256', appSecret, '', `amanah ${purpose}`, 32))
}

/** HMAC-SHA256 of a text under a purpose's key. Without the secret even a short text cannot be guessed from it. */
export function keyedHash(config: Secret, purpose: string, text: string): Buffer {
  return createHmac('sha256', purposeKey(config, purpose)).update(text).digest()
}

/** SHA-256 of a random value that is too long to be guessed. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
