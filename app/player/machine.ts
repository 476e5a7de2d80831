import { cardTitle, isSamePlaylist, type Playlist, type Track } from './playlist.ts'

/** The player's state, field by field as spec §4 names it, and the playlist it is taken from. */
export type PlayerState = {
  playlist: Playlist | null
  /** What sounds or would sound; null while the player is closed. */
  current: Track | null
  /** Place in the playlist from 0; -1 while the player is closed. */
  index: number
  isCardVisible: boolean
  isCardPaused: boolean
  /** Seconds into the current verse at which it goes on. */
  resumeAt: number
  title: string
}

export type PlayerEvent =
  | { type: 'play'; playlist: Playlist; index: number }
  | { type: 'pause'; at: number }
  | { type: 'resume' }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'ended' }
  | { type: 'failed' }
  | { type: 'close' }
  /** A surah's or juz's screen was opened. */
  | { type: 'opened'; screen: Pick<Playlist, 'kind' | 'number'> }

export const closed: PlayerState = {
  playlist: null,
  current: null,
  index: -1,
  isCardVisible: false,
  isCardPaused: true,
  resumeAt: 0,
  title: '',
}

/** What the player becomes. An event that is not allowed changes nothing and answers the same state. */
export function transition(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'play':
      return playing(state, event.playlist, event.index)
    case 'pause':
      return isPlaying(state) ? { ...state, isCardPaused: true, resumeAt: event.at } : state
    case 'resume':
      return state.current && state.isCardPaused ? { ...state, isCardPaused: false } : state
    case 'next':
      return moved(state, 1)
    case 'previous':
      return moved(state, -1)
    case 'ended':
      return isPlaying(state) ? afterVerse(state) : state
    case 'failed':
      return isPlaying(state) ? { ...state, isCardPaused: true, resumeAt: 0 } : state
    case 'close':
      return state.playlist ? closed : state
    case 'opened':
      return isReplaced(state.playlist, event.screen) ? closed : state
  }
}

/** The place of the highlighted verse on that screen: none while paused, or while something else plays. */
export function highlighted(
  state: PlayerState,
  screen: Pick<Playlist, 'kind' | 'number'>,
): number | null {
  return isPlaying(state) && isSamePlaylist(state.playlist, screen) ? state.index : null
}

/** Whether there is a verse to go to in that direction. */
export function canStep(state: PlayerState, by: 1 | -1): boolean {
  return state.playlist?.tracks[state.index + by] !== undefined
}

function isPlaying(state: PlayerState): boolean {
  return state.current !== null && !state.isCardPaused
}

function playing(state: PlayerState, playlist: Playlist, index: number): PlayerState {
  const current = playlist.tracks[index]
  if (!current) return state
  return {
    playlist,
    current,
    index,
    isCardVisible: true,
    isCardPaused: false,
    resumeAt: 0,
    title: cardTitle(playlist, index),
  }
}

function moved(state: PlayerState, by: 1 | -1): PlayerState {
  return state.playlist && canStep(state, by)
    ? playing(state, state.playlist, state.index + by)
    : state
}

function afterVerse(state: PlayerState): PlayerState {
  return canStep(state, 1) ? moved(state, 1) : { ...state, isCardPaused: true, resumeAt: 0 }
}

/** Changing surah (or juz) ends what played before; every other screen keeps it. */
function isReplaced(playlist: Playlist | null, screen: Pick<Playlist, 'kind' | 'number'>): boolean {
  return playlist !== null && playlist.kind === screen.kind && playlist.number !== screen.number
}
