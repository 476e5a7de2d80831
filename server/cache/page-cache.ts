import { type Frozen, freeze, frozenBytes, packedFully } from '#platform/http/frozen.server.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'
import { SegmentedLru } from './segmented-lru.ts'

type Entry = {
  frozen: Frozen
  freshUntil: number
  /** Until then it is served at once while one render replaces it. */
  staleUntil: number
  /** Until then it is served when no render succeeds. */
  keptUntil: number
  /** After a failed render, the time of the next attempt. */
  retryAt: number
}

type Rendering = { page: Promise<Rendered>; isPurged: boolean }

/** A page that may be cached, or an answer that must be sent unchanged. */
export type Rendered = { kept: Frozen } | { passed: Response }

export type PageCacheOptions = {
  limitBytes?: number
  /** How long a visitor waits for a new page when an old one exists. */
  patienceMs?: number
}

const YEAR_SECONDS = 31_536_000
/** All forms of all cached pages together: some two thousand pages. */
const LIMIT_BYTES = 48 * 1024 * 1024
/** How many times its fresh time a page may still be served while one render replaces it. */
const STALE_FACTOR = 10
/** A database may be away for a day before its pages are. */
const OUTAGE_MS = DAY_MS
const RETRY_MS = 5_000
const PATIENCE_MS = 3_000
/** A page that may stay for an hour and has this many packed bytes is packed again, as small as it can be. */
const LONG_SECONDS = 3_600
const LONG_BYTES = 20_000
/** Crawlers request missing pages repeatedly; a page that appears is purged by its prefix. */
const MISSING_SECONDS = 10

/**
 * Public pages are the same for every visitor (the session lives only in the browser), so whole documents are cached
 * compressed: fresh for the page's own time, then served stale while one render replaces them, and up to a day when
 * none can be made.
 */
export class PageCache {
  #entries: SegmentedLru<Entry>
  #rendering = new Map<string, Rendering>()
  #clock: () => number
  #patienceMs: number
  /** One page after the other: packing fully occupies a processor. */
  #packing = Promise.resolve()

  /** `clock` answers milliseconds that never go back (performance.now): a moved TEST_CLOCK must not freeze pages. */
  constructor(clock: () => number, options: PageCacheOptions = {}) {
    this.#clock = clock
    this.#entries = new SegmentedLru(options.limitBytes ?? LIMIT_BYTES)
    this.#patienceMs = options.patienceMs ?? PATIENCE_MS
  }

  /** The page if it is cached and fresh enough to be sent at once. */
  peek(key: string): Frozen | undefined {
    const entry = this.#entries.get(key)
    return entry && entry.freshUntil > this.#clock() ? entry.frozen : undefined
  }

  /** True when a request for the key causes no render of its own. */
  has(key: string): boolean {
    const entry = this.#entries.get(key)
    return this.#rendering.has(key) || (entry !== undefined && entry.staleUntil > this.#clock())
  }

