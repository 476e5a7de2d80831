import { foldLatin } from '../script/fold-latin.ts'
import { type Stemmer, stemmer } from './stem.ts'
import { topicVocabulary } from '../meaning/topics.ts'
import { commonWords, wordsOf } from './words.ts'

/**
 * The words of all verses. Terms are in alphabetical order and identified by their position. Verses are identified by
 * their rank, short ones first, so that every list is in the order of the results and needs no sorting. The ranks of
 * a term's verses are a slice of one array: `ranks[from[t] … from[t + 1]]`, ascending.
 */
export type WordIndex = {
  terms: readonly string[]
  idOf: ReadonlyMap<string, number>
  from: Uint32Array
  ranks: Uint16Array
  /** The verse of each rank. */
  verseAt: Uint16Array
  /** The terms of each verse in order, by rank: `tokens[tokenFrom[r] … tokenFrom[r + 1]]`. */
  tokens: Uint16Array
  tokenFrom: Uint32Array
  /** Terms by length: `byLength[lengthFrom[n] … lengthFrom[n + 1]]` have n letters. */
  byLength: Uint16Array
  /** In the same order, one bit for each letter of a term: a quick bound on the distance of two terms. */
  masks: Uint32Array
  lengthFrom: Uint16Array
  /** Reversed terms in alphabetical order, and their ids. */
  ends: readonly string[]
  byEnd: Uint16Array
  /** The root of a word by its affixes, whether or not the root itself stands in a verse. */
  stem: Stemmer
  /** Terms with one root, by the root. */
  family: ReadonlyMap<string, readonly number[]>
}

const LONGEST = 32

export type WordData = Omit<WordIndex, 'idOf' | 'stem'>

/** The index of what was written down. */
export function wordIndexOf(data: WordData): WordIndex {
  const idOf = idsOf(data.terms)
  return { ...data, idOf, stem: stemmerOver(idOf) }
}

/** Collects the verses one by one, in order; `done` arranges them. */
export function wordIndexBuilder() {
  const spoken: string[][] = []
  return {
    add(verse: number, text: string): void {
      spoken[verse] = wordsOf(text).map((word) => word.text)
    },
    done: () => arrange(spoken),
  }
}

function arrange(spoken: readonly string[][]): WordIndex {
  const sizeOf = (verse: number) => spoken[verse]?.length ?? 0
  const verseAt = Uint16Array.from(spoken.keys()).sort((a, b) => sizeOf(a) - sizeOf(b) || a - b)
  const ranked = Array.from(verseAt, (verse) => spoken[verse] ?? [])
  const terms = [...new Set(ranked.flat())].sort((a, b) => (a < b ? -1 : 1))
  const idOf = idsOf(terms)
  const stem = stemmerOver(idOf)
  const spokenIds = ranked.map((words) => words.map((word) => idOf.get(word) as number))
  const lists = terms.map((): number[] => [])
  for (const [rank, ids] of spokenIds.entries()) {
    for (const id of new Set(ids)) lists[id]?.push(rank)
  }
  const [from, ranks] = packed(lists)
  const [tokenFrom, tokens] = packed(spokenIds)
  const byLength = terms.map((_, id) => id).sort((a, b) => lengthAt(terms, a) - lengthAt(terms, b))
  const backwards = terms.map((term, id) => ({ id, end: reversed(term) }))
  backwards.sort((a, b) => (a.end < b.end ? -1 : 1))
  const lengthFrom = Uint16Array.from({ length: LONGEST + 2 }, (_, length) => {
    const first = byLength.findIndex((id) => lengthAt(terms, id) >= length)
    return first < 0 ? terms.length : first
  })
  return {
    terms,
    idOf,
    from,
    ranks,
    verseAt,
    tokens,
    tokenFrom,
    byLength: Uint16Array.from(byLength),
    masks: Uint32Array.from(byLength, (id) => maskOf(terms[id] as string)),
    lengthFrom,
    ends: backwards.map(({ end }) => end),
    byEnd: Uint16Array.from(backwards, ({ id }) => id),
    stem,
    family: grouped(terms, stem),
  }
}

