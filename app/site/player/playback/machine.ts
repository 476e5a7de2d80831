import { closed, type Failure, isPlaying, type PlayerState } from '../player-state.ts'
import { basmalaTitle, cardTitle, isSamePlaylist, type Playlist } from '../playlist.ts'
import {
  isSleepDue,
  type Repeat,
  repeatAt,
  type Sleep,
  type Upcoming,
  upcoming,
} from './upcoming.ts'

/** After so many failed verses in a row the player stops: more tries would only skip more of the text. */
const MOST_FAILURES = 3

export type PlayerEvent =
  | { type: 'play'; playlist: Playlist; index: number; at?: number }
  | { type: 'pause'; at: number }
  | { type: 'resume' }
  /** The listener jumped to second `at` of the verse. */
  | { type: 'sought'; at: number }
  | { type: 'next' }
  | { type: 'previous' }
  /**
   * `now` in milliseconds; with `isRest`, silence comes before the next verse. `following` is what plays after the last
   * verse, when the listener wants it.
   */
  | { type: 'ended'; now?: number; isRest?: boolean; following?: Playlist | undefined }
  /** The silence after a verse is over. */
  | { type: 'rested' }
  /** No recording of the verse could be played beyond second `at`. */
  | { type: 'failed'; at?: number; now?: number; isOffline?: boolean }
  /** The sound is late. */
  | { type: 'loading' }
  | { type: 'sounding' }
  /** Another tab has started to play. */
  | { type: 'taken'; at: number }
  | { type: 'close' }
  /** The screen of a surah or juz was opened. */
  | { type: 'opened'; screen: Pick<Playlist, 'kind' | 'number'> }
  | { type: 'repeat'; repeat: Repeat | undefined }
  | { type: 'sleep'; sleep: Sleep | undefined }
  /** The same verses by another qari. */
  | { type: 'reciter-changed'; playlist: Playlist }

