import { foldArabic, spellingsOf } from './fold-arabic.ts'
import type { Jump } from './jump.ts'
import { findLetters, type LetterIndex, nearLetters } from './letter-index.ts'
import type { ResultList } from './result-list.ts'
import type { Search } from './search-index.ts'

export type Query = { typed: string; jump: Jump | null; list: ResultList }

/** In Arabic 'and', 'with' and the article are attached to a word. */
const IN_ARABIC = { prefix: 2, anywhereFrom: 8 }

/** Puts the verses with these Arabic letters into the list. */
export function findArabic({ arabic }: Search, { typed, jump, list }: Query): void {
  const before = list.found.length
  const spellings = spellingsOf(typed).map((each) => foldArabic(each).text)
  const rules = { ...IN_ARABIC, isOneWord: !/\s/.test(typed.trim()) }
  if (list.searches('arabic')) {
    const hits = spellings.flatMap((letters) => findLetters(arabic, letters, rules))
    for (const { verse, isWhole } of hits) if (isWhole) list.put(verse, 'exact', 'arabic')
    for (const { verse } of hits) list.put(verse, 'form', 'arabic')
  }
  if (jump?.certainty === 'maybe') list.jump(jump)
  if (list.found.length > before || !list.searches('arabic')) return
  for (const { verse } of nearLetters(arabic, spellings[0] as string)) {
    list.put(verse, 'slip', 'arabic')
  }
  if (list.found.length === before) {
    for (const verse of mostWords(arabic, typed, (words) => foldArabic(words).text)) {
      list.put(verse, 'partial', 'arabic')
    }
  }
}

/** People join Latin words by their sound. */
export const IN_LATIN = { prefix: 0, anywhereFrom: 8, isOneWord: false }

/** Fewest letters that identify a verse when they are only a part of the query. */
const TELLING = 8

/** Verses with the longest run of the typed words found in any verse: the query may span two verses. */
export function mostWords(
  letters: LetterIndex,
  typed: string,
  fold: (words: string) => string,
): number[] {
  const words = typed.trim().split(/\s+/)
  for (let count = words.length - 1; count >= Math.max(2, words.length / 2); count -= 1) {
    const found: number[] = []
    for (let start = 0; start + count <= words.length; start += 1) {
      const wanted = fold(words.slice(start, start + count).join(' '))
      if (wanted.length < TELLING) continue
      for (const { verse } of findLetters(letters, wanted, IN_LATIN)) found.push(verse)
    }
    if (found.length > 0) return found
  }
  return []
}
