import { deviceStorage } from '#app/client/storage.client.ts'
import { verseKey } from '#features/quran/verse-key.ts'
import {
  type BookmarkPlace,
  bookmarksText,
  COPY_KEY,
  readBookmarks,
  UNSENT_KEY,
} from './bookmark.ts'
import type { NamedBookmark } from './bookmark.ts'

/** What the account is known to have, as this device saw it last, by key. */
let known = new Map<string, NamedBookmark>()
/** Changes the account does not have yet, in the order they were made; null takes a bookmark out. */
let unsent = new Map<string, NamedBookmark | null>()

/** Reads what this device kept of the account and for it. False where it has never seen the account's bookmarks. */
export function readCopy(): boolean {
  const text = deviceStorage.get(COPY_KEY)
  known = byKey(readBookmarks(text))
  unsent = readUnsent(deviceStorage.get(UNSENT_KEY))
  return text !== null
}

/** Takes over the account's own list. */
export function keepCopy(bookmarks: readonly NamedBookmark[]): void {
  known = byKey(bookmarks)
  deviceStorage.set(COPY_KEY, bookmarksText(bookmarks))
}

/** The bookmarks as a screen shows them: the account's with the changes on their way. */
export function shownCopy(): Record<string, NamedBookmark> {
  const shown = new Map<string, NamedBookmark | null>([...known, ...unsent])
  return Object.fromEntries([...shown].flatMap(([key, each]) => (each ? [[key, each]] : [])))
}

/** What the account has of a verse, as far as this device knows. */
export function knownCopy(key: string): NamedBookmark | undefined {
  return known.get(key)
}

/** The changes on their way, oldest first. */
export function unsentChanges(): { key: string; change: NamedBookmark | null }[] {
  return [...unsent].map(([key, change]) => ({ key, change }))
}

/** Puts a change on its way; a later one of the same verse takes its place. False without storage. */
export function queueChange(place: BookmarkPlace, change: NamedBookmark | null): boolean {
  unsent.set(verseKey(place), change)
  return writeUnsent()
}

/** Ends the way of a change with what the account now has; a later change of the same verse stays on its way. */
export function settleChange(
  { key, change }: { key: string; change: NamedBookmark | null },
  now: NamedBookmark | undefined,
): void {
  if (now) known.set(key, now)
  else known.delete(key)
  if (unsent.get(key) === change) unsent.delete(key)
  writeUnsent()
  deviceStorage.set(COPY_KEY, bookmarksText([...known.values()]))
}

/** Changes that lost their account, since its session ended by itself; signing out leaves none. */
export function takeUnsent(): NamedBookmark[] {
  const left = readUnsent(deviceStorage.get(UNSENT_KEY))
  known = new Map()
  unsent = new Map()
  deviceStorage.remove(UNSENT_KEY)
  return [...left.values()].flatMap((each) => each ?? [])
}

function writeUnsent(): boolean {
  if (unsent.size === 0) return deviceStorage.remove(UNSENT_KEY)
  const changes = [...unsent].map(([key, change]) => ({
    key,
    now: change && bookmarksText([change]),
  }))
  return deviceStorage.setJson(UNSENT_KEY, { version: 1, changes })
}

function readUnsent(json: string | null): Map<string, NamedBookmark | null> {
  try {
    const { version, changes } = JSON.parse(json ?? '{}') as {
      version?: unknown
      changes?: unknown
    }
    if (version !== 1 || !Array.isArray(changes)) return new Map()
    return new Map(
      changes.flatMap((each: unknown) => {
        const { key, now } = Object(each) as { key?: unknown; now?: unknown }
        if (typeof key !== 'string' || !/^\d+:\d+$/.test(key)) return []
        const [change = null] = readBookmarks(typeof now === 'string' ? now : null)
        return [[key, change] as const]
      }),
    )
  } catch {
    return new Map()
  }
}

function byKey(bookmarks: readonly NamedBookmark[]): Map<string, NamedBookmark> {
  return new Map(bookmarks.map((bookmark) => [verseKey(bookmark), bookmark]))
}
