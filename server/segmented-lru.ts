type Entry<V> = { value: V; bytes: number; isProtected: boolean }

/** What has been asked for twice may fill so much of the room; the rest is for what is new. */
const PROTECTED_SHARE = 0.8

/**
 * Holds values up to a number of bytes. A new value is on probation, and the oldest on probation goes first: a
 * flood of values that are asked for once pushes out one another, never what is asked for again and again.
 */
export class SegmentedLru<V> {
  #entries = new Map<string, Entry<V>>()
  // Least recently used first: a Map keeps the order in which keys came in.
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

  /** The value, which counts as used. */
  get(key: string): V | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#use(key, entry)
    return entry.value
  }

  /** Takes the place of an earlier value of the key, and its rank. One bigger than all the room is not held. */
  set(key: string, value: V, bytes: number): void {
    const isProtected = this.#entries.get(key)?.isProtected ?? false
    this.delete(key)
    if (bytes > this.#limit) return
    const entry = { value, bytes, isProtected }
    this.#entries.set(key, entry)
    this.#segmentOf(entry).set(key, entry)
    this.#bytes += bytes
    if (isProtected) this.#protectedBytes += bytes
    this.#demote()
    while (this.#bytes > this.#limit) this.#evict()
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

  /** Puts what was longest not used back on probation until the protected fit their share. */
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
