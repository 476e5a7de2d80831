import type { Config } from '#platform/config.ts'
import { keyedHash } from '#platform/security/keyed-hash.server.ts'
import { publicIdFrom } from '#platform/ids/public-id.ts'

type Settings = Pick<Config, 'appSecret' | 'inboundMail'>

/**
 * The address that leads an answer back to its ticket: `balas+b-7f3k-9q2m-{50 bits}@…`. It adds words to a ticket and
 * opens nothing. Undefined where no mail comes back to us.
 */
export function replyAddress(config: Settings, number: string): string | undefined {
  if (!config.inboundMail) return undefined
  const [local = '', domain = ''] = config.inboundMail.address.split('@')
  return `${local}+${number}-${markOf(config, number)}@${domain}`.toLowerCase()
}

/** The number of the ticket that one of these addresses leads to. */
export function ticketOfAddresses(
  config: Settings,
  addresses: readonly string[],
): string | undefined {
  for (const address of addresses) {
    const [, number] = /\+(b-[0-9a-z]{4}-[0-9a-z]{4})-[0-9a-z]{10}@/.exec(address) ?? []
    if (number && replyAddress(config, number.toUpperCase()) === address)
      return number.toUpperCase()
  }
  return undefined
}

function markOf(config: Settings, number: string): string {
  return publicIdFrom(keyedHash(config, 'ticket reply', number)).slice(0, 10)
}
