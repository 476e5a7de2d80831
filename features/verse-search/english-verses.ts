import { verseKey } from '#features/quran/verse-key.ts'
import { toldEnglish } from './told/english.ts'
import type { SearchText } from './types.ts'
import { foldWord, wordsOf } from './words.ts'

/** The verses told of by each English stem, as keys, and their number. */
const byStem = new Map<string, Set<string>>()
const told = toldEnglish.trim().split(/ · |\n/)
for (const each of told) {
  const [key = '', ...words] = each.split(' ')
  for (const word of words) {
    const stem = englishStem(word)
    byStem.set(stem, (byStem.get(stem) ?? new Set()).add(key))
  }
}

/** An English word without its usual endings. */
function englishStem(word: string): string {
  if (word.length < 5) return word.length === 4 ? word.replace(/s$/, '') : word
  const bare = word
    .replace(/ies$/, 'y')
    .replace(/(?:sses|xes|ches|shes)$/, (end) => end.slice(0, -2))
    .replace(/(?<!s)s$/, '')
    .replace(/(?:ing|ed|ly|ness|ment|er)$/, '')
  return (bare.length < 3 ? word : bare).replace(/(.)\1$/, '$1').replace(/e$/, '')
}

/** True for a word that the English table has. */
export function isToldInEnglish(word: string): boolean {
  return byStem.has(englishStem(word))
}

/** The least share of a query's words that a verse must be told of with. */
const LEAST = 0.3
const MOST = 20

/** The verses that English words are told of, the best first. */
export function englishVerses({ verses }: SearchText, typed: string): number[] {
  const stems = new Set(wordsOf(typed).map(({ text }) => englishStem(foldWord(text))))
  const shares = new Map<string, number>()
  let whole = 0
  for (const stem of stems) {
    const keys = byStem.get(stem)
    if (!keys) continue
    const rarity = Math.log(told.length / keys.size)
    whole += rarity
    for (const key of keys) shares.set(key, (shares.get(key) ?? 0) + rarity)
  }
  const best = [...shares]
    .filter(([, share]) => share >= LEAST * whole)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST)
  if (best.length === 0) return []
  const placeOf = new Map(verses.map((verse, place) => [verseKey(verse), place]))
  return best.flatMap(([key]) => placeOf.get(key) ?? [])
}
