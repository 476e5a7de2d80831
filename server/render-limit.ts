import { networkOf } from '#platform/client-address.server.ts'
import type { PageAddress } from './page-address.ts'

type Options = {
  /** So many at once, and as many again spread over each minute; 0 limits nothing. */
  perMinute: number
  /** Milliseconds that never go back. */
  clock: () => number
}

const OWN_PAGES_FACTOR = 3
const MOST_NETWORKS = 20_000

/**
 * What one network may have drawn for it: pages that are kept cost nothing and are not counted. In memory and per
 * process, because it is the processor of this process that it spares, and kept pages must not ask a database.
 */
export class RenderLimit {
  #perMinute: number
  #clock: () => number
  /** When the allowance of a network is whole again; those longest not seen first. */
  #freeAt = new Map<string, number>()

  constructor({ perMinute, clock }: Options) {
    this.#perMinute = perMinute
    this.#clock = clock
  }

  /** Takes one of the allowance of an address's network; answers the seconds to wait where there is none left. */
  take(address: string): number {
    // Without a socket nobody asks but ourselves.
    if (this.#perMinute === 0 || address === 'unknown') return 0
    const network = networkOf(address)
    const now = this.#clock()
    const everyMs = 60_000 / this.#perMinute
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

/** The limits of all pages: those of a donation or an account are asked for by people on their way, and get more room. */
export class PageLimits {
  #open: RenderLimit
  #own: RenderLimit

  constructor(perMinute: number, clock = () => performance.now()) {
    this.#open = new RenderLimit({ perMinute, clock })
    this.#own = new RenderLimit({ perMinute: perMinute * OWN_PAGES_FACTOR, clock })
  }

  /** Seconds to wait before a page may be drawn for this address; 0 when it may be now. */
  take({ policy, isKnown }: Pick<PageAddress, 'policy' | 'isKnown'>, address: string): number {
    return (isKnown && policy.cache === 'none' ? this.#own : this.#open).take(address)
  }
}
