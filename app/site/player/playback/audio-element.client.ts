import { deviceNow } from '#app/client/device-clock.client.ts'
import { isSavingData, keepInCache } from '../data-saver.client.ts'
import { elementFromPress } from '../first-press.client.ts'
import { hostOf, inOrder } from '../hosts.ts'

/** Events of the audio output. */
export type AudioEvents = {
  /** The position in the verse has changed, or its length is now known. */
  moved(): void
  /** Nothing has sounded for a while. */
  loading(): void
  sounding(): void
  /** Most of the verse is loaded, so the next one may be fetched. */
  roomForNext(): void
  ended(): void
  /** The requested silence is over. */
  rested(): void
  /** Every source of the verse has failed; `at` is the second where it stopped. */
  failed(at: number): void
  /** The browser allows no sound without a user gesture. */
  blocked(): void
}

/** In seconds; `length` is NaN until it is known. */
export type PlaybackPosition = { at: number; length: number }

/** A shorter wait is not shown. */
const LATE_MS = 600
const STALLED_MS = 8_000
const NEARLY_OVER_SECONDS = 8

/** An audio element and its verse, with the addresses left to try. */
class AudioSlot {
  readonly element = elementFromPress()
  sources: readonly string[] = []
  left: string[] = []

  /** Starts to load the first of `ordered`. */
  hold(sources: readonly string[], ordered: readonly string[]): void {
    this.sources = sources
    // A single address is tried twice.
    this.left = ordered.length === 1 ? [...ordered, ...ordered] : [...ordered]
    this.nextSource()
  }

  /** Loads the next address; false when none is left. */
  nextSource(): boolean {
    const source = this.left.shift()
    if (source === undefined) return false
    this.element.src = source
    return true
  }

  /** True when these sources are loaded and can play from the start. */
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
 * The only owner of audio elements. One of its two elements plays while the other loads the next verse. They swap
 * when a verse ends, which gives the smallest gap a browser allows.
 */
export class AudioOutput {
  #sounding = new AudioSlot()
  #waiting = new AudioSlot()
  #events: AudioEvents
  #failed = new Map<string, number>()
  #late: ReturnType<typeof setTimeout> | undefined
  #stalled: ReturnType<typeof setTimeout> | undefined
  #fetching: AbortController | undefined
  /** The sources that the waiting element holds or will hold. */
  #prefetched: readonly string[] | undefined
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

  /** The playback rate, 1 is normal. It also applies to all later verses. */
  set speed(rate: number) {
    for (const { element } of [this.#sounding, this.#waiting]) {
      element.defaultPlaybackRate = rate
      element.playbackRate = rate
    }
  }

  /** Other devices that could play what sounds. */
  get remote(): RemotePlayback | undefined {
    return this.#sounding.element.remote
  }

  get place(): PlaybackPosition {
    const { currentTime, duration } = this.#sounding.element
    return { at: currentTime, length: this.#silence ? Number.NaN : duration }
  }

  /** Must be called inside a press handler: some browsers only then let both elements play later. */
  unlock(): void {
    if (this.#isUnlocked) return
    this.#isUnlocked = true
    for (const { element } of [this.#sounding, this.#waiting]) element.load()
  }

  /** Plays a recording from that second. */
  start(sources: readonly string[], at = 0): void {
    this.#endSilence()
    this.#fetching?.abort()
    this.#prefetched = undefined
    // Another device has the sound of one element only.
    const isRemote = (this.remote?.state ?? 'disconnected') !== 'disconnected'
    if (at === 0 && this.#maySwap && !isRemote && this.#waiting.isReady(sources))
      return this.#swap()
    this.#sounding.hold(sources, this.#ordered(sources))
    if (at > 0) this.#sounding.element.currentTime = at
    this.#sound()
  }

  /** Resumes the recording at that second. */
  resume(sources: readonly string[], at: number): void {
    const { element } = this.#sounding
    const isHere = this.#sounding.isReady(sources) && element.hasAttribute('src')
    if (!isHere || this.#silence) return this.start(sources, at)
    if (Math.abs(element.currentTime - at) > 0.25) element.currentTime = at
    this.#sound()
  }

  /** Stops the sound and returns the second where it stopped. */
  pause(): number {
    this.#unwatch()
    this.#sounding.element.pause()
    return this.#sounding.element.currentTime
  }

  /** Jumps to that second of the verse. */
  seek(at: number): void {
    if (!this.#silence) this.#sounding.element.currentTime = at
  }

  /** Plays silent audio after a verse has ended. A browser may suspend a page that makes no sound. */
  rest(silence: string): void {
    this.#silence = silence
    const { element } = this.#sounding
    this.#sounding.sources = []
    this.#sounding.left = []
    element.src = silence
    element.playbackRate = 1
    this.#sound()
  }

  /** Stops for good and cancels all downloads. */
  stop(): void {
    this.pause()
    this.#endSilence()
    this.#fetching?.abort()
    this.#prefetched = undefined
    this.#sounding.empty()
    this.#waiting.empty()
  }

  /** Loads a recording into the waiting element. */
  async prefetch(sources: readonly string[]): Promise<void> {
    if (this.#prefetched === sources) return
    this.#prefetched = sources
    this.#fetching?.abort()
    const { signal } = (this.#fetching = new AbortController())
    const ordered = this.#ordered(sources)
    // In data-saver mode a browser preloads only the first seconds, but plays all of its cache.
    if (isSavingData() && ordered[0] !== undefined) await keepInCache(ordered[0], signal)
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
    whenSounding('playing', () => {
      this.#goesOn()
      this.#events.sounding()
    })
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

  /**
   * `unlocked` is the element that has already played. When the browser blocks the waiting element, this one plays
   * instead.
   */
  #sound(unlocked?: AudioSlot): void {
    const slot = this.#sounding
    this.#watch()
    slot.element.play().catch((error: unknown) => {
      // A new source rejects too; the error event reports a failed one.
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

  /** Nothing has arrived for a while, so other addresses of this host are skipped too. */
  #giveUp(): void {
    const slot = this.#sounding
    const host = hostOf(slot.element.currentSrc)
    this.#blame(slot.element)
    slot.left = slot.left.filter((source) => hostOf(source) !== host)
    this.#tryNext()
  }

  #watch(): void {
    this.#unwatch()
    this.#late = setTimeout(() => this.#events.loading(), LATE_MS)
    this.#stalled = setTimeout(() => this.#giveUp(), STALLED_MS)
  }

  #unwatch(): void {
    clearTimeout(this.#late)
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
