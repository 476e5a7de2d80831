import { type IndexedWord, letterBits, type SiteIndex } from './site-index.ts'

/** How many letters of a word may be wrong: none of a short one, two of a long one. */
export function allowedSlips(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

export type NearWord = { word: IndexedWord; slips: number }

/**
 * Words at a small edit distance: letters added, left out, replaced, or two neighbours swapped. With `mayGoOn` also
 * words with such a prefix, since typing is not finished. Nearest first, then the more frequent.
 */
export function wordsNear(
  { words }: SiteIndex,
  typed: string,
  { mayGoOn = false }: { mayGoOn?: boolean } = {},
): NearWord[] {
  const most = allowedSlips(typed.length)
  if (most === 0 || /\d/.test(typed)) return []
  const found: NearWord[] = []
  const letters = letterBits(typed)
  for (const word of words) {
    // A letter that is missing altogether is an error of its own.
    if (bitsOf(letters & ~word.letters) > most) continue
    const isLonger = word.text.length > typed.length + most
    if (word.text.length < typed.length - most || (isLonger && !mayGoOn)) continue
    const compared = isLonger ? word.text.slice(0, typed.length) : word.text
    const slips = slipsBetween(typed, compared, isLonger ? 1 : most)
    if (slips !== undefined) found.push({ word, slips: isLonger ? slips + 0.5 : slips })
  }
  const least = Math.min(...found.map(({ slips }) => slips))
  return found
    .filter(({ slips }) => slips === least)
    .sort(
      (a, b) =>
        Number(isOther(a, typed)) - Number(isOther(b, typed)) ||
        b.word.count - a.word.count ||
        (a.word.text < b.word.text ? -1 : 1),
    )
    .slice(0, MOST_NEAR)
}

const MOST_NEAR = 8

function bitsOf(mask: number): number {
  let count = 0
  for (let bits = mask; bits !== 0; bits &= bits - 1) count += 1
  return count
}

/** The first letter is rarely wrong. */
function isOther({ word }: NearWord, typed: string): boolean {
  return word.text[0] !== typed[0]
}

/** The edit distance of two words (Damerau's four kinds, each letter edited once), or undefined above `most`. */
export function slipsBetween(a: string, b: string, most: number): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined
  let [beforeLast, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwapped) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    if (Math.min(...row) > most) return undefined
    ;[beforeLast, last] = [last, row]
  }
  const slips = last[b.length] ?? most + 1
  return slips <= most ? slips : undefined
}
