import type { ComponentType } from 'react'
import { createStore } from 'zustand/vanilla'
import type { VerseWire } from '#features/quran/contract.ts'

/** The current surah, juz or page of the mushaf. */
export type Here = { kind: 'surah' | 'juz' | 'halaman'; number: number }

/** The sheet to open over the reader. */
export type SheetRequest =
  | { name: 'look' }
  | { name: 'shortcuts' }
  | { name: 'go-to'; here: Here; lastVerse: number | null }
  | {
      name: 'verse'
      verse: VerseWire
      play: { label: string; act(): void } | null
      /** The choices of copying come first. */
      isCopy?: boolean
    }

type SheetProps = { request: SheetRequest; onClose(): void }
type Shown = { request: SheetRequest; Sheet: ComponentType<SheetProps> } | null

export const sheetStore = createStore<{ shown: Shown }>(() => ({ shown: null }))

/** Replaces the open sheet by another one. */
export function switchSheet(request: SheetRequest): void {
  sheetStore.setState(({ shown }) => ({ shown: shown && { ...shown, request } }))
}

export function closeSheet(): void {
  sheetStore.setState({ shown: null })
}
