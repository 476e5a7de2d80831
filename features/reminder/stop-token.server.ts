import { timingSafeEqual } from 'node:crypto'
import type { Config } from '#platform/config.ts'
import { keyedHash } from '#platform/keyed-hash.server.ts'

const TOKEN = /^([0-9a-f]{32})([0-9a-f]{32})$/

/** A token that stops one reminder and allows nothing else: the reminder's id and 128 bits of its keyed hash. */
export function stopTokenOf(config: Pick<Config, 'appSecret'>, reminderId: string): string {
  return reminderId.replaceAll('-', '') + signatureOf(config, reminderId).toString('hex')
}

/** The reminder a token stops; undefined for an invalid token. */
export function reminderOfToken(
  config: Pick<Config, 'appSecret'>,
  token: string,
): string | undefined {
  const [, id, signature] = TOKEN.exec(token) ?? []
  if (!id || !signature) return undefined
  const reminderId = id.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
  const isOurs = timingSafeEqual(Buffer.from(signature, 'hex'), signatureOf(config, reminderId))
  return isOurs ? reminderId : undefined
}

function signatureOf(config: Pick<Config, 'appSecret'>, reminderId: string): Buffer {
  return keyedHash(config, 'reminder stop', reminderId).subarray(0, 16)
}
