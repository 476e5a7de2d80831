import { timingSafeEqual } from 'node:crypto'
import type { Config } from '../config.ts'
import { keyedHash } from './keyed-hash.server.ts'

type Secret = Pick<Config, 'appSecret'>

const TOKEN = /^([0-9a-f]{32})([0-9a-f]{32})$/

/** A token that opens one row for one purpose and nothing else: the row's id and 128 bits of its keyed hash. */
export function signedId(config: Secret, purpose: string, id: string): string {
  return id.replaceAll('-', '') + signatureOf(config, purpose, id).toString('hex')
}

/** The id that was signed for a purpose; undefined for an invalid token. */
export function idOfSigned(config: Secret, purpose: string, token: string): string | undefined {
  const [, digits, signature] = TOKEN.exec(token) ?? []
  if (!digits || !signature) return undefined
  const id = digits.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
  const isOurs = timingSafeEqual(Buffer.from(signature, 'hex'), signatureOf(config, purpose, id))
  return isOurs ? id : undefined
}

function signatureOf(config: Secret, purpose: string, id: string): Buffer {
  return keyedHash(config, purpose, id).subarray(0, 16)
}
