import { entryKey } from '#app/client/keyed-store.ts'
import { surahStore } from '#app/site/quran/surah-store.ts'
import type { NamedBookmark } from './bookmark.ts'
import { bookmarksAsText } from './bookmark-words.ts'

/** Downloads bookmarks as a text file. Translations that cannot be loaded are left out. */
export async function exportBookmarks(bookmarks: readonly NamedBookmark[]): Promise<void> {
  const patience = AbortSignal.timeout(15_000)
  for (const surah of new Set(bookmarks.map((bookmark) => bookmark.surah))) {
    await surahStore.load(surah, 'public', patience)
  }
  const known = surahStore.state.getState()
  const text = bookmarksAsText(bookmarks, location.origin, ({ surah, ayah }) => {
    return known[entryKey(surah, 'public')]?.data?.surah_details[ayah - 1]?.teksIndonesia
  })
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'ayat-tersimpan.txt'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
