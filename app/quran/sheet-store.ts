import type { ComponentType } from 'react'
import { createStore } from 'zustand/vanilla'
import { toast } from '#app/ui/toast.tsx'
import type { VerseWire } from '#features/quran/contract.ts'

/** Where the reader is: which surah, juz or page of the mushaf. */
export type Here = { kind: 'surah' | 'juz' | 'halaman'; number: number }

/** What is opened over the reader. */
export type SheetRequest =
  | { name: 'look' }
  | { name: 'shortcuts' }
  | { name: 'go-to'; here: Here; lastVerse: number | null }
  | { name: 'verse'; verse: VerseWire; play: { label: string; act(): void } | null }

type SheetProps = { request: SheetRequest; onClose(): void }
type Shown = { request: SheetRequest; Sheet: ComponentType<SheetProps> } | null

export const sheetStore = createStore<{ shown: Shown }>(() => ({ shown: null }))

/** Opens a sheet; what draws it is fetched when the first one is asked for. */
export async function openSheet(request: SheetRequest): Promise<void> {
  try {
    const { ReaderSheet } = await import('#app/sheets/reader-sheet.tsx')
    sheetStore.setState({ shown: { request, Sheet: ReaderSheet } })
  } catch (error) {
    console.warn('the sheet could not be fetched', error)
    toast('Belum dapat dibuka. Periksa koneksi internet Anda, lalu coba lagi.', 'warning')
  }
}

export function closeSheet(): void {
  sheetStore.setState({ shown: null })
}
