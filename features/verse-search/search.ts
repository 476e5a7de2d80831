import { verseKey } from '#features/quran/verse-key.ts'
import { englishVerses } from './meaning/english-verses.ts'
import { englishStems } from './meaning/english-words.ts'
import { fromEnglish, isEnglish } from './meaning/english.ts'
import { findArabic } from './find-arabic.ts'
import { findLatin } from './find-latin.ts'
import { meantVerses, mixIn } from './meaning/meant-verses.ts'
import { isArabic } from './script/fold-arabic.ts'
import type { Jump } from './place/jump.ts'
import { notNamedAmong } from './words/not-named.ts'
import { type FoundList, type FoundVerse, resultList, type Said } from './result-list.ts'
import type { Search } from './search-index.ts'
import { tellingWords } from './meaning/topic-words.ts'
import type { Filters } from './types.ts'

/** All results, best first; a verse appears once. `message` says why a requested place does not exist. */
export type SearchResults = Said & {
  found: FoundVerse[]
  jump: Jump | null
  message: string | null
  /** The Indonesian words that an English query was searched with. */
  translated: string | null
}

/** How much the English words of a verse weigh beside its translated ones. */
const BY_ENGLISH = 2

const nothingSaid: Said = { suggestion: null, topic: null, missing: null }

/** All results for the typed text: a place, a topic, verses with the words, then approximate ones. */
export function search(index: Search, typed: string, filters: Filters = {}): SearchResults {
  const place = index.jump(typed)
  const meaning = isSure(place) ? undefined : fromEnglish(index, typed)
  if (meaning !== undefined) {
    const results = search(index, meaning, filters)
    const list = resultList(index.text, filters)
    for (const { verse, match, field } of results.found) list.put(verse, match, field)
    // A single word means what it was translated with.
    if (list.searches('indonesian') && englishStems(typed).length > 1)
      mixIn(list, englishVerses(index, typed), { worth: BY_ENGLISH })
    return { ...results, found: list.found, translated: meaning }
  }
  const jump = place && 'spans' in place && !isOnlyHeard(index, place) ? place : null
  const list = resultList(index.text, filters)
  if (jump?.certainty === 'sure') list.jump(jump)
  const isPlaceOnly = place !== undefined && ('message' in place || isNumbered(place))
  let said = nothingSaid
  if (!isPlaceOnly) {
    const query = { typed, jump, list }
    said = isArabic(typed)
      ? { ...nothingSaid, suggestion: findArabic(index, query) }
      : findLatin(index, query)
  }
  if (!isPlaceOnly && !isArabic(typed)) {
    putMeant(index, typed, { list, isMissing: said.missing?.kind === 'thing' })
    // The screen says that a topic's verses come first.
    if (list.found[0]?.match === 'near') said = { ...said, topic: null }
  }
  return {
    found: list.found,
    jump: jump && list.hasJump() ? jump : null,
    message: place && 'message' in place ? place.message : null,
    translated: null,
    ...said,
  }
}

type Putting = { list: FoundList; isMissing: boolean }

/** A verse with all the typed words stands first, and so does what was asked for by its name. */
function putMeant(index: Search, typed: string, { list, isMissing }: Putting): void {
  const [first] = list.found
  const words = tellingWords(typed)
  if (!list.searches('indonesian') || first?.field === 'latin') return
  if (first?.match === 'jump') return
  if (index.topics.byWords.has(words.join(' '))) return
  const english = isEnglish(index, typed) ? englishVerses(index, typed) : []
  if (english.length > 0) mixIn(list, english, { worth: BY_ENGLISH })
  else if (words.length > 1)
    mixIn(list, meantVerses(index, typed), { ahead: keptRows(index, typed, { list, isMissing }) })
}

/** How many first rows stay: those beside a thing that is not named, or one with all the words. */
function keptRows({ text }: Search, typed: string, { list, isMissing }: Putting): number {
  const [first] = list.found
  if (isMissing) return 3
  if (!first || first.match === 'exact') return 1
  const verse = text.verses[first.verse]
  const isAmong = verse && notNamedAmong(typed)?.verses.includes(verseKey(verse))
  return isAmong && first.match === 'near' ? 1 : 0
}

/** A place that no other reading of the words can be. */
function isSure(place: ReturnType<Search['jump']>): boolean {
  return place !== undefined && ('message' in place || place.certainty === 'sure')
}

/** An Indonesian word that sounds like a surah's name asks for no surah: 'tobat' is not 'Tabbat'. */
function isOnlyHeard({ topics }: Search, { soundedName }: Jump): boolean {
  return soundedName !== undefined && topics.known.has(topics.stem(soundedName.trim()))
}

/** Numbers are never searched as words. */
function isNumbered({ kind }: Jump): boolean {
  return kind === 'verse' || kind === 'juz' || kind === 'page'
}
