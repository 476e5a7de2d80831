import { verseSynonymsOf } from './synonyms.ts'
import {
  type Choices,
  type Closeness,
  ENDING,
  EXACT,
  FAMILY,
  SLIP,
  SPELLING,
  SYNONYM,
} from './word-hits.ts'
import { soundOf, termsNear, termsWith, type WordIndex } from './word-index.ts'
import { commonWords, rootOf, wordsOf } from './words.ts'

const NOISE =
  /^(?:carilah |cari |ayat[\s-]*ayat |ayat |surat |dalil |firman allah )*(?:yang )?(?:tentang|mengenai|soal|membahas|berisi)(?: tentang)? /i

/** The words to search for: without 'ayat tentang' before them. */
export function contentWords(typed: string): string[] {
  const words = wordsOf(typed.replace(NOISE, '')).map(({ text }) => text)
  return words.flatMap((word) => (word === 'alquran' ? ['quran'] : [word]))
}

/**
 * Terms that may match a word: itself, its forms and completions, and its synonyms. `isLast`: it may be unfinished.
 */
export function choicesFor(index: WordIndex, word: string, isLast: boolean): Choices {
  const choices = gather()
  const own = index.idOf.get(word)
  if (own !== undefined) choices.add([own], EXACT)
  if (commonWords.has(word)) return choices.list
  if (own === undefined) choices.add(index.sounds.get(soundOf(word)) ?? [], SPELLING)
  if (word.length >= (isLast ? 2 : 4)) choices.add(termsWith(index, word), ENDING)
  choices.add(formsOf(index, word), FAMILY)
  for (const other of verseSynonymsOf(word)) {
    const id = index.idOf.get(other)
    if (id !== undefined) choices.add([id], SYNONYM)
    choices.add(formsOf(index, other), SYNONYM)
  }
  return choices.list
}

/** All terms with the same root: 'sabar' also matches 'bersabarlah'. */
function formsOf(index: WordIndex, word: string): readonly number[] {
  return index.family.get(rootOf(word, (root) => index.idOf.has(root))) ?? []
}

function gather() {
  const known = new Set<number>()
  const list: { id: number; closeness: Closeness }[] = []
  return {
    list,
    add(ids: readonly number[], closeness: Closeness): void {
      for (const id of ids) {
        if (known.has(id)) continue
        known.add(id)
        list.push({ id, closeness })
      }
    },
  }
}

/** The query with every likely misspelt word corrected; undefined when there is none. */
export function correctedQuery(
  index: WordIndex,
  words: readonly string[],
): { words: string[]; choices: Choices[] } | undefined {
  let hasSlip = false
  const nearest: string[] = []
  const choices = words.map((word, at): Choices => {
    const known = choicesFor(index, word, at === words.length - 1)
    const near = known.some(({ closeness }) => closeness === EXACT) ? [] : termsNear(index, word)
    const [first] = near
    nearest.push(first && known.length === 0 ? (index.terms[first.id] as string) : word)
    if (near.length === 0) return known
    hasSlip = true
    const slips = near
      .filter(({ id }) => !known.some((choice) => choice.id === id))
      .map(({ id }) => ({ id, closeness: SLIP as Closeness }))
    return [...known, ...slips]
  })
  return hasSlip ? { words: nearest, choices } : undefined
}

/** The share of the query, weighted by rarity of its words, that a verse must have. */
const ENOUGH = 0.6

/** Verses with the rarest of several words, when none has all: the nearest first. */
export function partialHits(index: WordIndex, words: readonly string[]): number[] {
  const { tokenFrom, verseAt } = index
  const telling = words.filter((word) => !commonWords.has(word))
  if (telling.length < 3) return []
  const shares = new Float64Array(verseAt.length)
  let all = 0
  for (const word of telling) {
    const ranks = ranksOf(index, choicesFor(index, word, false))
    const weight = Math.log(verseAt.length / (ranks.size + 1)) + 1
    all += weight
    for (const rank of ranks) shares[rank] = (shares[rank] as number) + weight
  }
  const found: number[] = []
  for (const [rank, share] of shares.entries()) if (share >= ENOUGH * all) found.push(rank)
  // A match in a short verse counts more than in a long one.
  const worth = (rank: number) => {
    const length = (tokenFrom[rank + 1] as number) - (tokenFrom[rank] as number)
    return (shares[rank] as number) / (1 + length / 50)
  }
  return found
    .sort((a, b) => worth(b) - worth(a) || a - b)
    .slice(0, 50)
    .map((rank) => verseAt[rank] as number)
}

function ranksOf({ from, ranks }: WordIndex, choices: Choices): Set<number> {
  const found = new Set<number>()
  for (const { id } of choices) {
    for (const rank of ranks.subarray(from[id], from[id + 1])) found.add(rank)
  }
  return found
}
