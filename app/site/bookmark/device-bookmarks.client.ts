import { deviceStorage } from '#app/client/storage.client.ts'
import { mergeBookmarks } from '#features/bookmark/bookmark.ts'
import { verseKey } from '#features/quran/verse-key.ts'
import { type NamedBookmark, BOOKMARKS_KEY, bookmarksText, readBookmarks } from './bookmark.ts'

/** The bookmarks of a browser without storage; they last until the page is closed. */
let memory: NamedBookmark[] | undefined

export function deviceBookmarks(): NamedBookmark[] {
  return memory ?? readBookmarks(deviceStorage.get(BOOKMARKS_KEY))
}

/** Stores a bookmark in place of an earlier one. False without storage; it then lasts as long as the page. */
export function putOnDevice(bookmark: NamedBookmark): boolean {
  return write([...without(bookmark), bookmark])
}

/** Deletes a bookmark; false without storage. */
export function takeFromDevice(bookmark: Pick<NamedBookmark, 'surah' | 'ayah'>): boolean {
  return write(without(bookmark))
}

/** Deletes bookmarks that the account now has, unless they have changed since. */
export function forgetMoved(moved: readonly NamedBookmark[]): void {
  const times = new Map(moved.map((bookmark) => [verseKey(bookmark), bookmark.updatedAt]))
  write(
    deviceBookmarks().filter((bookmark) => times.get(verseKey(bookmark)) !== bookmark.updatedAt),
  )
}

/** Merges bookmarks into the device's own, so that no change is lost. */
export function mergeOnDevice(bookmarks: readonly NamedBookmark[]): boolean {
  if (bookmarks.length === 0) return true
  return write(mergeBookmarks(deviceBookmarks(), bookmarks))
}

function without(bookmark: Pick<NamedBookmark, 'surah' | 'ayah'>): NamedBookmark[] {
  return deviceBookmarks().filter((each) => verseKey(each) !== verseKey(bookmark))
}

function write(bookmarks: NamedBookmark[]): boolean {
  const isKept =
    bookmarks.length === 0
      ? deviceStorage.remove(BOOKMARKS_KEY)
      : deviceStorage.set(BOOKMARKS_KEY, bookmarksText(bookmarks))
  memory = isKept ? undefined : bookmarks
  return isKept
}
