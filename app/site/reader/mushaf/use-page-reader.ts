import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { juzPlaylist, soundAnchor, type Track } from '#app/site/player/playlist.ts'
import { play, preparePlayer, withPlayer } from '#app/site/player/commands.ts'
import { followVerse, playerStore, usePlayer } from '#app/site/player/player-store.ts'
import { toast } from '#app/ui/state/toast.tsx'
import type { JuzVerseWire } from '#features/quran/contract.ts'
import { PAGE_COUNT } from '#features/quran/quran.ts'
import { juzReading } from '#app/site/quran/page-store.ts'
import { playOrPause, type Reader } from '../use-reader.ts'

/**
 * Connects a page of the mushaf to the player. The playlist is the juz, started at a verse of the page. The page
 * turns when the recitation leaves it.
 */
export function usePageReader(page: number, verses: readonly JuzVerseWire[]): Reader {
  const here = usePlayer(({ player: { current } }) => placeOf(verses, current))
  const isPaused = usePlayer(({ player }) => player.isCardPaused)
  const isOver = usePlayer(({ player }) => player.again !== undefined)
  const isBasmala = usePlayer(({ player }) => player.isBasmala === true)
  const isPlaying = here >= 0 && !isPaused
  const active = isPlaying && !isBasmala ? here : null
  useTurning(page, verses, here)

  const anchor = usePlayer(({ player }) => (isPlaying ? soundAnchor(player) : null))
  useEffect(() => {
    if (anchor) followVerse(anchor)
  }, [anchor])

  const onPlay = useCallback(
    (index: number) => {
      const { current, again } = playerStore.getState().player
      const verse = verses[index]
      if (!verse) return
      if (placeOf(verses, current) === index && !again) playOrPause()
      else void playJuzFrom(verse)
    },
    [verses],
  )
  const playing = isPaused ? 'paused' : 'playing'
  const state = here < 0 || isOver ? 'idle' : playing
  const onPlayAll = () => (state === 'idle' ? onPlay(0) : withPlayer(({ toggle }) => toggle()))
  return { active, state, onPlay, onPlayAll }
}

type Place = Pick<Track, 'surah' | 'ayah'>

function placeOf(verses: readonly JuzVerseWire[], current: Place | null): number {
  if (!current) return -1
  const { surah, ayah } = current
  return verses.findIndex((verse) => verse.surahId === surah && verse.nomorAyat === ayah)
}

async function playJuzFrom(verse: JuzVerseWire): Promise<void> {
  preparePlayer()
  try {
    const { verses, reciter } = await juzReading(verse.juz, new AbortController().signal)
    const playlist = juzPlaylist({ number: verse.juz, reciter, verses })
    await play(playlist, placeOf(verses, { surah: verse.surahId, ayah: verse.nomorAyat }))
  } catch (error) {
    toast(error instanceof Error ? error.message : '', 'warning')
  }
}

/** Turns the page when the recitation passes its last verse, unless the reader has scrolled away. */
function useTurning(page: number, verses: readonly JuzVerseWire[], here: number): void {
  const navigate = useNavigate()
  const before = useRef(-1)
  useEffect(() => {
    const wasLast = before.current === verses.length - 1
    before.current = here
    if (!wasLast || here >= 0 || page >= PAGE_COUNT) return
    const { player, away } = playerStore.getState()
    const last = verses.at(-1)
    const previous = player.playlist?.tracks[player.index - 1]
    if (!last || away || player.isCardPaused) return
    const isNextJuz = player.index === 0 && player.playlist?.number === last.juz + 1
    const isNext =
      isNextJuz || (previous?.surah === last.surahId && previous.ayah === last.nomorAyat)
    if (isNext) void navigate(`/halaman/${page + 1}`)
  }, [navigate, page, verses, here])
}
