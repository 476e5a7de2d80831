import { findScript, isWholeWord } from './script/find-script.ts'
import { foldArabic, spellingsOf } from './script/fold-arabic.ts'
import type { Jump } from './place/jump.ts'
import { findLetters, type LetterIndex, nearestRun, nearLetters } from './script/letter-index.ts'
import type { Letters } from './script/letters.ts'
import type { FoundList } from './result-list.ts'
import type { Search } from './search-index.ts'

export type Query = { typed: string; jump: Jump | null; list: FoundList }

/** In Arabic 'and', 'with' and the article are attached to a word. */
const IN_ARABIC = { prefix: 2, anywhereFrom: 8 }

/** Puts the verses with these Arabic letters into the list, and gives the words of the nearest when none has them. */
export function findArabic(index: Search, { typed, jump, list }: Query): string | null {
  const { arabic, text } = index
  const before = list.found.length
  const spellings = spellingsOf(typed).map((each) => foldArabic(each).text)
  if (list.searches('arabic')) {
    const words = findScript(index.script, typed)
    for (const hit of words) list.put(hit.verse, isWholeWord(hit) ? 'exact' : 'form', 'arabic')
    // Where the words as they stand are found, their bare letters would only find others.
    if (!words.some(({ isPhrase }) => isPhrase)) {
      const rules = { ...IN_ARABIC, isOneWord: !/\s/.test(typed.trim()) }
      const hits = spellings.flatMap((letters) => findLetters(arabic, letters, rules))
      for (const { verse, isWhole } of hits) if (isWhole) list.put(verse, 'exact', 'arabic')
      for (const { verse } of hits) list.put(verse, 'form', 'arabic')
    }
  }
  if (jump?.certainty === 'maybe') list.jump(jump)
  if (list.found.length > before || !list.searches('arabic')) return null
  const [wanted = ''] = spellings
  const near = nearLetters(arabic, wanted)
  for (const { verse } of near) list.put(verse, 'slip', 'arabic')
  const script = text.verses[near[0]?.verse ?? -1]?.arabic
  if (script !== undefined) return nearestWords(script, foldArabic(script), wanted)
  if (list.found.length === before) {
    for (const verse of mostWords(arabic, typed, (words) => foldArabic(words).text)) {
      list.put(verse, 'partial', 'arabic')
    }
  }
  return null
}

/** The words of a text whose folded letters are nearest to these. */
export function nearestWords(text: string, letters: Letters, wanted: string): string {
  const { start, end } = nearestRun(wanted, letters.text)
  const from = Math.max(
    ...[' ', '\u00A0'].map((space) => text.lastIndexOf(space, letters.at[start] ?? 0) + 1),
  )
  const last = (letters.at[end - 1] ?? 0) + 1
  const rest = /[\s,.]/.exec(text.slice(last))
  return text.slice(from, rest ? last + rest.index : text.length)
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
