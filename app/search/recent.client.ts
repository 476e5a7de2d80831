const KEY = 'pencarian-ayat'
const MOST = 8
const NONE: readonly string[] = []

let known: readonly string[] | undefined
const listeners = new Set<() => void>()

/** What was looked for on this device, newest first; the same list until it changes. */
export function recentSearches(): readonly string[] {
  known ??= kept()
  return known
}

/** Tells when the list changes; answers how to stop. */
export function onRecentChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Remembers a search; one that goes on from the last ('sab', 'sabar') takes its place. */
export function rememberSearch(words: string): void {
  const wanted = words.trim()
  if (wanted.length < 2) return
  const others = recentSearches().filter((each) => {
    return each.toLowerCase() !== wanted.toLowerCase() && !wanted.startsWith(each)
  })
  keep([wanted, ...others].slice(0, MOST))
}

/** Forgets one search, or all without `words`. */
export function forgetSearch(words?: string): void {
  keep(words === undefined ? NONE : recentSearches().filter((each) => each !== words))
}

function kept(): readonly string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(list)
      ? list.filter((each) => typeof each === 'string').slice(0, MOST)
      : NONE
  } catch {
    return NONE
  }
}

function keep(list: readonly string[]): void {
  known = list
  for (const listener of listeners) listener()
  try {
    localStorage.setItem(KEY, JSON.stringify(list))
  } catch {
    // A browser that keeps nothing searches all the same.
  }
}
