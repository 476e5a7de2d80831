import type { DeviceKey } from '#app/client/storage-keys.ts'
import { deviceStorage } from '#app/client/storage.client.ts'

const MOST = 8
const NONE: readonly string[] = []

/** Recent searches of one search screen. They never leave the device. */
export type RecentStore = {
  /** Newest first; the same array until the list changes. */
  list(): readonly string[]
  /** Calls `listener` on every change; returns a function that stops this. */
  onChange(listener: () => void): () => void
  /** Stores a search. It replaces the last one when it only extends it ('sab', 'sabar'). */
  remember(words: string): void
  /** Deletes one search, or all without `words`. */
  forget(words?: string): void
}

/** The recent searches that this device stores under a key. */
export function openRecent(key: DeviceKey): RecentStore {
  let known: readonly string[] | undefined
  const listeners = new Set<() => void>()

  function list(): readonly string[] {
    known ??= deviceStorage.getJson(key, searchesIn)
    return known
  }

  function keep(next: readonly string[]): void {
    known = next
    for (const listener of listeners) listener()
    // Storage is optional: without it the list lasts as long as the page.
    deviceStorage.setJson(key, next)
  }

  return {
    list,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    remember(words) {
      const query = words.trim()
      if (query.length < 2) return
      const others = list().filter((each) => {
        return each.toLowerCase() !== query.toLowerCase() && !query.startsWith(each)
      })
      keep([query, ...others].slice(0, MOST))
    },
    forget(words) {
      keep(words === undefined ? NONE : list().filter((each) => each !== words))
    },
  }
}

function searchesIn(stored: unknown): readonly string[] {
  return Array.isArray(stored)
    ? stored.filter((each) => typeof each === 'string').slice(0, MOST)
    : NONE
}

export const verseSearches = openRecent('pencarian-ayat')