function idsOf(terms: readonly string[]): ReadonlyMap<string, number> {
  return new Map(terms.map((term, id) => [term, id]))
}

/** Apart from the building, whose lists of words it would otherwise hold as long as the index lives. */
function stemmerOver(idOf: ReadonlyMap<string, number>): Stemmer {
  const vocabulary = topicVocabulary()
  const root = stemmer((word) => idOf.has(word) || vocabulary.has(word))
  return (word) => (commonWords.has(word) ? word : root(word))
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

/** The sound of a word without spelling habits: 'sholat' and 'salat' are one. */
export function soundOf(word: string): string {
  return foldLatin(word).text
}

/** Terms with this prefix. */
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

/** How many letters of a word may be wrong: one, in a long word two, in a short word none. */
export function allowedChanges(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

export type NearTerm = { id: number; changes: number }

/**
 * Terms that differ from this word by one letter added, left out or replaced; for a long word without such terms, by
 * two.
 */
export function termsNear(index: WordIndex, word: string): NearTerm[] {
  const allowed = allowedChanges(word)
  if (allowed === 0 || word.length > LONGEST) return []
  const near = oneAway(index, word)
  return near.length > 0 || allowed === 1 ? near : termsWithin(index, word, allowed)
}

/** With one wrong letter, one half of the word is right: only terms with that prefix or suffix are compared. */
function oneAway(index: WordIndex, word: string): NearTerm[] {
  const { terms, byEnd, ends } = index
  const half = word.length >>> 1
  const near: NearTerm[] = []
  const compare = (id: number, term: string) => {
    const changes = changesBetween(word, term, 1)
    if (changes <= 1) near.push({ id, changes })
  }
  const start = word.slice(0, half)
  for (let id = firstFrom(terms, start); terms[id]?.startsWith(start); id += 1)
    compare(id, terms[id] as string)
  const end = reversed(word.slice(half))
  for (let at = firstFrom(ends, end); ends[at]?.startsWith(end); at += 1) {
    const id = byEnd[at] as number
    const term = terms[id] as string
    if (!term.startsWith(start)) compare(id, term)
  }
  return near.length < 2 ? near : near.sort((a, b) => a.changes - b.changes || a.id - b.id)
}

function reversed(word: string): string {
  let backwards = ''
  for (let at = word.length - 1; at >= 0; at -= 1) backwards += word[at]
  return backwards
}

/** Terms that differ from this word by at most `most` letters added, left out or replaced; nearest first. */
export function termsWithin(index: WordIndex, word: string, most: number): NearTerm[] {
  const mask = maskOf(word)
  const first = index.lengthFrom[Math.max(0, word.length - most)] as number
  const last = index.lengthFrom[Math.min(LONGEST + 1, word.length + most + 1)] as number
  const near: NearTerm[] = []
  for (let at = first; at < last; at += 1) {
    // Each change flips the bits of at most two letters.
    if (bitsOf((index.masks[at] as number) ^ mask) > 2 * most) continue
    const id = index.byLength[at] as number
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

function bitsOf(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

const row = new Uint8Array(LONGEST + 8)

/** The Levenshtein distance, abandoned (as `most` + 1) as soon as it must exceed `most`. */
export function changesBetween(a: string, b: string, most: number): number {
  let [start, endA, endB] = [0, a.length, b.length]
  if (Math.abs(endA - endB) > most || endB > LONGEST) return most + 1
  // Equal letters at both ends cost nothing; with one change at most one letter of each is left.
  while (start < endA && start < endB && a.charCodeAt(start) === b.charCodeAt(start)) start += 1
  while (endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA -= 1
    endB -= 1
  }
  const [restA, restB] = [endA - start, endB - start]
  if (restA === 0 || restB === 0) return Math.max(restA, restB)
  if (most === 1) return Math.max(restA, restB)
  return compared(a.slice(start, endA), b.slice(start, endB), most)
}

function compared(a: string, b: string, most: number): number {
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
