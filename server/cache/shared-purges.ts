import type { Ctx } from '#platform/context.ts'
import { listPurges, PURGES_KEPT_MS, recordPurge } from '#platform/db/page-purge.server.ts'
import type { ReadFence } from '#platform/db/pool/read-fence.server.ts'
import type { PageCache } from './page-cache.ts'

type Parts = {
  ctx: Pick<Ctx, 'db' | 'newId' | 'now' | 'log'>
  cache: Pick<PageCache, 'purge' | 'clear'>
  /** Set when pages are read from a replica, which has a change a little later. */
  fence: Pick<ReadFence, 'raise'> | undefined
  /** Milliseconds that never go back. */
  clock: () => number
}

const EVERY_MS = 750
/** A transaction may commit this long after the time in its row, and machines' clocks differ. */
const OVERLAP_MS = 120_000

/** Sends purges to the page caches of all processes: through a table that each of them reads every second. */
export class SharedPurges {
  #parts: Parts
  #waiting = new Set<string>()
  #seen = new Map<string, number>()
  #isWriting = false
  #isBlind = false
  #isStopped = false
  #readAt: number
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    this.#readAt = parts.clock()
  }

  /** Drops pages here at once and tells the other processes. */
  purge(...prefixes: string[]): void {
    this.#drop(prefixes)
    for (const prefix of prefixes) this.#waiting.add(prefix)
    // The purges of one turn of the event loop share one row.
    setImmediate(() => void this.#write())
  }

  start(): void {
    this.#timer = setTimeout(() => void this.#turn(), EVERY_MS).unref()
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  async #turn(): Promise<void> {
    await this.#write()
    await this.read()
    if (!this.#isStopped) this.start()
  }

  /** Drops what other processes purged since the last time. Fails silently: an outage is logged once. */
  async read(): Promise<void> {
    const { ctx, cache, clock } = this.#parts
    const began = clock()
    const gapMs = began - this.#readAt
    try {
      const rows = await listPurges(ctx.db, new Date(ctx.now().getTime() - gapMs - OVERLAP_MS))
      // Unread rows may be deleted already: everything is rendered anew.
      if (gapMs > PURGES_KEPT_MS - OVERLAP_MS) cache.clear()
      for (const { id, prefixes } of rows) {
        if (!this.#seen.has(id)) this.#drop(prefixes)
        this.#seen.set(id, began)
      }
      for (const [id, seenAt] of this.#seen) if (seenAt < began) this.#seen.delete(id)
      this.#readAt = began
      this.#isBlind = false
    } catch (cause) {
      if (!this.#isBlind) ctx.log.warn('pages.purges-blind', { cause })
      this.#isBlind = true
    }
  }

  /** Keeps purges that cannot be written for the next turn. */
  async #write(): Promise<void> {
    if (this.#isWriting || this.#waiting.size === 0) return
    this.#isWriting = true
    const { ctx } = this.#parts
    const prefixes = [...this.#waiting]
    this.#waiting.clear()
    try {
      await recordPurge(ctx, ctx.db, prefixes)
    } catch {
      for (const prefix of prefixes) this.#waiting.add(prefix)
    } finally {
      this.#isWriting = false
    }
  }

  #drop(prefixes: string[]): void {
    const { cache, fence } = this.#parts
    // First, so that a page rendered from now on is not read from a replica that lacks the change.
    fence?.raise()
    cache.purge(...prefixes)
  }
}
