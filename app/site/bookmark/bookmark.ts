import type { DeviceKey } from '#app/client/storage-keys.ts'
import {
  type Bookmark,
  highlightColours,
  MOST_BOOKMARKS,
  settledLabels,
} from '#features/bookmark/bookmark.ts'
import { verseKey } from '#features/quran/verse-key.ts'

/** A bookmarked verse as screens show it, with the Latin name of its surah. */
export type NamedBookmark = Bookmark & { name: string }

/** The storage key of a guest's bookmarks. */
export const BOOKMARKS_KEY = 'amanah.ayat-tersimpan' satisfies DeviceKey
/** What this device saw of the signed-in account's bookmarks, for times without a network. */
export const COPY_KEY = 'amanah.ayat-tersimpan.akun' satisfies DeviceKey
/** Changes that wait for a network on their way to the account. */
export const UNSENT_KEY = 'amanah.ayat-tersimpan.antre' satisfies DeviceKey

export type BookmarkPlace = Pick<NamedBookmark, 'surah' | 'ayah'>

/** Parses the stored bookmarks. Never throws: broken entries are left out, and a newer format reads as empty. */
export function readBookmarks(json: string | null): NamedBookmark[] {
  try {
    const { version, marks: bookmarks } = JSON.parse(json ?? '{}') as {
      version?: unknown
      marks?: unknown
    }
    if (version !== 1 || !Array.isArray(bookmarks)) return []
    const whole = bookmarks.flatMap((each: unknown) => bookmarkFrom(each) ?? [])
    const byPlace = new Map(whole.map((bookmark) => [verseKey(bookmark), bookmark]))
    return [...byPlace.values()].slice(0, MOST_BOOKMARKS)
  } catch {
    return []
  }
}

/** The storage format of bookmarks on a device. */
export function bookmarksText(bookmarks: readonly NamedBookmark[]): string {
  return JSON.stringify({ version: 1, marks: bookmarks })
}

function bookmarkFrom(stored: unknown): NamedBookmark | undefined {
  const { surah, ayah, name, note, labels, colour, createdAt, updatedAt } = Object(
    stored,
  ) as Partial<Record<keyof NamedBookmark, unknown>>
  if (!isPlace(surah, 114) || !isPlace(ayah, 286) || typeof name !== 'string') return undefined
  const created = isTime(createdAt) ? createdAt : 0
  const words = Array.isArray(labels) ? labels.filter((each) => typeof each === 'string') : []
  return {
    surah,
    ayah,
    name,
    note: typeof note === 'string' ? note : '',
    labels: settledLabels(words),
    colour: highlightColours.find((each) => each === colour) ?? '',
    createdAt: created,
    updatedAt: isTime(updatedAt) ? updatedAt : created,
  }
}

function isPlace(value: unknown, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most
}

function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
