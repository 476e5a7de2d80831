import type { ReciterWire } from '#features/quran/contract.ts'
import { isSamePlaylist, type Playlist } from '../playlist.ts'
import type { PlayerState } from '../player-state.ts'
import { isNearEnd, numberAfter } from './following.ts'
import { playlistOf } from './resume-playlist.ts'
import { withReciter } from './settings.ts'

let before: Playlist | undefined
let following: Playlist | undefined
let followed: { voice: ReciterWire; from: Playlist; playlist: Playlist } | undefined

/** Fetches what follows the playing surah or juz, once, while its last verses play. */
export function fetchFollowing(player: PlayerState): void {
  const { playlist } = player
  if (!playlist || !isNearEnd(player) || isSamePlaylist(before ?? null, playlist)) return
  before = playlist
  following = undefined
  const number = numberAfter(playlist)
  if (number === null) return
  void playlistOf(playlist.kind, number).then((found) => {
    // Without an answer the next verse asks again.
    if (before !== playlist) return
    if (found) following = found
    else before = undefined
  })
}

/** What follows a playlist by that qari, if it has been fetched; the same object until something changes. */
export function followingOf(
  playlist: Playlist | null,
  voice: ReciterWire | null,
): Playlist | undefined {
  if (!following || !isSamePlaylist(before ?? null, playlist)) return undefined
  if (!voice) return following
  if (followed?.voice !== voice || followed.from !== following)
    followed = { voice, from: following, playlist: withReciter(following, voice) }
  return followed.playlist
}
