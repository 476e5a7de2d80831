import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { bringIntoView } from '#app/player/follow.ts'
import type { VerseWire } from '#features/quran/contract.ts'
import { useLastRead } from './use-last-read.ts'
import type { Reader } from './use-reader.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { openSheet } from './open-sheet.ts'

/**
 * What every reading screen does once its verses are there: goes to the one the address names, remembers the
 * last read, hears keys. Answers what opens the menu of the verse at a place; without a reader nothing plays from there.
 */
export function useReading(
  verses: readonly VerseWire[] | null,
  reader?: Pick<Reader, 'active' | 'onPlay'>,
): (index: number) => void {
  useVerseInAddress(verses !== null)
  useLastRead(verses !== null)
  useShortcuts()
  const active = useRef<number | null>(null)
  const onPlay = reader?.onPlay
  useEffect(() => {
    active.current = reader?.active ?? null
  })
  return useCallback(
    (index: number) => {
      const verse = verses?.[index]
      const label = active.current === index ? 'Jeda' : 'Putar dari ayat ini'
      const play = onPlay ? { label, act: () => onPlay(index) } : null
      if (verse) void openSheet({ name: 'verse', verse, play })
    },
    [verses, onPlay],
  )
}

/** Goes to the verse the address names (#ayat-5) once its text is there; the browser alone would be too early. */
function useVerseInAddress(isShown: boolean): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (isShown && hash) bringIntoView(hash.slice(1), { isAtOnce: true })
    // The same verse can be asked for again: that is another entry with the same hash.
  }, [isShown, hash, key])
}
