import { useEffect } from 'react'
import { useStore } from 'zustand'
import { memberSession } from '#app/client/session.client.ts'
import { toast } from '#app/ui/toast.tsx'
import { type BookmarkState, bookmarkStore, type BookmarkedVerse } from './bookmark-store.ts'

/** The place of a verse among bookmarks. */
export function bookmarkKey({ surahId, nomorAyat }: BookmarkedVerse): string {
  return `${surahId}:${nomorAyat}`
}

/** What is saved, by place; asked for after the first look, and only where there may be something. */
export function useBookmarks(): BookmarkState['bookmarks'] {
  useEffect(() => {
    if (bookmarkStore.getState().state === 'unasked' && mayHaveBookmarks()) void loadBookmarks()
  }, [])
  return useStore(bookmarkStore, ({ bookmarks }) => bookmarks)
}

/** Everything the store knows of what is saved. */
export function useBookmarkState(): BookmarkState {
  return useStore(bookmarkStore)
}

/** Saves a verse, or takes it out again: shown at once, kept right after. */
export function toggleBookmark(verse: BookmarkedVerse): void {
  const isBookmarked = bookmarkKey(verse) in bookmarkStore.getState().bookmarks
  void withBookmarks(({ save, remove }) => (isBookmarked ? remove(verse) : save(verse)))
}

/** Asks what is saved; a no-op while it is known. */
export function loadBookmarks(): Promise<void> {
  return withBookmarks(({ load }) => load())
}

type BookmarkActions = typeof import('./bookmarks.client.ts')

/** What keeps bookmarks is fetched when it is first needed: most readers only read. */
export async function withBookmarks(
  act: (actions: BookmarkActions) => Promise<void>,
): Promise<void> {
  try {
    await act(await import('./bookmarks.client.ts'))
  } catch (error) {
    console.warn('marks could not be kept', error)
    toast('Belum dapat disimpan. Periksa koneksi internet Anda, lalu coba lagi.', 'warning')
  }
}

function mayHaveBookmarks(): boolean {
  try {
    return memberSession() !== null || localStorage.getItem('amanah.ayat-tersimpan') !== null
  } catch {
    return false
  }
}
