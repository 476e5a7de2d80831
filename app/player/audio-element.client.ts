import type { Track } from './playlist.ts'

/** What the element tells the player. */
export type AudioEvents = {
  /** Sound comes out: a good moment to fetch the next verse. */
  sounding(): void
  ended(): void
  /** Every source of the verse has been tried. */
  failed(): void
  /** The browser lets no sound start without a touch. */
  blocked(): void
}

const STALLED_MS = 10_000

/**
 * The one audio element of a visit. A source that fails or stalls is tried once more, then the others in order.
 * The next verse is set on the same element, which keeps playback alive behind a locked screen.
 */
export class AudioOutput {
  #element = new Audio()
  #events: AudioEvents
  #attempts: readonly string[] = []
  #attempt = 0
  #stalled: ReturnType<typeof setTimeout> | undefined
  #fetching: AbortController | undefined

  constructor(events: AudioEvents) {
    this.#events = events
    this.#element.preload = 'auto'
    this.#listen()
  }

  /** Plays a verse from that second. */
  start({ sources: [first, ...others] }: Track, at = 0): void {
    this.#attempts = first === undefined ? [] : [first, first, ...others]
    this.#attempt = 0
    this.#load(at)
  }

  /** Goes on with the verse at that second. */
  resume(track: Track, at: number): void {
    const element = this.#element
    if (element.error || !element.hasAttribute('src')) return this.start(track, at)
    if (Math.abs(element.currentTime - at) > 0.25) element.currentTime = at
    this.#sound()
  }

  /** Stops the sound and answers the second at which it stopped. */
  pause(): number {
    this.#unwatch()
    this.#element.pause()
    return this.#element.currentTime
  }

  /** Stops for good: what is being fetched is given up. */
  stop(): void {
    this.pause()
    this.#fetching?.abort()
    this.#element.removeAttribute('src')
    this.#element.load()
  }

  /** Puts a verse into the browser's cache, so that no gap is heard before it. */
  prefetch({ sources: [first] }: Track): void {
    this.#fetching?.abort()
    this.#fetching = new AbortController()
    if (first !== undefined) void cache(first, this.#fetching.signal)
  }

  #listen(): void {
    const element = this.#element
    element.addEventListener('ended', () => {
      this.#unwatch()
      this.#events.ended()
    })
    element.addEventListener('error', () => {
      if (element.hasAttribute('src')) this.#tryAgain()
    })
    element.addEventListener('waiting', () => this.#watch())
    element.addEventListener('timeupdate', () => this.#unwatch())
    element.addEventListener('playing', () => {
      this.#unwatch()
      this.#events.sounding()
    })
  }

  #load(at: number): void {
    this.#element.src = this.#attempts[this.#attempt] ?? ''
    if (at > 0) this.#element.currentTime = at
    this.#sound()
  }

  #sound(): void {
    this.#watch()
    this.#element.play().catch((error: unknown) => {
      // A new source interrupts the old promise, and a failed source tells through the error event.
      if (error instanceof DOMException && error.name === 'NotAllowedError') this.#events.blocked()
    })
  }

  #tryAgain(): void {
    this.#unwatch()
    this.#attempt += 1
    if (this.#attempt < this.#attempts.length) this.#load(this.#element.currentTime)
    else this.#events.failed()
  }

  #watch(): void {
    this.#unwatch()
    this.#stalled = setTimeout(() => this.#tryAgain(), STALLED_MS)
  }

  #unwatch(): void {
    clearTimeout(this.#stalled)
  }
}

/** True when the person asked the browser to save data. */
export function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

async function cache(url: string, signal: AbortSignal): Promise<void> {
  try {
    const response = await fetch(url, { mode: 'no-cors', priority: 'low', signal })
    await response.arrayBuffer()
  } catch {
    // The verse will be fetched when its turn comes.
  }
}
