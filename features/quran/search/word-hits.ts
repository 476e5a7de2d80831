import type { WordIndex } from './word-index.ts'

/**
 * How a verse holds a word: as it was typed, spelt otherwise, with an ending, as another word of the same root,
 * as a synonym, or as what it may be a slip of.
 */
export type Closeness = 0 | 1 | 2 | 3 | 4 | 5
export const EXACT = 0
export const SPELLING = 1
export const ENDING = 2
export const FAMILY = 3
export const SYNONYM = 4
export const SLIP = 5

/** What may stand for one word: terms with how close each is, closest first, no term twice. */
export type Choices = readonly { id: number; closeness: Closeness }[]

export type WordHit = { verse: number; closeness: Closeness; isPhrase: boolean }

/** Verses that hold one choice for every word: closest first, phrases before scattered words, short verses before long. */
export function wordHits(
  index: WordIndex,
  words: readonly Choices[],
  verseCount: number,
): WordHit[] {
  if (words.length === 0 || words.some((choices) => choices.length === 0)) return []
  const closeness = new Uint8Array(verseCount)
  const order = words
    .map((choices) => ({ choices, size: sizeOf(index, choices) }))
    .sort((a, b) => a.size - b.size)
  let verses: number[] | undefined
  for (const [round, { choices, size }] of order.entries()) {
    verses =
      verses && verses.length * 16 < size
        ? lookedUp(index, { choices, closeness, verses })
        : marked(index, { choices, closeness, round, verses })
    if (verses.length === 0) return []
  }
  return ranked(index, { words, closeness, verses: verses ?? [] })
}

function sizeOf({ from }: WordIndex, choices: Choices): number {
  let size = 0
  for (const { id } of choices) size += (from[id + 1] as number) - (from[id] as number)
  return size
}

type Round = { choices: Choices; closeness: Uint8Array }

/** Few verses are left: ask for each whether it holds a choice. */
function lookedUp(
  index: WordIndex,
  { choices, closeness, verses }: Round & { verses: readonly number[] },
): number[] {
  return verses.filter((verse) => {
    const found = choices.find(({ id }) => holds(index, id, verse))
    if (found) closeness[verse] = Math.max(closeness[verse] as number, found.closeness)
    return found !== undefined
  })
}

function holds({ from, verses }: WordIndex, id: number, verse: number): boolean {
  let [low, high] = [from[id] as number, from[id + 1] as number]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((verses[middle] as number) < verse) low = middle + 1
    else high = middle
  }
  return low < (from[id + 1] as number) && verses[low] === verse
}

/** Many verses are left: go through the lists of the choices, closest first. */
function marked(
  index: WordIndex,
  { choices, closeness, round, verses }: Round & { round: number; verses: number[] | undefined },
): number[] {
  const isLeft = new Uint8Array(closeness.length)
  if (verses) for (const verse of verses) isLeft[verse] = 1
  else isLeft.fill(1)
  const kept: number[] = []
  for (const { id, closeness: own } of choices) {
    const end = index.from[id + 1] as number
    for (let at = index.from[id] as number; at < end; at += 1) {
      const verse = index.verses[at] as number
      if (isLeft[verse] === 0) continue
      isLeft[verse] = 0
      if (round === 0 || own > (closeness[verse] as number)) closeness[verse] = own
      kept.push(verse)
    }
  }
  return kept
}

const VERSE_BITS = 13
const LENGTH_BITS = 10

type Found = { words: readonly Choices[]; closeness: Uint8Array; verses: readonly number[] }

/** One whole number per verse says where it belongs, so that sorting is sorting numbers. */
function ranked(index: WordIndex, { words, closeness, verses }: Found): WordHit[] {
  const keys = new Uint32Array(verses.length)
  for (const [at, verse] of verses.entries()) {
    const [start, end] = [index.tokenFrom[verse] as number, index.tokenFrom[verse + 1] as number]
    const length = Math.min(end - start, (1 << LENGTH_BITS) - 1)
    const scattered = words.length > 1 && !hasPhrase(index, words, { start, end }) ? 1 : 0
    const first = (closeness[verse] as number) * 2 + scattered
    keys[at] = ((first << LENGTH_BITS) | length) * (1 << VERSE_BITS) + verse
  }
  keys.sort()
  return Array.from(keys, (key) => {
    const first = key >>> (VERSE_BITS + LENGTH_BITS)
    return {
      verse: key & ((1 << VERSE_BITS) - 1),
      closeness: (first >>> 1) as Closeness,
      isPhrase: (first & 1) === 0,
    }
  })
}

function hasPhrase(
  { tokens }: WordIndex,
  words: readonly Choices[],
  { start, end }: { start: number; end: number },
): boolean {
  for (let at = start; at + words.length <= end; at += 1) {
    if (words.every((choices, step) => choices.some(({ id }) => id === tokens[at + step]))) {
      return true
    }
  }
  return false
}
