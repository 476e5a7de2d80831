import { foldLatin } from './fold-latin.ts'
import { rootOf, wordsOf } from './words.ts'

/**
 * The words of all verses. Terms stand in alphabetical order and are known by their place in it;
 * lists of a term are stretches of one array: `verses[from[t] … from[t + 1]]`, ascending.
 */
export type WordIndex = {
  terms: readonly string[]
  idOf: ReadonlyMap<string, number>
  from: Uint32Array
  verses: Uint16Array
  /** The terms of each verse in order: `tokens[tokenFrom[v] … tokenFrom[v + 1]]`. */
  tokens: Uint16Array
  tokenFrom: Uint32Array
  /** One bit for each letter of a term: how far two terms can be from each other is seen at once. */
  masks: Uint32Array
  /** Terms by length: `byLength[lengthFrom[n] … lengthFrom[n + 1]]` have n letters. */
  byLength: Uint16Array
  lengthFrom: Uint16Array
  /** Terms made from one root, by the root. */
  family: ReadonlyMap<string, readonly number[]>
  /** Terms that sound alike, by their sound. */
  sounds: ReadonlyMap<string, readonly number[]>
}

const LONGEST = 32

/** Gathers the verses one by one, in order; `done` arranges them. */
export function wordIndexBuilder() {
  const lists = new Map<string, number[]>()
  const spoken: string[][] = []
  return {
    add(verse: number, text: string): void {
      const words = wordsOf(text).map((word) => word.text)
      spoken[verse] = words
      for (const word of words) {
        const list = lists.get(word)
        if (!list) lists.set(word, [verse])
        else if (list.at(-1) !== verse) list.push(verse)
      }
    },
    done: () => arrange(lists, spoken),
  }
}

function arrange(lists: Map<string, number[]>, spoken: readonly string[][]): WordIndex {
  const terms = [...lists.keys()].sort((a, b) => (a < b ? -1 : 1))
  const idOf = new Map(terms.map((term, id) => [term, id]))
  const [from, verses] = packed(terms.map((term) => lists.get(term) ?? []))
  const [tokenFrom, tokens] = packed(
    spoken.map((words) => words.map((word) => idOf.get(word) as number)),
  )
  const byLength = terms.map((_, id) => id).sort((a, b) => lengthAt(terms, a) - lengthAt(terms, b))
  const lengthFrom = Uint16Array.from({ length: LONGEST + 2 }, (_, length) => {
    const first = byLength.findIndex((id) => lengthAt(terms, id) >= length)
    return first < 0 ? terms.length : first
  })
  return {
    terms,
    idOf,
    from,
    verses,
    tokens,
    tokenFrom,
    masks: Uint32Array.from(terms, maskOf),
    byLength: Uint16Array.from(byLength),
    lengthFrom,
    family: grouped(terms, (term) => rootOf(term, (word) => idOf.has(word))),
    sounds: grouped(terms, soundOf),
  }
}

function packed(lists: readonly (readonly number[])[]): [Uint32Array, Uint16Array] {
  const from = new Uint32Array(lists.length + 1)
  for (const [at, list] of lists.entries()) from[at + 1] = (from[at] as number) + list.length
  const values = new Uint16Array(from[lists.length] as number)
  for (const [at, list] of lists.entries()) values.set(list, from[at])
  return [from, values]
}

function lengthAt(terms: readonly string[], id: number): number {
  return Math.min((terms[id] as string).length, LONGEST)
}

function grouped(terms: readonly string[], key: (term: string) => string): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  for (const [id, term] of terms.entries()) {
    const group = groups.get(key(term))
    if (group) group.push(id)
    else groups.set(key(term), [id])
  }
  return groups
}

/** How a word sounds when spelling habits are taken away: 'sholat' and 'salat' are one. */
export function soundOf(word: string): string {
  return foldLatin(word).text
}

/** Terms that begin with these letters. */
export function termsWith(index: WordIndex, beginning: string): number[] {
  const ids: number[] = []
  for (let id = firstFrom(index.terms, beginning); id < index.terms.length; id += 1) {
    if (!(index.terms[id] as string).startsWith(beginning)) break
    ids.push(id)
  }
  return ids
}

function firstFrom(terms: readonly string[], wanted: string): number {
  let [low, high] = [0, terms.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((terms[middle] as string) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** How many letters of a word may be wrong: a fifth of them, at most two, none of a short word. */
export function allowedChanges(word: string): number {
  return word.length < 4 ? 0 : Math.min(2, Math.round(word.length / 5))
}

/** Terms that become this word when up to `most` letters are added, left out or replaced; nearest first. */
export function termsNear(
  index: WordIndex,
  word: string,
  most = allowedChanges(word),
): { id: number; changes: number }[] {
  if (most === 0 || word.length > LONGEST) return []
  const mask = maskOf(word)
  const first = index.lengthFrom[Math.max(0, word.length - most)] as number
  const last = index.lengthFrom[Math.min(LONGEST + 1, word.length + most + 1)] as number
  const near: { id: number; changes: number }[] = []
  for (let at = first; at < last; at += 1) {
    const id = index.byLength[at] as number
    // Each change turns at most two letters' bits.
    if (bitsOf((index.masks[id] as number) ^ mask) > 2 * most) continue
    const changes = changesBetween(word, index.terms[id] as string, most)
    if (changes <= most) near.push({ id, changes })
  }
  return near.sort((a, b) => a.changes - b.changes || a.id - b.id)
}

function maskOf(word: string): number {
  let mask = 0
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) & 31)
  return mask >>> 0
}

function bitsOf(given: number): number {
  let bits = given - ((given >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

const row = new Uint8Array(LONGEST + 8)

/** Levenshtein's distance, given up (as `most` + 1) as soon as it must be greater than `most`. */
export function changesBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || b.length > LONGEST) return most + 1
  for (let at = 0; at <= b.length; at += 1) row[at] = at
  for (let i = 1; i <= a.length; i += 1) {
    const letter = a.charCodeAt(i - 1)
    let across = row[0] as number
    let least = i
    row[0] = i
    for (let j = 1; j <= b.length; j += 1) {
      const above = row[j] as number
      const replaced = across + (b.charCodeAt(j - 1) === letter ? 0 : 1)
      const shifted = Math.min(above, row[j - 1] as number) + 1
      const cost = replaced < shifted ? replaced : shifted
      row[j] = cost
      across = above
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
  }
  return row[b.length] as number
}
