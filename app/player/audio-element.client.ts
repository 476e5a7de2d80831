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

export type AudioOutput = {
  start(track: Track, at?: number): void
  /** Goes on with the verse at that second. */
  resume(track: Track, at: number): void
  /** Stops the sound and answers the second at which it stopped. */
  pause(): number
  stop(): void
  /** Puts a verse into the browser's cache, so that no gap is heard before it. */
  prefetch(track: Track): void
}

const STALLED_MS = 10_000

/**
 * The one audio element of a visit. A source that fails or stalls is tried once more, then the others in order.
 * The next verse is set on the same element, which keeps playback alive behind a locked screen.
 */
export function openAudioElement(events: AudioEvents): AudioOutput {
  const element = new Audio()
  element.preload = 'auto'
  let attempts: readonly string[] = []
  let attempt = 0
  let stalled: ReturnType<typeof setTimeout> | undefined
  let fetching: AbortController | undefined

  function load(at: number): void {
    element.src = attempts[attempt] ?? ''
    if (at > 0) element.currentTime = at
    sound()
  }

  function sound(): void {
    watch()
    element.play().catch((error: unknown) => {
      // A new source interrupts the old promise, and a failed source tells through the error event.
      if (error instanceof DOMException && error.name === 'NotAllowedError') events.blocked()
    })
  }

  function tryAgain(): void {
    unwatch()
    attempt += 1
    if (attempt < attempts.length) load(element.currentTime)
    else events.failed()
  }

  function watch(): void {
    unwatch()
    stalled = setTimeout(tryAgain, STALLED_MS)
  }

  function unwatch(): void {
    clearTimeout(stalled)
  }

  element.addEventListener('ended', () => {
    unwatch()
    events.ended()
  })
  element.addEventListener('error', () => {
    if (element.hasAttribute('src')) tryAgain()
  })
  element.addEventListener('waiting', watch)
  element.addEventListener('timeupdate', unwatch)
  element.addEventListener('playing', () => {
    unwatch()
    events.sounding()
  })

  return {
    start(track, at = 0) {
      const [first, ...others] = track.sources
      attempts = first === undefined ? [] : [first, first, ...others]
      attempt = 0
      load(at)
    },
    resume(track, at) {
      if (element.error || !element.hasAttribute('src')) return this.start(track, at)
      if (Math.abs(element.currentTime - at) > 0.25) element.currentTime = at
      sound()
    },
    pause() {
      unwatch()
      element.pause()
      return element.currentTime
    },
    stop() {
      unwatch()
      fetching?.abort()
      element.pause()
      element.removeAttribute('src')
      element.load()
    },
    prefetch(track) {
      fetching?.abort()
      fetching = new AbortController()
      void cache(track.sources[0], fetching.signal)
    },
  }
}

/** True when the person asked the browser to save data. */
export function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

async function cache(url: string | undefined, signal: AbortSignal): Promise<void> {
  if (url === undefined) return
  try {
    const response = await fetch(url, { mode: 'no-cors', priority: 'low', signal })
    await response.arrayBuffer()
  } catch {
    // The verse will be fetched when its turn comes.
  }
}
