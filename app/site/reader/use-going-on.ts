import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Playlist } from '#app/site/player/playlist.ts'
import { playerStore, usePlayer } from '#app/site/player/player-store.ts'

/** Opens the next surah or juz when the recitation has gone on to it, unless the reader has scrolled away. */
export function useGoingOn({ kind, number }: Pick<Playlist, 'kind' | 'number'>): void {
  const navigate = useNavigate()
  const heard = usePlayer(({ player }) =>
    player.playlist?.kind === kind ? player.playlist.number : null,
  )
  const before = useRef(heard)
  useEffect(() => {
    const wasHere = before.current === number
    before.current = heard
    const { player, away } = playerStore.getState()
    if (!wasHere || heard !== number + 1 || away || player.isCardPaused) return
    const screen = kind === 'surah' ? 'surat' : 'juz'
    void navigate({ pathname: `/${screen}/${heard}`, search: location.search })
  }, [navigate, kind, number, heard])
}