  /** The cached page, or a new render; several requests for one key cause one render. */
  async get(key: string, render: () => Promise<Response>): Promise<Rendered> {
    const nowMs = this.#clock()
    const entry = this.#entries.get(key)
    if (!entry || entry.keptUntil <= nowMs) return this.#renderOnce(key, render)
    const rendered = { kept: entry.frozen }
    if (entry.freshUntil > nowMs || entry.retryAt > nowMs) return rendered
    // The cached page stays when the new render fails; the failure was logged where it happened.
    const renewed = this.#renderOnce(key, render).catch(() => rendered)
    if (entry.staleUntil > nowMs) return rendered
    return Promise.race([renewed, this.#afterPatience(key, rendered)])
  }

  /** Drops every page whose path starts with one of the prefixes; '/' alone means the home page. */
  purge(...prefixes: string[]): void {
    for (const key of this.#entries.keys()) {
      if (isOf(key, prefixes)) this.#entries.delete(key)
    }
    for (const [key, rendering] of this.#rendering) {
      if (!isOf(key, prefixes)) continue
      // A render that began before a purge may show outdated content: later requests do not get it.
      rendering.isPurged = true
      this.#rendering.delete(key)
    }
  }

  /** Drops everything. */
  clear(): void {
    this.purge('')
  }

  #renderOnce(key: string, render: () => Promise<Response>): Promise<Rendered> {
    const running = this.#rendering.get(key)
    if (running) return running.page
    const rendering: Rendering = { isPurged: false, page: Promise.resolve({} as never) }
    rendering.page = this.#render(key, render, rendering).finally(() => {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key)
    })
    this.#rendering.set(key, rendering)
    return rendering.page
  }

  async #render(
    key: string,
    render: () => Promise<Response>,
    rendering: Rendering,
  ): Promise<Rendered> {
    let response: Response
    try {
      response = await render()
    } catch (cause) {
      this.#retryLater(key)
      throw cause
    }
    const { status } = response
    const isMissing = status === 404 || status === 410
    const seconds = isMissing ? MISSING_SECONDS : sharedMaxAge(response)
    if (isMissing || (status === 200 && seconds > 0)) {
      const frozen = await frozenOf(response, seconds)
      if (!rendering.isPurged) this.#keep(key, frozen, seconds * 1000)
      return { kept: frozen }
    }
    // A failed or incomplete answer says nothing about the cached page.
    const entry = status >= 500 || status === 200 ? this.#retryLater(key) : undefined
    if (entry && !rendering.isPurged) return { kept: entry.frozen }
    if (status < 500 && status !== 200) this.#entries.delete(key)
    return { passed: response }
  }

  #retryLater(key: string): Entry | undefined {
    const entry = this.#entries.get(key)
    if (!entry || entry.keptUntil <= this.#clock()) return undefined
    entry.retryAt = this.#clock() + RETRY_MS
    return entry
  }

  #keep(key: string, frozen: Frozen, freshMs: number): void {
    const now = this.#clock()
    const freshUntil = now + freshMs
    const isPage = frozen.status === 200
    const staleUntil = isPage ? freshUntil + freshMs * STALE_FACTOR : freshUntil
    const keptUntil = isPage ? Math.max(staleUntil, now + OUTAGE_MS) : freshUntil
    const entry = { frozen, freshUntil, staleUntil, keptUntil, retryAt: 0 }
    const isKept = this.#entries.set(key, entry, frozenBytes(frozen))
    const isLong = freshMs >= LONG_SECONDS * 1000 && (frozen.brotli?.length ?? 0) >= LONG_BYTES
    if (isKept && isPage && isLong) this.#packFully(entry)
  }

  /** The first visitor does not wait for it: later ones get fewer bytes of the same page. */
  #packFully(entry: Entry): void {
    this.#packing = this.#packing.then(async () => {
      // Only memory could be missing, and then the page stays as it is.
      entry.frozen = await packedFully(entry.frozen).catch(() => entry.frozen)
    })
  }

  /** The cached page, after waiting long enough; later requests need not wait. */
  #afterPatience(key: string, rendered: Rendered): Promise<Rendered> {
    return new Promise((resolve) => {
      const giveUp = () => {
        if (this.#rendering.has(key)) this.#retryLater(key)
        resolve(rendered)
      }
      setTimeout(giveUp, this.#patienceMs).unref()
    })
  }
}

async function frozenOf(response: Response, maxAge: number): Promise<Frozen> {
  const { status } = response
  const body = Buffer.from(await response.arrayBuffer())
  const headers = Object.fromEntries(response.headers)
  delete headers['content-length']
  // Files with content in their name never change; everything else is revalidated and mostly answered 304.
  if (status === 200) {
    headers['cache-control'] =
      maxAge >= YEAR_SECONDS
        ? `public, max-age=${YEAR_SECONDS}, immutable`
        : 'public, max-age=0, must-revalidate'
  }
  // Beyond 7 Brotli takes twice the time and three times the memory for one byte in fifty.
  return freeze(body, { status, headers, quality: 7 })
}

/** Whether a page's key, its data or its payload lies under one of the prefixes. */
function isOf(key: string, prefixes: string[]): boolean {
  const plain = key.replace(/\?.*$/, '').replace(/(\/_payload\.json|(\/_)?\.data)$/, '')
  const path = plain || '/'
  return prefixes.some((prefix) => (prefix === '/' ? path === '/' : path.startsWith(prefix)))
}

function sharedMaxAge(response: Response): number {
  const found = /s-maxage=(\d+)/.exec(response.headers.get('cache-control') ?? '')
  return Number(found?.[1] ?? 0)
}