/** The next state of the player. An event that is not allowed returns the same state. */
export function transition(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'play':
      return playing(state, event)
    case 'pause':
      return isPlaying(state) ? paused(state, event.at) : state
    case 'taken':
      return isPlaying(state) ? { ...paused(state, event.at), isElsewhere: true } : state
    case 'resume':
      return state.current && state.isCardPaused ? resumed(state) : state
    case 'sought':
      return state.current && state.isCardPaused && !state.upNext
        ? { ...state, resumeAt: event.at, again: undefined }
        : state
    case 'next':
      return state.isBasmala ? verseItself(state) : moved(state, state.index + 1)
    case 'previous':
      return moved(state, state.index - 1, { isBare: true })
    case 'ended':
      return isSounding(state) ? afterSound(state, event) : state
    case 'rested':
      return isPlaying(state) && state.upNext ? arrived(state, state.upNext) : state
    case 'failed':
      return isSounding(state) ? afterFailure(state, event) : state
    case 'loading':
      return isSounding(state) && !state.isLoading ? { ...state, isLoading: true } : state
    case 'sounding':
      return state.isLoading ? { ...state, isLoading: undefined } : state
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

/** True when there is a verse in that direction. After its basmala comes the verse itself. */
export function canStep(state: PlayerState, by: 1 | -1): boolean {
  if (by === 1 && state.isBasmala) return true
  return state.playlist?.tracks[state.index + by] !== undefined
}

function isSounding(state: PlayerState): boolean {
  return isPlaying(state) && !state.upNext
}

type Start = {
  playlist: Playlist
  index: number
  at?: number
  /** Without the basmala above the verse. */
  isBare?: boolean
}

function playing(state: PlayerState, { playlist, index, at = 0, isBare }: Start): PlayerState {
  const current = playlist.tracks[index]
  if (!current) return state
  const repeat = isSamePlaylist(state.playlist, playlist)
    ? repeatAt(state.repeat, index)
    : undefined
  const isBasmala = current.basmala !== undefined && at === 0 && !isBare
  return {
    playlist,
    current,
    index,
    isCardVisible: true,
    isCardPaused: false,
    resumeAt: at,
    title: isBasmala ? basmalaTitle(playlist, index) : cardTitle(playlist, index),
    repeat,
    sleep: state.sleep,
    ...(isBasmala && { isBasmala }),
  }
}

function paused(state: PlayerState, at: number): PlayerState {
  return { ...state, isCardPaused: true, resumeAt: at, isLoading: undefined }
}

function moved(state: PlayerState, index: number, how?: Pick<Start, 'at' | 'isBare'>): PlayerState {
  return state.playlist ? playing(state, { playlist: state.playlist, index, ...how }) : state
}

/** The verse after its basmala. */
function verseItself(state: PlayerState): PlayerState {
  return { ...moved(state, state.index, { isBare: true }), failure: state.failure }
}

function resumed(state: PlayerState): PlayerState {
  if (state.upNext) return { ...arrived(state, state.upNext), failure: undefined }
  const { again } = state
  if (again) return { ...moved(state, again.index), repeat: again.repeat }
  return { ...state, isCardPaused: false, failure: undefined, isElsewhere: undefined }
}

/** A verse that repeats has its basmala only the first time. */
function arrived(state: PlayerState, { index, repeat }: Upcoming): PlayerState {
  const { failure } = state
  const next = moved(state, index, { isBare: index === state.index })
  return { ...next, repeat, ...(failure && { failure }) }
}

type Ended = { now?: number; isRest?: boolean; following?: Playlist | undefined }

function afterSound(state: PlayerState, ended: Ended): PlayerState {
  const { now = 0, isRest } = ended
  if (state.isBasmala) return verseItself(state)
  const next = { ...state, failure: undefined, isLoading: undefined }
  const upNext = upcoming(state)
  if (!upNext) return goesOn(state, ended) ?? finished(next)
  if (isSleepDue(state, { index: upNext.index, now }))
    return { ...paused(next, 0), sleep: undefined, upNext }
  return isRest ? { ...next, upNext } : arrived(next, upNext)
}

/** The surah or juz that follows; undefined when the sound ends here. A repeated range ends where it was asked to. */
function goesOn(state: PlayerState, { now = 0, following }: Ended): PlayerState | undefined {
  if (!following || state.repeat || isSleepDue(state, { index: -1, now })) return undefined
  return playing(state, { playlist: following, index: 0 })
}

function finished(state: PlayerState): PlayerState {
  const { repeat } = state
  const again: Upcoming =
    repeat?.kind === 'range'
      ? { index: repeat.from, repeat: { ...repeat, round: 1 } }
      : { index: 0 }
  return { ...paused(state, 0), repeat: undefined, sleep: undefined, again }
}

type Failed = { at?: number; now?: number; isOffline?: boolean }

/** A basmala is no verse: when it fails, the verse follows at once. */
function afterFailure(state: PlayerState, { at = 0, now = 0, isOffline }: Failed): PlayerState {
  const { index, failure: before } = state
  if (state.isBasmala) return verseItself(state)
  const count = (before?.count ?? 0) + 1
  const first = before?.first ?? { index, at }
  const failure = { count, first, last: index }
  if (isOffline) return waitingAt(state, { kind: 'offline', ...failure })
  const upNext = upcoming(state)
  if (!upNext || count >= MOST_FAILURES) return waitingAt(state, { kind: 'stopped', ...failure })
  const skipped: PlayerState = {
    ...state,
    isLoading: undefined,
    upNext,
    failure: { kind: 'skipped', ...failure },
  }
  const isAsleep = isSleepDue(state, { index: upNext.index, now })
  return isAsleep ? { ...paused(skipped, 0), sleep: undefined } : skipped
}

/** Paused where the first of the failed verses stopped, so that a new try leaves none out, nor its basmala. */
function waitingAt(state: PlayerState, failure: Failure): PlayerState {
  const { index, at } = failure.first
  return { ...moved(state, index, { at }), isCardPaused: true, repeat: state.repeat, failure }
}

function repeating(state: PlayerState, repeat: Repeat | undefined): PlayerState {
  if (!state.playlist) return state
  if (repeat?.kind !== 'range') {
    const repeated = { ...state, repeat, again: undefined }
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
