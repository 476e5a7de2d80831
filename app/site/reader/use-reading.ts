import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { bringIntoView } from '#app/site/player/follow-verse.client.ts'
import type { VerseWire } from '#features/quran/contract.ts'
import type { Reader } from './use-reader.ts'
import { useLongPress } from './input/use-long-press.ts'
import { openSheet } from './open-sheet.ts'
import { whenReadingRests } from './contents/verse-in-sight.client.ts'
import { currentLook } from '#app/appearance/look-store.ts'

/**
 * What reading screens share once their verses are there: scrolls to the verse in the address, stores the last read
 * one, handles keys. Returns what opens the menu of a verse.
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

/** Stores the last read verse on this device, once the reader has scrolled on this screen. */
function useLastRead(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    const left = new AbortController()
    whenReadingRests(left.signal, () => void remember())
    return () => left.abort()
  }, [isShown])
}

async function remember(): Promise<void> {
  try {
    const { rememberVerseInSight } = await import('./contents/last-read.client.ts')
    rememberVerseInSight()
  } catch (error) {
    console.warn('the place of reading could not be kept', error)
  }
}

/** Single-key shortcuts on a reading screen. Their code is loaded with the first key press. */
function useShortcuts(onCopy: (verse: Element) => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.length > 1 || isTyping(event) || !currentLook().hasShortcuts) return
      void import('./sheets/do-shortcut.client.ts')
        .then(({ doShortcut }) => doShortcut(event, onCopy))
        .catch((error: unknown) => console.warn('shortcuts could not be fetched', error))
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [onCopy])
}

/** In a field a key is text, and an open sheet handles its own keys. */
function isTyping({ target, defaultPrevented }: KeyboardEvent): boolean {
  const isField =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
  return defaultPrevented || Boolean(isField) || document.querySelector('dialog[open]') !== null
}
