import { type Frozen, freeze, frozenBytes } from '#platform/frozen.server.ts'

type Entry = { frozen: Frozen; freshUntil: number; staleUntil: number; bytes: number }

/** A page that may be kept, or an answer that must go out as it is. */
export type Rendered = { kept: Frozen } | { passed: Response }

const YEAR_SECONDS = 31_536_000
const LIMIT_BYTES = 96 * 1024 * 1024
/** How much longer than fresh a page may still be served while one render replaces it. */
const STALE_FACTOR = 10

/**
 * Public pages are the same for every visitor (the session lives only in the browser), so whole documents
 * are kept compressed: fresh for the page's own time, then served stale while one render replaces them.
 */
export class PageCache {
  #entries = new Map<string, Entry>()
  #rendering = new Map<string, Promise<Rendered>>()
  #generation = 0
  #bytes = 0
  #clock: () => number

  /** `clock` answers milliseconds that never go back (performance.now): a moved TEST_CLOCK must not freeze pages. */
  constructor(clock: () => number) {
    this.#clock = clock
  }

  /** The page if it is here and fresh enough to be sent without asking anyone. */
  peek(key: string): Frozen | undefined {
    const entry = this.#entries.get(key)
    return entry && entry.freshUntil > this.#clock() ? entry.frozen : undefined
  }

  /** The kept page, or a new render; several requests for one key cause one render. */
  async get(key: string, render: () => Promise<Response>): Promise<Rendered> {
    const nowMs = this.#clock()
    const entry = this.#entries.get(key)
    if (!entry || entry.staleUntil <= nowMs) return this.#renderOnce(key, render)
    if (entry.freshUntil <= nowMs) {
      // The page that is here stays; what failed was logged where it failed.
      void this.#renderOnce(key, render).catch(() => {})
    }
    return { kept: entry.frozen }
  }

  /** Forgets every page whose path starts with one of the prefixes; '/' alone means the home page. */
  purge(...prefixes: string[]): void {
    this.#generation++
    for (const key of this.#entries.keys()) {
      const path = key.replace(/\/_payload\.json$/, '').replace(/\?.*$/, '') || '/'
      if (prefixes.some((prefix) => (prefix === '/' ? path === '/' : path.startsWith(prefix)))) {
        this.#drop(key)
      }
    }
  }

  #renderOnce(key: string, render: () => Promise<Response>): Promise<Rendered> {
    const running = this.#rendering.get(key)
    if (running) return running
    const rendering = this.#render(key, render).finally(() => this.#rendering.delete(key))
    this.#rendering.set(key, rendering)
    return rendering
  }

  async #render(key: string, render: () => Promise<Response>): Promise<Rendered> {
    const generation = this.#generation
    const response = await render()
    const maxAge = sharedMaxAge(response)
    if (response.status !== 200 || maxAge === 0) {
      this.#drop(key)
      return { passed: response }
    }
    const body = Buffer.from(await response.arrayBuffer())
    const headers = Object.fromEntries(response.headers)
    delete headers['content-length']
    // What is named by its address never changes; all else is asked for again and mostly answered 304.
    headers['cache-control'] =
      maxAge >= YEAR_SECONDS
        ? `public, max-age=${YEAR_SECONDS}, immutable`
        : 'public, max-age=0, must-revalidate'
    const frozen = await freeze(body, { headers, quality: maxAge >= 3600 ? 9 : 5 })
    // What was rendered before a purge may show what the purge was for.
    if (generation === this.#generation) this.#keep(key, frozen, maxAge * 1000)
    return { kept: frozen }
  }

  #keep(key: string, frozen: Frozen, freshMs: number): void {
    this.#drop(key)
    const bytes = frozenBytes(frozen)
    const freshUntil = this.#clock() + freshMs
    const staleUntil = freshUntil + freshMs * STALE_FACTOR
    this.#entries.set(key, { frozen, freshUntil, staleUntil, bytes })
    this.#bytes += bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= LIMIT_BYTES) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }
}

function sharedMaxAge(response: Response): number {
  const found = /s-maxage=(\d+)/.exec(response.headers.get('cache-control') ?? '')
  return Number(found?.[1] ?? 0)
}
