import { fromEnglish } from './english.ts'
import { findArabic } from './find-arabic.ts'
import { findLatin, putNearThird } from './find-latin.ts'
import { isArabic } from './fold-arabic.ts'
import type { Jump } from './jump.ts'
import { type FoundVerse, resultList, type Said } from './result-list.ts'
import type { Search } from './search-index.ts'
import type { Filters } from './types.ts'

/** All results, best first; a verse appears once. `message` says why a requested place does not exist. */
export type SearchResults = Said & {
  found: FoundVerse[]
  jump: Jump | null
  message: string | null
  /** The Indonesian words that an English query was searched with. */
  translated: string | null
}

const nothingSaid: Said = { suggestion: null, topic: null, missing: null }

/** All results for the typed text: a place, a topic, verses with the words, then approximate ones. */
export function search(index: Search, typed: string, filters: Filters = {}): SearchResults {
  const asked = index.jump(typed)
  const meaning = isSure(asked) ? undefined : fromEnglish(index, typed)
  if (meaning !== undefined) return { ...search(index, meaning, filters), translated: meaning }
  const jump = asked && 'spans' in asked && !isOnlyHeard(index, asked) ? asked : null
  const list = resultList(index.text, filters)
  if (jump?.certainty === 'sure') list.jump(jump)
  const isPlaceOnly = asked !== undefined && ('message' in asked || isNumbered(asked))
  let said = nothingSaid
  if (!isPlaceOnly) {
    const query = { typed, jump, list }
    said = isArabic(typed)
      ? { ...nothingSaid, suggestion: findArabic(index, query) }
      : findLatin(index, query)
  }
  if (!isPlaceOnly && !isArabic(typed)) putNearThird(index, typed, list)
  return {
    found: list.found,
    jump: jump && list.hasJump() ? jump : null,
    message: asked && 'message' in asked ? asked.message : null,
    translated: null,
    ...said,
  }
}

/** A place that no other reading of the words can be. */
function isSure(asked: ReturnType<Search['jump']>): boolean {
  return asked !== undefined && ('message' in asked || asked.certainty === 'sure')
}

/** An Indonesian word that sounds like a surah's name asks for no surah: 'tobat' is not 'Tabbat'. */
function isOnlyHeard({ topics }: Search, { heard }: Jump): boolean {
  return heard !== undefined && topics.known.has(topics.stem(heard.trim()))
}

/** Numbers are never searched as words. */
function isNumbered({ kind }: Jump): boolean {
  return kind === 'verse' || kind === 'juz' || kind === 'page'
}
