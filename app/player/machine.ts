import { cardTitle, isSamePlaylist, type Playlist, type Track } from './playlist.ts'

/** What repeats: the current verse without end, or a range of verses `times` times (0: without end). */
export type Repeat =
  | { kind: 'verse' }
  | {
      kind: 'range'
      /** Indexes of the first and the last verse, both included. */
      from: number
      to: number
      times: number
      /** The current round, from 1. */
      round: number
    }

/**
 * When the sound ends by itself: with the verse that plays at `until` (milliseconds; `minutes` is the chosen
 * duration), or with the surah.
 */
export type Sleep = { until: number; minutes: number } | 'surah'

/** Where the player goes when a verse has ended. */
export type Upcoming = { index: number; repeat?: Repeat | undefined }

/** The state of the player. The first fields follow spec.md S4; the later ones hold the listener's choices. */
export type PlayerState = {
  playlist: Playlist | null
  /** The verse that plays or is paused; null while the player is closed. */
  current: Track | null
  /** Index in the playlist from 0; -1 while the player is closed. */
  index: number
  isCardVisible: boolean
  isCardPaused: boolean
  /** The second of the current verse where it resumes. */
  resumeAt: number
  title: string
  repeat?: Repeat | undefined
  sleep?: Sleep | undefined
  /** Set when a verse has ended and silence (or a pause) comes before this next one. */
  upNext?: Upcoming | undefined
}

export type PlayerEvent =
  | { type: 'play'; playlist: Playlist; index: number; at?: number }
  | { type: 'pause'; at: number }
  | { type: 'resume' }
  /** The listener jumped to second `at` of the verse. */
  | { type: 'sought'; at: number }
  | { type: 'next' }
  | { type: 'previous' }
  /** `now` in milliseconds; with `isRest`, silence comes before the next verse. */
  | { type: 'ended'; now?: number; isRest?: boolean }
  /** The silence after a verse is over. */
  | { type: 'rested' }
  | { type: 'failed'; at?: number }
  | { type: 'close' }
  /** The screen of a surah or juz was opened. */
  | { type: 'opened'; screen: Pick<Playlist, 'kind' | 'number'> }
  | { type: 'repeat'; repeat: Repeat | undefined }
  | { type: 'sleep'; sleep: Sleep | undefined }
  /** The same verses by another qari. */
  | { type: 'reciter-changed'; playlist: Playlist }

export const closed: PlayerState = {
  playlist: null,
  current: null,
  index: -1,
  isCardVisible: false,
  isCardPaused: true,
  resumeAt: 0,
  title: '',
}

/** The next state of the player. An event that is not allowed returns the same state. */
export function transition(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'play':
      return playing(state, event)
    case 'pause':
      return isPlaying(state) ? { ...state, isCardPaused: true, resumeAt: event.at } : state
    case 'resume':
      return state.current && state.isCardPaused ? resumed(state) : state
    case 'sought':
      return state.current && state.isCardPaused && !state.upNext
        ? { ...state, resumeAt: event.at }
        : state
    case 'next':
      return moved(state, state.index + 1)
    case 'previous':
      return moved(state, state.index - 1)
    case 'ended':
      return isSounding(state) ? afterVerse(state, event) : state
    case 'rested':
      return isPlaying(state) && state.upNext ? arrived(state, state.upNext) : state
    case 'failed':
      return isPlaying(state)
        ? { ...state, isCardPaused: true, resumeAt: event.at ?? 0, upNext: undefined }
        : state
    case 'close':
      return state.playlist ? closed : state
    case 'opened':
      return isReplaced(state.playlist, event.screen) ? closed : state
    case 'repeat':
      return repeating(state, event.repeat)
    case 'sleep':
      return state.current ? { ...state, sleep: event.sleep } : state
    case 'reciter-changed':
      return withReciter(state, event.playlist)
  }
}

/** The index of the highlighted verse on that screen; null while paused or while something else plays. */
export function highlighted(
  state: PlayerState,
  screen: Pick<Playlist, 'kind' | 'number'>,
): number | null {
  return isPlaying(state) && isSamePlaylist(state.playlist, screen) ? state.index : null
}

