import { isSamePlaylist, type Playlist, type Track } from './playlist.ts'
import type { Repeat, Sleep, Upcoming } from './playback/upcoming.ts'

/** Verses in a row that could not be played. */
export type Failure = {
  /** The player goes on by itself, waits for a press, or waits for the network. */
  kind: 'skipped' | 'stopped' | 'offline'
  count: number
  /** The place where the first of them failed; a new try starts there. */
  first: { index: number; at: number }
  /** The index of the last of them. */
  last: number
}

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
  /** The basmala above the current verse plays, and the verse follows. */
  isBasmala?: boolean | undefined
  /** The listener waits for the recording. */
  isLoading?: boolean | undefined
  failure?: Failure | undefined
  /** Set when all has been played: where it starts again. */
  again?: Upcoming | undefined
  /** Another tab has taken the sound. */
  isElsewhere?: boolean | undefined
  repeat?: Repeat | undefined
  sleep?: Sleep | undefined
  /** Set when a verse has ended or failed and silence (or a pause) comes before this next one. */
  upNext?: Upcoming | undefined
}

export const closed: PlayerState = {
  playlist: null,
  current: null,
  index: -1,
  isCardVisible: false,
  isCardPaused: true,
  resumeAt: 0,
  title: '',
}

/** True while something sounds, or would without its pause between two verses. */
export function isPlaying(state: PlayerState): boolean {
  return state.current !== null && !state.isCardPaused
}

/** The index of the highlighted verse on that screen; null while paused or while something else plays. */
export function highlighted(
  state: PlayerState,
  screen: Pick<Playlist, 'kind' | 'number'>,
): number | null {
  if (!isPlaying(state) || state.isBasmala) return null
  const { playlist, current, index } = state
  // A verse of the listener's own list stands on the screen of its surah.
  const isInList = playlist?.kind === 'list' && screen.kind === 'surah'
  if (isInList) return current?.surah === screen.number ? current.ayah - 1 : null
  return isSamePlaylist(playlist, screen) ? index : null
}

/** True while the basmala above that surah plays on a screen of that kind. */
export function isBasmalaHighlighted(
  state: PlayerState,
  { kind, surah }: { kind: Playlist['kind']; surah: number },
): boolean {
  const isHere = state.playlist?.kind === kind && state.current?.surah === surah
  return isHere && isPlaying(state) && state.isBasmala === true
}
