import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { memberSession } from '#app/session.client.ts'
import { toast } from '#app/ui/toast.tsx'
import type { Mark } from './mark.ts'

export type Saved = {
  /** By place, '2:255'. */
  marks: Readonly<Record<string, Mark>>
  state: 'unasked' | 'loading' | 'ready' | 'error'
  error: string | null
  /** Whether they are an account's, or this device's own. */
  isMember: boolean
}

/** What is saved, by whoever reads on this device; empty until a screen asks. */
export const savedStore = createStore<Saved>(() => ({
  marks: {},
  state: 'unasked',
  error: null,
  isMember: false,
}))

/** The place of a verse among marks. */
export function placeOf({ surahId, nomorAyat }: Verse): string {
  return `${surahId}:${nomorAyat}`
}

export type Verse = { surahId: number; nomorAyat: number; namaLatin: string }

/** What is saved, by place; asked for after the first look, and only where there may be something. */
export function useMarks(): Saved['marks'] {
  useEffect(() => {
    if (savedStore.getState().state === 'unasked' && mayHaveMarks()) void loadMarks()
  }, [])
  return useStore(savedStore, ({ marks }) => marks)
}

/** Saves a verse, or takes it out again: shown at once, kept right after. */
export function toggleSaved(verse: Verse): void {
  const isSaved = placeOf(verse) in savedStore.getState().marks
  void withKeeping(({ save, remove }) => (isSaved ? remove(verse) : save(verse)))
}

/** Asks what is saved; a no-op while it is known. */
export function loadMarks(): Promise<void> {
  return withKeeping(({ load }) => load())
}

type Keeping = typeof import('./keeping.client.ts')

/** What keeps marks is fetched when it is first needed: most readers only read. */
export async function withKeeping(act: (keeping: Keeping) => Promise<void>): Promise<void> {
  try {
    await act(await import('./keeping.client.ts'))
  } catch (error) {
    console.warn('marks could not be kept', error)
    toast('Belum dapat disimpan. Periksa koneksi internet Anda, lalu coba lagi.', 'warning')
  }
}

function mayHaveMarks(): boolean {
  try {
    return memberSession() !== null || localStorage.getItem('amanah.ayat-tersimpan') !== null
  } catch {
    return false
  }
}