/** True when there is a verse in that direction. */
export function canStep(state: PlayerState, by: 1 | -1): boolean {
  return state.playlist?.tracks[state.index + by] !== undefined
}

/** What plays next when the current verse ends by itself; null after the last one. */
export function upcoming({ playlist, index, repeat }: PlayerState): Upcoming | null {
  if (!playlist) return null
  if (repeat?.kind === 'verse') return { index, repeat }
  if (repeat && index >= repeat.to) {
    const isLastRound = repeat.times > 0 && repeat.round >= repeat.times
    if (isLastRound) return null
    return { index: repeat.from, repeat: { ...repeat, round: repeat.round + 1 } }
  }
  return playlist.tracks[index + 1] ? { index: index + 1, repeat } : null
}

function isPlaying(state: PlayerState): boolean {
  return state.current !== null && !state.isCardPaused
}

function isSounding(state: PlayerState): boolean {
  return isPlaying(state) && !state.upNext
}

type Start = { playlist: Playlist; index: number; at?: number }

function playing(state: PlayerState, { playlist, index, at = 0 }: Start): PlayerState {
  const current = playlist.tracks[index]
  if (!current) return state
  const repeat = isSamePlaylist(state.playlist, playlist)
    ? repeatAt(state.repeat, index)
    : undefined
  return {
    playlist,
    current,
    index,
    isCardVisible: true,
    isCardPaused: false,
    resumeAt: at,
    title: cardTitle(playlist, index),
    repeat,
    sleep: state.sleep,
  }
}

/** A jump to a verse outside the repeated range ends the repetition. */
function repeatAt(repeat: Repeat | undefined, index: number): Repeat | undefined {
  if (repeat?.kind !== 'range') return repeat
  return index >= repeat.from && index <= repeat.to ? repeat : undefined
}

function moved(state: PlayerState, index: number): PlayerState {
  return state.playlist ? playing(state, { playlist: state.playlist, index }) : state
}

function resumed(state: PlayerState): PlayerState {
  return state.upNext ? arrived(state, state.upNext) : { ...state, isCardPaused: false }
}

function arrived(state: PlayerState, { index, repeat }: Upcoming): PlayerState {
  return { ...moved(state, index), repeat }
}

function afterVerse(
  state: PlayerState,
  { now = 0, isRest }: { now?: number; isRest?: boolean },
): PlayerState {
  const stopped = { ...state, isCardPaused: true, resumeAt: 0 }
  const upNext = upcoming(state)
  if (!upNext) {
    const repeat = state.repeat?.kind === 'range' ? undefined : state.repeat
    return { ...stopped, repeat, sleep: undefined }
  }
  if (isSleepDue(state, { index: upNext.index, now }))
    return { ...stopped, sleep: undefined, upNext }
  return isRest ? { ...state, upNext } : arrived(state, upNext)
}

function isSleepDue(
  { sleep, playlist, current }: PlayerState,
  next: { index: number; now: number },
): boolean {
  if (sleep === 'surah') return playlist?.tracks[next.index]?.surah !== current?.surah
  return sleep !== undefined && next.now >= sleep.until
}

function repeating(state: PlayerState, repeat: Repeat | undefined): PlayerState {
  if (!state.playlist) return state
  if (repeat?.kind !== 'range') {
    const repeated = { ...state, repeat }
    return state.upNext ? { ...repeated, upNext: upcoming(repeated) ?? undefined } : repeated
  }
  const { tracks } = state.playlist
  if (!tracks[repeat.from] || !tracks[repeat.to] || repeat.from > repeat.to) return state
  return { ...moved(state, repeat.from), repeat: { ...repeat, round: 1 } }
}

function withReciter(state: PlayerState, playlist: Playlist): PlayerState {
  const current = playlist.tracks[state.index]
  if (!current || !isSamePlaylist(state.playlist, playlist)) return state
  return { ...state, playlist, current, resumeAt: 0 }
}

/** Opening another screen of the same kind ends the playlist; other screens keep it. */
function isReplaced(playlist: Playlist | null, screen: Pick<Playlist, 'kind' | 'number'>): boolean {
  return playlist !== null && playlist.kind === screen.kind && playlist.number !== screen.number
}
