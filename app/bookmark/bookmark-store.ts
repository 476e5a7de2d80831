import { createStore } from 'zustand/vanilla'
import type { NamedBookmark } from './bookmark.ts'

export type BookmarkState = {
  /** By place, '2:255'. */
  bookmarks: Readonly<Record<string, NamedBookmark>>
  state: 'unasked' | 'loading' | 'ready' | 'error'
  error: string | null
  /** Whether they are an account's, or this device's own. */
  isMember: boolean
}

/** What is saved, by whoever reads on this device; empty until a screen asks. */
export const bookmarkStore = createStore<BookmarkState>(() => ({
  bookmarks: {},
  state: 'unasked',
  error: null,
  isMember: false,
}))

export type BookmarkedVerse = { surahId: number; nomorAyat: number; namaLatin: string }
