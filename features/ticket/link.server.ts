import type { Config } from '#platform/config.ts'
import { keyedHash, tokenHash } from '#platform/keyed-hash.server.ts'

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const EMAILS = 26

/**
 * The secret that leads to a ticket: 130 bits under the installation's key. It stands nowhere and can be made again for
 * the next email; the row keeps its hash only.
 */
export function ticketToken(config: Pick<Config, 'appSecret'>, ticketId: string): string {
  const bytes = keyedHash(config, 'ticket link', ticketId).subarray(0, EMAILS)
  return Array.from(bytes, (byte) => crockford[byte & 31]).join('')
}

/** The hash under which a ticket of this token is found. */
export function ticketTokenHash(token: string): Buffer {
  return tokenHash(`ticket ${token}`)
}

/** The address of a ticket's page, from '/'. */
export function ticketPath(token: string): string {
  return `/pusat-bantuan/tiket/${token}`
}
