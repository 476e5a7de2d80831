import { deviceNow } from '#app/client/device-clock.client.ts'
import { hostOf, inOrder } from './hosts.ts'
import type { Track } from './playlist.ts'

/** What the sound tells the player. */
export type AudioEvents = {
  /** Time has passed in the verse, or its length has become known. */
  moved(): void
  /** Most of the verse is here: the next one may be fetched. */
  roomForNext(): void
  ended(): void
  /** The silence that was asked for is over. */
  rested(): void
  /** Every source of the verse has been tried; at which second it stopped. */
  failed(at: number): void
  /** The browser lets no sound start without a touch. */
  blocked(): void
}

/** Seconds; `length` is NaN until it is known. */
export type PlaybackPosition = { at: number; length: number }

const STALLED_MS = 8_000
const NEARLY_OVER_SECONDS = 8

/** An element and the verse it holds, with the addresses that are left to try. */
class AudioSlot {
  readonly element = new Audio()
  sources: readonly string[] = []
  left: string[] = []

  /** Starts to load the first of these. */
  hold(sources: readonly string[], ordered: readonly string[]): void {
    this.sources = sources
    // The only address there is deserves a second try.
    this.left = ordered.length === 1 ? [...ordered, ...ordered] : [...ordered]
    this.nextSource()
  }

  /** False when none is left. */
  nextSource(): boolean {
    const source = this.left.shift()
    if (source === undefined) return false
    this.element.src = source
    return true
  }

  /** Whether these can be heard from their beginning. */
  isReady(sources: readonly string[]): boolean {
    return this.sources === sources && !this.element.error
  }

  empty(): void {
    this.sources = []
    this.left = []
    this.element.removeAttribute('src')
    this.element.load()
  }
}

/**
 * The one owner of the sound of a visit. Of its two elements one is heard; the other loads the next verse and
 * takes its place in the moment the first has ended, which leaves the smallest gap a browser can make.
 */
export class AudioOutput {
  #sounding = new AudioSlot()
  #waiting = new AudioSlot()
  #events: AudioEvents
  #failed = new Map<string, number>()
  #stalled: ReturnType<typeof setTimeout> | undefined
  #fetching: AbortController | undefined
  /** What the waiting element holds or is about to hold. */
  #wanted: readonly string[] | undefined
  #maySwap = true
  #silence: string | undefined
  #isUnlocked = false
  /** Lighter recordings first. */
  isSaving = isSavingData()

