import type { Playlist, Track } from '../playlist.ts'

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

type Place = {
  playlist: Playlist | null
  current: Track | null
  index: number
  repeat?: Repeat | undefined
  sleep?: Sleep | undefined
}

/** What plays next when the current verse ends by itself; null after the last one. */
export function upcoming({ playlist, index, repeat }: Place): Upcoming | null {
  if (!playlist) return null
  if (repeat?.kind === 'verse') return { index, repeat }
  if (repeat && index >= repeat.to) {
    const isLastRound = repeat.times > 0 && repeat.round >= repeat.times
    if (isLastRound) return null
    return { index: repeat.from, repeat: { ...repeat, round: repeat.round + 1 } }
  }
  return playlist.tracks[index + 1] ? { index: index + 1, repeat } : null
}

/** A jump to a verse outside the repeated range ends the repetition. */
export function repeatAt(repeat: Repeat | undefined, index: number): Repeat | undefined {
  if (repeat?.kind !== 'range') return repeat
  return index >= repeat.from && index <= repeat.to ? repeat : undefined
}

/** True when the sound stops before the verse at `next.index`. */
export function isSleepDue(
  { sleep, playlist, current }: Place,
  next: { index: number; now: number },
): boolean {
  if (sleep === 'surah') return playlist?.tracks[next.index]?.surah !== current?.surah
  return sleep !== undefined && next.now >= sleep.until
}
