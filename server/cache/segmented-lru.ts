type Entry<V> = { value: V; bytes: number; isProtected: boolean }

/** The share of the space for values used at least twice; the rest is for new values. */
const PROTECTED_SHARE = 0.8

/**
 * Holds values up to a number of bytes. A new value is on probation, and the oldest on probation goes first: a flood
 * of values used once displaces only such values, never those used again and again.
 */
export class SegmentedLru<V> {
  #entries = new Map<string, Entry<V>>()
  // Least recently used first: a Map keeps insertion order.
  #probation = new Map<string, Entry<V>>()
  #protected = new Map<string, Entry<V>>()
  #bytes = 0
  #protectedBytes = 0
  #limit: number

  constructor(limitBytes: number) {
    this.#limit = limitBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  /** The value; reading it counts as use. */
  get(key: string): V | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#use(key, entry)
    return entry.value
  }

  /**
   * Replaces an earlier value of the key and takes its rank. A value larger than the whole space is not stored, and the
   * answer is false.
   */
  set(key: string, value: V, bytes: number): boolean {
    const isProtected = this.#entries.get(key)?.isProtected ?? false
    this.delete(key)
    if (bytes > this.#limit) return false
    const entry = { value, bytes, isProtected }
    this.#entries.set(key, entry)
    this.#segmentOf(entry).set(key, entry)
    this.#bytes += bytes
    if (isProtected) this.#protectedBytes += bytes
    this.#demote()
    while (this.#bytes > this.#limit) this.#evict()
    return true
  }

  delete(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#segmentOf(entry).delete(key)
    this.#bytes -= entry.bytes
    if (entry.isProtected) this.#protectedBytes -= entry.bytes
  }

  keys(): IterableIterator<string> {
    return this.#entries.keys()
  }

  #use(key: string, entry: Entry<V>): void {
    this.#segmentOf(entry).delete(key)
    if (!entry.isProtected) this.#protectedBytes += entry.bytes
    entry.isProtected = true
    this.#protected.set(key, entry)
    this.#demote()
  }

  /** Moves the least recently used back to probation until the protected fit their share. */
  #demote(): void {
    for (const [key, entry] of this.#protected) {
      if (this.#protectedBytes <= this.#limit * PROTECTED_SHARE) return
      this.#protected.delete(key)
      this.#protectedBytes -= entry.bytes
      entry.isProtected = false
      this.#probation.set(key, entry)
    }
  }

  #evict(): void {
    const [oldest] = this.#probation.size > 0 ? this.#probation.keys() : this.#protected.keys()
    if (oldest !== undefined) this.delete(oldest)
  }

  #segmentOf({ isProtected }: Entry<V>): Map<string, Entry<V>> {
    return isProtected ? this.#protected : this.#probation
  }
}
