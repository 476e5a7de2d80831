import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Playlist } from '#app/site/player/playlist.ts'
import { playerStore, usePlayer } from '#app/site/player/player-store.ts'

/** Opens the next surah or juz when the recitation has gone on to it, unless the reader has scrolled away. */
export function useAutoNext({ kind, number }: Pick<Playlist, 'kind' | 'number'>): void {
  const navigate = useNavigate()
  const playing = usePlayer(({ player }) =>
    player.playlist?.kind === kind ? player.playlist.number : null,
  )
  const before = useRef(playing)
  useEffect(() => {
    const wasHere = before.current === number
    before.current = playing
    const { player, away } = playerStore.getState()
    if (!wasHere || playing !== number + 1 || away || player.isCardPaused) return
    const screen = kind === 'surah' ? 'surat' : 'juz'
    void navigate({ pathname: `/${screen}/${playing}`, search: location.search })
  }, [navigate, kind, number, playing])
}
