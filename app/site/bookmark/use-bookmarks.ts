import { useEffect } from 'react'
import { useStore } from 'zustand'
import { memberSession } from '#app/client/session.client.ts'
import { deviceStorage } from '#app/client/storage.client.ts'
import { toast } from '#app/ui/state/toast.tsx'
import type { HighlightColour } from '#features/bookmark/bookmark.ts'
import type { VerseRefWire } from '#features/quran/contract.ts'
import { verseKey } from '#features/quran/verse-key.ts'
import { type BookmarkState, bookmarkStore } from './bookmark-store.ts'

/** The key of a verse in the store, '2:255'. */
export function bookmarkKey({ surahId, nomorAyat }: VerseRefWire): string {
  return verseKey({ surah: surahId, ayah: nomorAyat })
}

/** The bookmarks by key. Loaded after the first render, and only when there may be any. */
export function useBookmarks(): BookmarkState['bookmarks'] {
  useEffect(() => {
    if (bookmarkStore.getState().state === 'unasked' && mayHaveBookmarks()) void loadBookmarks()
  }, [])
  return useStore(bookmarkStore, ({ bookmarks }) => bookmarks)
}

/** The whole state of the bookmark store. */
export function useBookmarkState(): BookmarkState {
  return useStore(bookmarkStore)
}

/** Adds or removes a bookmark. The screen changes first, then storage. */
export function toggleBookmark(verse: VerseRefWire): void {
  const isBookmarked = bookmarkKey(verse) in bookmarkStore.getState().bookmarks
  void import('./bookmarks.client.ts')
    .then(async ({ changeBookmark, remove }) => {
      if (isBookmarked) await remove(verse)
      else await changeBookmark(verse, {}, { isNew: true })
    })
    .catch(warnUnkept)
}

/** Highlights a verse, which bookmarks it; an empty colour takes the highlight off. */
export function highlightVerse(verse: VerseRefWire, colour: HighlightColour | ''): void {
  if (!colour && !(bookmarkKey(verse) in bookmarkStore.getState().bookmarks)) return
  void withBookmarks(async ({ changeBookmark }) => {
    await changeBookmark(verse, { colour })
  })
}

/** Loads the bookmarks, unless they are already loaded. */
export function loadBookmarks(): Promise<void> {
  return withBookmarks(({ load }) => load())
}

type BookmarkActions = typeof import('./bookmarks.client.ts')

/** Loads the storage code on first use, since most readers never bookmark. */
export function withBookmarks(act: (actions: BookmarkActions) => Promise<void>): Promise<void> {
  return import('./bookmarks.client.ts').then(act).catch(warnUnkept)
}

function warnUnkept(error: unknown): void {
  console.warn('marks could not be kept', error)
  toast('Belum dapat disimpan. Periksa koneksi internet Anda, lalu coba lagi.', 'warning')
}

function mayHaveBookmarks(): boolean {
  const keys = ['amanah.ayat-tersimpan', 'amanah.ayat-tersimpan.antre'] as const
  return memberSession() !== null || keys.some((key) => deviceStorage.get(key) !== null)
}
