import { JUZ_COUNT, SURAH_COUNT } from '#features/quran/quran.ts'
import type { PlayerState } from '../player-state.ts'
import type { Playlist } from '../playlist.ts'

/** So few verses before the end, what follows is fetched. */
const NEAR_END = 3

/** A list of one's own is followed by nothing. */
const counts: Record<Playlist['kind'], number> = { surah: SURAH_COUNT, juz: JUZ_COUNT, list: 0 }

/** The surah or juz after this one; null after the last. */
export function numberAfter({ kind, number }: Pick<Playlist, 'kind' | 'number'>): number | null {
  return number < counts[kind] ? number + 1 : null
}

/** True when the last verses are playing. */
export function isNearEnd({ playlist, index }: PlayerState): boolean {
  return playlist !== null && index >= playlist.tracks.length - NEAR_END
}
