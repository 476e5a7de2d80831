import { networkOf, SITE_FACTOR, ipv6Site } from '#platform/http/client-address.server.ts'
import type { PageAddress } from './page-address.ts'

type Options = {
  /** This many at once, and as many again spread over each minute; 0 switches the limit off. */
  perMinute: number
  /** Milliseconds that never go back. */
  clock: () => number
}

const OWN_PAGES_FACTOR = 3
const MOST_NETWORKS = 20_000

/**
 * How many pages one network may have rendered; cached pages are free and not counted. In memory and per process,
 * because it protects this process's processor, and cached pages must not ask a database.
 */
export class RenderLimit {
  #perMinute: number
  #clock: () => number
  /** When a network's allowance is full again; the longest unseen first. */
  #freeAt = new Map<string, number>()

  constructor({ perMinute, clock }: Options) {
    this.#perMinute = perMinute
    this.#clock = clock
  }

  /** Takes one from the allowance of an address's network, of IPv6 its /64 and its /48; answers the seconds to wait when none is left. */
  take(address: string): number {
    // A request without a socket is our own.
    if (this.#perMinute === 0 || address === 'unknown') return 0
    const site = ipv6Site(address)
    if (site === undefined) return this.#takeOf(networkOf(address), this.#perMinute)
    const wait = this.#takeOf(address, this.#perMinute)
    return wait > 0 ? wait : this.#takeOf(site, this.#perMinute * SITE_FACTOR)
  }

  #takeOf(network: string, perMinute: number): number {
    const now = this.#clock()
    const everyMs = 60_000 / perMinute
    const freeAt = Math.max(now, this.#freeAt.get(network) ?? now) + everyMs
    const waitMs = freeAt - now - 60_000
    if (waitMs > 0) return Math.ceil(waitMs / 1000)
    this.#freeAt.delete(network)
    this.#freeAt.set(network, freeAt)
    const [oldest] = this.#freeAt.keys()
    if (this.#freeAt.size > MOST_NETWORKS && oldest) this.#freeAt.delete(oldest)
    return 0
  }
}

/** The limits of all pages: pages of a donation or an account have a larger one. */
export class PageLimits {
  #open: RenderLimit
  #own: RenderLimit

  constructor(perMinute: number, clock = () => performance.now()) {
    this.#open = new RenderLimit({ perMinute, clock })
    this.#own = new RenderLimit({ perMinute: perMinute * OWN_PAGES_FACTOR, clock })
  }

  /** Seconds to wait before a page may be rendered for this address; 0 when it may be now. */
  take({ policy, isKnown }: Pick<PageAddress, 'policy' | 'isKnown'>, address: string): number {
    return (isKnown && policy.cache === 'none' ? this.#own : this.#open).take(address)
  }
}
