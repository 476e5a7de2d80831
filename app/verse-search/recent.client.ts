const MOST = 8
const NONE: readonly string[] = []

/** What was looked for on this device, for one search; it never leaves the device. */
export type RecentStore = {
  /** Newest first; the same list until it changes. */
  list(): readonly string[]
  /** Tells when the list changes; answers how to stop. */
  onChange(listener: () => void): () => void
  /** Remembers a search; one that goes on from the last ('sab', 'sabar') takes its place. */
  remember(words: string): void
  /** Forgets one search, or all without `words`. */
  forget(words?: string): void
}

/** The searches that are kept on this device under a key. */
export function openRecent(key: string): RecentStore {
  let known: readonly string[] | undefined
  const listeners = new Set<() => void>()

  function list(): readonly string[] {
    known ??= kept(key)
    return known
  }

  function keep(next: readonly string[]): void {
    known = next
    for (const listener of listeners) listener()
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // A browser that keeps nothing searches all the same.
    }
  }

  return {
    list,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    remember(words) {
      const wanted = words.trim()
      if (wanted.length < 2) return
      const others = list().filter((each) => {
        return each.toLowerCase() !== wanted.toLowerCase() && !wanted.startsWith(each)
      })
      keep([wanted, ...others].slice(0, MOST))
    },
    forget(words) {
      keep(words === undefined ? NONE : list().filter((each) => each !== words))
    },
  }
}

function kept(key: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(list)
      ? list.filter((each) => typeof each === 'string').slice(0, MOST)
      : NONE
  } catch {
    return NONE
  }
}

/** Searches for verses. */
export const verseSearches = openRecent('pencarian-ayat')
