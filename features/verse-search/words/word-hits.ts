import type { WordIndex } from './word-index.ts'

/** How a verse matches a word: exactly, with an ending, by the same root, by a synonym, or by a correction. */
export type Closeness = 0 | 1 | 2 | 3 | 4
export const EXACT = 0
export const ENDING = 1
export const FAMILY = 2
export const SYNONYM = 3
export const SLIP = 4

/** The terms that may match one word, with their closeness, closest first, each once. */
export type Choices = readonly { id: number; closeness: Closeness }[]

/**
 * Verses by the closeness of their weakest match; in each list phrases before scattered words, short verses before
 * long.
 */
export type WordHits = readonly Uint16Array[]

/** Verses that match every word by one of its choices. */
export function wordHits(index: WordIndex, words: readonly Choices[]): WordHits {
  if (words.length === 0 || words.some((choices) => choices.length === 0)) return []
  const isPlain = words.every((choices) => choices.length === 1 && choices[0]?.closeness === EXACT)
  if (!isPlain && words.length === 1) return ofOneWord(index, words[0] as Choices)
  if (!isPlain) return byLevel(index, words).map((ranks) => inOrder(index, ranks, words))
  const ids = words.map(([choice]) => choice?.id ?? 0)
  return [inOrder(index, inAll(index, ids), ids)]
}

/** Verses with exactly these words next to each other, in this order. */
export function phraseHits(index: WordIndex, words: readonly string[]): Uint16Array {
  const ids = words.map((word) => index.idOf.get(word))
  if (!ids.every((id) => id !== undefined)) return new Uint16Array()
  const { tokens, tokenFrom, verseAt } = index
  const found = Array.from(inAll(index, ids)).filter((rank) => {
    const [start = 0, end = 0] = [tokenFrom[rank], tokenFrom[rank + 1]]
    return hasPhrase(tokens, ids, { start, end })
  })
  return Uint16Array.from(found, (rank) => verseAt[rank] ?? 0)
}

/** One term for each word: takes the shortest list and looks each verse up in the others. */
function inAll(index: WordIndex, ids: readonly number[]): ArrayLike<number> {
  const { from, ranks } = index
  const size = (id: number) => (from[id + 1] as number) - (from[id] as number)
  const [rarest = 0, ...others] = [...ids].sort((a, b) => size(a) - size(b))
  const own = ranks.subarray(from[rarest], from[rarest + 1])
  if (others.length === 0) return own
  const best: number[] = []
  for (let at = 0; at < own.length; at += 1) {
    const rank = own[at] as number
    let isHeld = true
    for (let other = 0; isHeld && other < others.length; other += 1) {
      isHeld = holds(index, others[other] as number, rank)
    }
    if (isHeld) best.push(rank)
  }
  return best
}

function holds({ from, ranks }: WordIndex, id: number, rank: number): boolean {
  let [low, high] = [from[id] as number, from[id + 1] as number]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ranks[middle] as number) < rank) low = middle + 1
    else high = middle
  }
  return low < (from[id + 1] as number) && ranks[low] === rank
}

/** One word is no phrase: the marked verses are already in the order of the results. */
function ofOneWord(index: WordIndex, choices: Choices): WordHits {
  const size = (index.verseAt.length + 31) >>> 5
  const levels = marked(index, choices, { size, farthest: choices.at(-1)?.closeness ?? EXACT })
  return levels.map((bits, level) => versesIn(index, bits, levels[level - 1]))
}

let room = new Uint16Array()

function versesIn({ verseAt }: WordIndex, bits: Uint32Array, without?: Uint32Array): Uint16Array {
  if (room.length < verseAt.length) room = new Uint16Array(verseAt.length)
  let filled = 0
  for (let at = 0; at < bits.length; at += 1) {
    let rest = bits[at] as number
    if (without) rest &= ~(without[at] as number)
    while (rest !== 0) {
      room[filled] = verseAt[(at << 5) + 31 - Math.clz32(rest & -rest)] as number
      filled += 1
      rest &= rest - 1
    }
  }
  return room.slice(0, filled)
}

/** A bit for each verse and level: a verse is at the level of its weakest match. */
function byLevel(index: WordIndex, words: readonly Choices[]): number[][] {
  const size = (index.verseAt.length + 31) >>> 5
  const farthest = Math.max(...words.map((choices) => choices.at(-1)?.closeness ?? EXACT))
  const [first, ...others] = words as [Choices, ...Choices[]]
  const all = marked(index, first, { size, farthest })
  for (const choices of others) {
    const held = marked(index, choices, { size, farthest })
    for (const [level, bits] of all.entries()) {
      const own = held[level] as Uint32Array
      for (let at = 0; at < size; at += 1) bits[at] = (bits[at] as number) & (own[at] as number)
    }
  }
  return all.map((bits, level) => ranksIn(bits, all[level - 1]))
}

/** For each level, the verses with a choice at least that close. */
type MarkLimits = { size: number; farthest: number }

function marked(
  { from, ranks }: WordIndex,
  choices: Choices,
  { size, farthest }: MarkLimits,
): Uint32Array[] {
  const levels: Uint32Array[] = []
  let bits = new Uint32Array(size)
  let next = 0
  for (let level = 0; level <= farthest; level += 1) {
    if (level > 0) bits = bits.slice()
    for (; choices[next]?.closeness === level; next += 1) {
      const { id } = choices[next] as Choices[0]
      const end = from[id + 1] as number
      for (let at = from[id] as number; at < end; at += 1) {
        const rank = ranks[at] as number
        bits[rank >>> 5] = (bits[rank >>> 5] as number) | (1 << (rank & 31))
      }
    }
    levels.push(bits)
  }
  return levels
}

function ranksIn(bits: Uint32Array, without: Uint32Array | undefined): number[] {
  const ranks: number[] = []
  for (let at = 0; at < bits.length; at += 1) {
    let rest = (bits[at] as number) & ~(without?.[at] ?? 0)
    while (rest !== 0) {
      const lowest = rest & -rest
      ranks.push((at << 5) + 31 - Math.clz32(lowest))
      rest ^= lowest
    }
  }
  return ranks
}

/** Phrases first, each part in the order of its ranks. A word is its one term, or the choices for it. */
function inOrder(
  { verseAt, tokens, tokenFrom }: WordIndex,
  ranks: ArrayLike<number>,
  words: readonly (number | Choices)[],
): Uint16Array {
  const verses = new Uint16Array(ranks.length)
  const scattered: number[] = []
  let filled = 0
  for (let at = 0; at < ranks.length; at += 1) {
    const rank = ranks[at] as number
    const verse = verseAt[rank] as number
    const [start, end] = [tokenFrom[rank] as number, tokenFrom[rank + 1] as number]
    if (words.length === 1 || hasPhrase(tokens, words, { start, end })) {
      verses[filled] = verse
      filled += 1
    } else scattered.push(verse)
  }
  verses.set(scattered, filled)
  return verses
}

type Stretch = { start: number; end: number }

function hasPhrase(
  tokens: Uint16Array,
  words: readonly (number | Choices)[],
  { start, end }: Stretch,
) {
  for (let at = start; at + words.length <= end; at += 1) {
    let step = 0
    while (step < words.length && isMeant(words[step], tokens[at + step] as number)) step += 1
    if (step === words.length) return true
  }
  return false
}

function isMeant(word: number | Choices | undefined, token: number): boolean {
  if (typeof word === 'number') return word === token
  for (const { id } of word ?? []) if (id === token) return true
  return false
}
