import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { bringIntoView } from '#app/site/player/follow-verse.client.ts'
import type { VerseWire } from '#features/quran/contract.ts'
import { useLastRead } from './use-last-read.ts'
import type { Reader } from './use-reader.ts'
import { useLongPress } from './input/use-long-press.ts'
import { useShortcuts } from './input/use-shortcuts.ts'
import { openSheet } from './open-sheet.ts'

/**
 * The common behaviour of reading screens once their verses are loaded. It scrolls to the verse in the address,
 * stores the last read verse and handles keys. Returns the function that opens the menu of a verse. Without a reader
 * the menu cannot play.
 */
export function useReading(
  verses: readonly VerseWire[] | null,
  reader?: Pick<Reader, 'active' | 'onPlay'>,
): (index: number) => void {
  useVerseInAddress(verses !== null)
  useLastRead(verses !== null)
  const active = useRef<number | null>(null)
  const onPlay = reader?.onPlay
  useEffect(() => {
    active.current = reader?.active ?? null
  })
  const open = useCallback(
    (index: number, isCopy: boolean) => {
      const verse = verses?.[index]
      const label = active.current === index ? 'Jeda' : 'Putar dari ayat ini'
      const play = onPlay ? { label, act: () => onPlay(index) } : null
      if (verse) void openSheet({ name: 'verse', verse, play, isCopy })
    },
    [verses, onPlay],
  )
  const onCopy = useCallback(
    (row: Element) => open([...document.querySelectorAll('[data-verse]')].indexOf(row), true),
    [open],
  )
  useShortcuts(onCopy)
  useLongPress(onCopy)
  return useCallback((index: number) => open(index, false), [open])
}

/** Scrolls to the verse in the address (#ayat-5) once its text is there. The browser itself scrolls too early. */
function useVerseInAddress(isShown: boolean): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (isShown && hash) bringIntoView(hash.slice(1), { isAtOnce: true })
    // `key` is listed because the same hash can be opened again as another history entry.
  }, [isShown, hash, key])
}
