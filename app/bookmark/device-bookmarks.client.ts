import { mergeBookmarks, verseKey } from '#features/bookmark/bookmark.ts'
import { type NamedBookmark, BOOKMARKS_KEY, bookmarksText, readBookmarks } from './bookmark.ts'

/** What a browser that keeps nothing still knows until the page is closed. */
let memory: NamedBookmark[] | undefined

/** The bookmarks of this device's guest. */
export function deviceBookmarks(): NamedBookmark[] {
  if (memory) return memory
  try {
    return readBookmarks(localStorage.getItem(BOOKMARKS_KEY))
  } catch {
    return []
  }
}

/** Puts a bookmark in the place of an earlier one. False when the browser refused: then it lasts as long as the page. */
export function putOnDevice(bookmark: NamedBookmark): boolean {
  return write([...without(bookmark), bookmark])
}

/** Takes a bookmark out. */
export function takeFromDevice(bookmark: Pick<NamedBookmark, 'surah' | 'ayah'>): boolean {
  return write(without(bookmark))
}

/** Forgets bookmarks that have reached the account, unless they were changed meanwhile. */
export function forgetMoved(moved: readonly NamedBookmark[]): void {
  const times = new Map(moved.map((bookmark) => [verseKey(bookmark), bookmark.updatedAt]))
  write(
    deviceBookmarks().filter((bookmark) => times.get(verseKey(bookmark)) !== bookmark.updatedAt),
  )
}

/** Merges a bookmark into what the device has, so that none is lost. */
export function mergeOnDevice(bookmark: NamedBookmark): boolean {
  return write(mergeBookmarks(deviceBookmarks(), [bookmark]))
}

function without(bookmark: Pick<NamedBookmark, 'surah' | 'ayah'>): NamedBookmark[] {
  return deviceBookmarks().filter((each) => verseKey(each) !== verseKey(bookmark))
}

function write(bookmarks: NamedBookmark[]): boolean {
  try {
    if (bookmarks.length === 0) localStorage.removeItem(BOOKMARKS_KEY)
    else localStorage.setItem(BOOKMARKS_KEY, bookmarksText(bookmarks))
    memory = undefined
    return true
  } catch {
    memory = bookmarks
    return false
  }
}
