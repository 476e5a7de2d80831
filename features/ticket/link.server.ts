import type { Config } from '#platform/config.ts'
import { keyedHash, tokenHash } from '#platform/security/keyed-hash.server.ts'
import { publicIdFrom } from '#platform/ids/public-id.ts'

/**
 * The secret that opens a ticket: 130 bits under the installation's key. It is not stored but derived again for the
 * next email; the row has only its hash.
 */
export function ticketToken(config: Pick<Config, 'appSecret'>, ticketId: string): string {
  return publicIdFrom(keyedHash(config, 'ticket link', ticketId))
}

/** The hash by which a token's ticket is found. */
export function ticketTokenHash(token: string): Buffer {
  return tokenHash(`ticket ${token}`)
}

/** The address of a ticket's page, from '/'. */
export function ticketPath(token: string): string {
  return `/pusat-bantuan/tiket/${token}`
}
