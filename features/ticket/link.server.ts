import type { Config } from '#platform/config.ts'
import { keyedHash, tokenHash } from '#platform/keyed-hash.server.ts'
import { publicIdFrom } from '#platform/public-id.ts'

/**
 * The secret that leads to a ticket: 130 bits under the installation's key. It stands nowhere and can be made again for
 * the next email; the row keeps its hash only.
 */
export function ticketToken(config: Pick<Config, 'appSecret'>, ticketId: string): string {
  return publicIdFrom(keyedHash(config, 'ticket link', ticketId))
}

/** The hash under which a ticket of this token is found. */
export function ticketTokenHash(token: string): Buffer {
  return tokenHash(`ticket ${token}`)
}

/** The address of a ticket's page, from '/'. */
export function ticketPath(token: string): string {
  return `/pusat-bantuan/tiket/${token}`
}