  constructor(events: AudioEvents) {
    this.#events = events
    for (const slot of [this.#sounding, this.#waiting]) {
      slot.element.preload = 'auto'
      this.#listen(slot)
    }
  }

  /** How fast it plays; 1 is as recited. Stays for all that follows. */
  set speed(rate: number) {
    for (const { element } of [this.#sounding, this.#waiting]) {
      element.defaultPlaybackRate = rate
      element.playbackRate = rate
    }
  }

  get place(): PlaybackPosition {
    const { currentTime, duration } = this.#sounding.element
    return { at: currentTime, length: this.#silence ? Number.NaN : duration }
  }

  /** Must be called while a touch or key press is handled: some browsers then let both elements sound later on. */
  unlock(): void {
    if (this.#isUnlocked) return
    this.#isUnlocked = true
    for (const { element } of [this.#sounding, this.#waiting]) element.load()
  }

  /** Plays a verse from that second. */
  start({ sources }: Track, at = 0): void {
    this.#endSilence()
    this.#fetching?.abort()
    this.#wanted = undefined
    if (at === 0 && this.#maySwap && this.#waiting.isReady(sources)) return this.#swap()
    this.#sounding.hold(sources, this.#ordered(sources))
    if (at > 0) this.#sounding.element.currentTime = at
    this.#sound()
  }

  /** Goes on with the verse at that second. */
  resume(track: Track, at: number): void {
    const { element, sources } = this.#sounding
    const isHere = sources === track.sources && !element.error && element.hasAttribute('src')
    if (!isHere || this.#silence) return this.start(track, at)
    if (Math.abs(element.currentTime - at) > 0.25) element.currentTime = at
    this.#sound()
  }

  /** Stops the sound and answers the second at which it stopped. */
  pause(): number {
    this.#unwatch()
    this.#sounding.element.pause()
    return this.#sounding.element.currentTime
  }

  /** Goes to that second of the verse. */
  seek(at: number): void {
    if (!this.#silence) this.#sounding.element.currentTime = at
  }

  /** Plays this silence in place of the verse that has ended: a page that is silent by itself may be put to sleep. */
  rest(silence: string): void {
    this.#silence = silence
    const { element } = this.#sounding
    this.#sounding.sources = []
    this.#sounding.left = []
    element.src = silence
    element.playbackRate = 1
    this.#sound()
  }

  /** Stops for good: what is being fetched is given up. */
  stop(): void {
    this.pause()
    this.#endSilence()
    this.#fetching?.abort()
    this.#wanted = undefined
    this.#sounding.empty()
    this.#waiting.empty()
  }

  /** Loads a verse into the element that waits. */
  async prefetch({ sources }: Track): Promise<void> {
    if (this.#wanted === sources) return
    this.#wanted = sources
    this.#fetching?.abort()
    const { signal } = (this.#fetching = new AbortController())
    const ordered = this.#ordered(sources)
    // A browser that saves data lets an element load no more than its first seconds; what is in its cache it plays.
    if (isSavingData() && ordered[0] !== undefined) await cache(ordered[0], signal)
    if (!signal.aborted) this.#waiting.hold(sources, ordered)
  }

  #ordered(sources: readonly string[]): readonly string[] {
    return inOrder(sources, { failed: this.#failed, now: deviceNow(), isSaving: this.isSaving })
  }

  #listen(slot: AudioSlot): void {
    const { element } = slot
    const whenSounding = (event: string, run: () => void) =>
      element.addEventListener(event, () => {
        if (slot === this.#sounding) run()
      })
    whenSounding('ended', () => {
      this.#unwatch()
      if (this.#endSilence()) this.#events.rested()
      else this.#events.ended()
    })
    whenSounding('waiting', () => this.#watch())
    whenSounding('playing', () => this.#goesOn())
    whenSounding('timeupdate', () => this.#goesOn())
    whenSounding('progress', () => this.#goesOn(false))
    whenSounding('durationchange', () => this.#events.moved())
    element.addEventListener('error', () => {
      if (!element.hasAttribute('src')) return
      this.#blame(element)
      if (slot !== this.#sounding) slot.nextSource()
      else if (this.#endSilence()) this.#events.rested()
      else this.#tryNext()
    })
  }

  #goesOn(hasMoved = true): void {
    const { element } = this.#sounding
    if (hasMoved && !element.paused) this.#unwatch()
    if (this.#silence) return
    if (hasMoved) this.#events.moved()
    const { buffered, duration, currentTime } = element
    const fetchedTo = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0
    const isRoom = fetchedTo >= duration - 0.5 || duration - currentTime < NEARLY_OVER_SECONDS
    if (isRoom && !element.paused) this.#events.roomForNext()
  }

  #swap(): void {
    const before = this.#sounding
    ;[this.#sounding, this.#waiting] = [this.#waiting, before]
    this.#sound(before)
    before.empty()
  }

  /** `unlocked` has sounded before: a browser that refuses the element that waited lets this one go on. */
  #sound(unlocked?: AudioSlot): void {
    const slot = this.#sounding
    this.#watch()
    slot.element.play().catch((error: unknown) => {
      // A new source interrupts the old promise, and a failed source tells through the error event.
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
      if (!isRefused || slot !== this.#sounding) return
      if (!unlocked) return this.#events.blocked()
      this.#maySwap = false
      ;[this.#sounding, this.#waiting] = [unlocked, slot]
      unlocked.hold(slot.sources, this.#ordered(slot.sources))
      this.#sound()
    })
  }

  #blame({ currentSrc }: HTMLAudioElement): void {
    if (navigator.onLine) this.#failed.set(hostOf(currentSrc), deviceNow())
  }

  #tryNext(): void {
    this.#unwatch()
    const at = this.#sounding.element.currentTime
    if (!this.#sounding.nextSource()) {
      this.#sounding.sources = []
      return this.#events.failed(at)
    }
    if (at > 0) this.#sounding.element.currentTime = at
    this.#sound()
  }

  /** Nothing has come for a while: whatever else that host has would not come either. */
  #giveUp(): void {
    const slot = this.#sounding
    const host = hostOf(slot.element.currentSrc)
    this.#blame(slot.element)
    slot.left = slot.left.filter((source) => hostOf(source) !== host)
    this.#tryNext()
  }

  #watch(): void {
    this.#unwatch()
    this.#stalled = setTimeout(() => this.#giveUp(), STALLED_MS)
  }

  #unwatch(): void {
    clearTimeout(this.#stalled)
  }

  #endSilence(): boolean {
    const silence = this.#silence
    if (silence === undefined) return false
    this.#silence = undefined
    URL.revokeObjectURL(silence)
    this.#sounding.element.playbackRate = this.#sounding.element.defaultPlaybackRate
    return true
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
