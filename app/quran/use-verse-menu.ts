import { useCallback, useEffect, useRef } from 'react'
import type { VerseWire } from '#features/quran/contract.ts'
import { openSheet } from './sheet-store.ts'
import type { Reader } from './use-reader.ts'

/** Opens what can be done with the verse at a place. Without a reader nothing is played from there. */
export function useVerseMenu(
  verses: readonly VerseWire[],
  reader?: Pick<Reader, 'active' | 'onPlay'>,
): (index: number) => void {
  const active = useRef<number | null>(null)
  const onPlay = reader?.onPlay
  useEffect(() => {
    active.current = reader?.active ?? null
  })
  return useCallback(
    (index: number) => {
      const verse = verses[index]
      const label = active.current === index ? 'Jeda' : 'Putar dari ayat ini'
      const play = onPlay ? { label, act: () => onPlay(index) } : null
      if (verse) void openSheet({ name: 'verse', verse, play })
    },
    [verses, onPlay],
  )
}
