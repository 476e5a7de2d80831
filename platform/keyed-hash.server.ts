import { createHash, createHmac, hkdfSync } from 'node:crypto'
import type { Config } from './config.ts'

type Secret = Pick<Config, 'appSecret'>

/** 32 bytes for one purpose, derived from the installation's secret; every process with the same secret has the same. */
export function purposeKey({ appSecret }: Secret, purpose: string): Buffer {
  if (!appSecret) throw new Error('the secret of this installation is not known')
  return Buffer.from(hkdfSync('sha256', appSecret, '', `amanah ${purpose}`, 32))
}

/** HMAC-SHA256 of a text under the key of a purpose: cannot be guessed back from a short text without the secret. */
export function keyedHash(config: Secret, purpose: string, text: string): Buffer {
  return createHmac('sha256', purposeKey(config, purpose)).update(text).digest()
}

/** SHA-256 of a value that is random and long enough not to be guessed. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
