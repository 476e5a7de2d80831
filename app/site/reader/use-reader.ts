import { useCallback, useEffect, useMemo } from 'react'
import { highlighted } from '#app/site/player/player-state.ts'
import { isSamePlaylist, type Playlist, soundAnchor } from '#app/site/player/playlist.ts'
import { play, screenOpened, withPlayer } from '#app/site/player/commands.ts'
import {
  followVerse,
  playerStore,
  useHighlighted,
  usePlayer,
} from '#app/site/player/player-store.ts'

type Screen = Pick<Playlist, 'kind' | 'number'>

export type Reader = {
  /** Index of the highlighted verse, or null. */
  active: number | null
  state: 'idle' | 'playing' | 'paused' | 'ended'
  /** Starts at a verse; pauses or resumes when it is the current one. */
  onPlay(index: number): void
  /** Starts at the first verse; pauses or resumes when this surah or juz is in the player. */
  onPlayAll(): void
}

/** Connects a reading screen to the player. `make` builds its playlist when the first verse is played. */
export function useReader({ kind, number }: Screen, make: (() => Playlist) | null): Reader {
  const active = useHighlighted(kind, number)
  const state = usePlayer(({ player }) => {
    if (!isSamePlaylist(player.playlist, { kind, number })) return 'idle'
    if (player.again) return 'ended'
    return player.isCardPaused ? 'paused' : 'playing'
  })
  const anchor = usePlayer(({ player }) => (state === 'playing' ? soundAnchor(player) : null))

  useEffect(() => screenOpened(kind, number), [kind, number])

  useEffect(() => {
    if (anchor) followVerse(anchor)
  }, [anchor])

  const playlist = useMemo(() => {
    let made: Playlist | undefined
    return make && (() => (made ??= make()))
  }, [make])

  const onPlay = useCallback(
    (index: number) => {
      const { player } = playerStore.getState()
      const isOwn = isSamePlaylist(player.playlist, { kind, number })
      const isCurrent = isOwn
        ? player.index === index
        : highlighted(player, { kind, number }) === index
      if (isCurrent && !player.again) playOrPause()
      else if (playlist) void play(playlist(), index)
    },
    [kind, number, playlist],
  )

  return {
    active,
    state,
    onPlay,
    onPlayAll: () => (state === 'idle' ? onPlay(0) : withPlayer(({ toggle }) => toggle())),
  }
}

/** Pauses or resumes the current verse. Over its basmala the button says that the verse itself will play. */
export function playOrPause(): void {
  const { isBasmala, isCardPaused } = playerStore.getState().player
  withPlayer(({ next, toggle }) => (isBasmala && !isCardPaused ? next() : toggle()))
}
