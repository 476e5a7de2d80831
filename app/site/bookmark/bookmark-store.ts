import { createStore } from 'zustand/vanilla'
import type { NamedBookmark } from './bookmark.ts'

export type BookmarkState = {
  /** Keyed by surah and verse, '2:255'. */
  bookmarks: Readonly<Record<string, NamedBookmark>>
  state: 'unasked' | 'loading' | 'ready' | 'error'
  error: string | null
  /** True for an account's bookmarks, false for this device's own. */
  isMember: boolean
  /** True without a network: an account's bookmarks as this device saw them last. */
  isCopy: boolean
}

/** The bookmarks of the member or of this device; empty until a screen loads them. */
export const bookmarkStore = createStore<BookmarkState>(() => ({
  bookmarks: {},
  state: 'unasked',
  error: null,
  isMember: false,
  isCopy: false,
}))
