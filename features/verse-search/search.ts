import { foldArabic, isArabic, spellingsOf } from './fold-arabic.ts'
import { foldLatin } from './fold-latin.ts'
import { type Jump, type Jumper, jumper } from './jump.ts'
import { findLetters, type LetterIndex, letterIndexBuilder, nearLetters } from './letter-index.ts'
import type { VerseField, Filters, SearchText } from './types.ts'
import { wordIndexBuilder, type WordIndex } from './word-index.ts'
import { ENDING, EXACT, FAMILY, SLIP, SPELLING, SYNONYM, wordHits } from './word-hits.ts'
import { choicesFor, contentWords, correctedQuery, partialHits } from './word-choices.ts'

/** The kind of match, from the best to the weakest. */
export type Match = 'jump' | 'exact' | 'form' | 'synonym' | 'slip' | 'partial'

export type FoundVerse = { verse: number; match: Match; field: VerseField }

/** All results, best first; a verse appears once. `message` says why a requested place does not exist. */
export type SearchResults = {
  found: FoundVerse[]
  jump: Jump | null
  message: string | null
  /** The likely intended words, when only they gave results. */
  suggestion: string | null
}

/** An index over one text; it is immutable. */
export type Search = {
  text: SearchText
  words: WordIndex
  latin: LetterIndex
  arabic: LetterIndex
  jump: Jumper
}

/** Builds the index surah by surah, so that a server can answer others between two of them. */
export function searchBuilder(text: SearchText) {
  const words = wordIndexBuilder()
  const latin = letterIndexBuilder()
  const arabic = letterIndexBuilder()
  return {
    add(verse: number): void {
      const {
        arabic: script,
        latin: spoken,
        indonesian,
      } = text.verses[verse] as SearchText['verses'][0]
      words.add(verse, indonesian)
      arabic.add(verse, foldArabic(script))
      if (spoken === null) return
      const paused = foldLatin(spoken, false)
      const flowing = foldLatin(spoken)
      latin.add(verse, paused)
      if (flowing.text !== paused.text) latin.add(verse, flowing)
    },
    done(): Search {
      return {
        text,
        words: words.done(),
        latin: latin.done(),
        arabic: arabic.done(),
        jump: jumper(text),
      }
    },
  }
}

/** Builds the index over a whole text at once. */
export function buildSearch(text: SearchText): Search {
  const builder = searchBuilder(text)
  for (const verse of text.verses.keys()) builder.add(verse)
  return builder.done()
}

/** People join Latin words by their sound; in Arabic 'and', 'with' and the article are attached to a word. */
const IN_LATIN = { prefix: 0, anywhereFrom: 8, isOneWord: false }
const IN_ARABIC = { prefix: 2, anywhereFrom: 8 }

/** With fewer results than this, likely typing errors are searched as well. */
const FEW = 5

/** All results for the typed text: a place first, then verses with the words, then approximate ones. */
export function search(index: Search, typed: string, filters: Filters = {}): SearchResults {
  const asked = index.jump(typed)
  const jump = asked && 'spans' in asked ? asked : null
  const list = resultList(index, filters)
  if (jump?.certainty === 'sure') list.jump(jump)
  const isPlaceOnly = asked !== undefined && ('message' in asked || isNumbered(asked))
  let suggestion: string | null = null
  if (!isPlaceOnly) {
    const query = { typed, jump, list }
    suggestion = isArabic(typed) ? arabicSearch(index, query) : latinSearch(index, query)
  }
  return {
    found: list.found,
    jump: jump && list.hasJump() ? jump : null,
    message: asked && 'message' in asked ? asked.message : null,
    suggestion,
  }
}

/** Numbers are never searched as words. */
function isNumbered({ kind }: Jump): boolean {
  return kind === 'verse' || kind === 'juz' || kind === 'page'
}

type List = ReturnType<typeof resultList>

/** Results in insertion order; filtered, and each verse once. */
function resultList({ text }: Search, { surah, juz, field }: Filters) {
  const known = new Set<number>()
  const found: FoundVerse[] = []
  let hasJump = false
  const put = (verse: number, match: Match, where: VerseField) => {
    const place = text.verses[verse]
    if (!place || known.has(verse)) return
    if ((surah && place.surah !== surah) || (juz && place.juz !== juz)) return
    known.add(verse)
    found.push({ verse, match, field: where })
  }
  return {
    found,
    searches: (where: VerseField) => field === undefined || field === where,
    put,
    hasJump: () => hasJump,
    jump({ spans }: Jump) {
      hasJump = true
      for (const { surah: of, from, to } of spans) {
        const first = text.verses.findIndex((verse) => verse.surah === of && verse.ayah === from)
        for (let step = 0; step <= to - from; step += 1) put(first + step, 'jump', 'indonesian')
      }
    },
  }
}

type Query = { typed: string; jump: Jump | null; list: List }

function arabicSearch({ arabic }: Search, { typed, jump, list }: Query): null {
  const before = list.found.length
  const spellings = spellingsOf(typed).map((each) => foldArabic(each).text)
  const rules = { ...IN_ARABIC, isOneWord: !/\s/.test(typed.trim()) }
  if (list.searches('arabic')) {
    const hits = spellings.flatMap((letters) => findLetters(arabic, letters, rules))
    for (const { verse, isWhole } of hits) if (isWhole) list.put(verse, 'exact', 'arabic')
    for (const { verse } of hits) list.put(verse, 'form', 'arabic')
  }
  if (jump?.certainty === 'maybe') list.jump(jump)
  if (list.found.length > before || !list.searches('arabic')) return null
  for (const { verse } of nearLetters(arabic, spellings[0] as string)) {
    list.put(verse, 'slip', 'arabic')
  }
  if (list.found.length === before) {
    for (const verse of mostWords(arabic, typed, (words) => foldArabic(words).text)) {
      list.put(verse, 'partial', 'arabic')
    }
  }
  return null
}

/** Fewest letters that identify a verse when they are only a part of the query. */
const TELLING = 8

/** Verses with the longest run of the typed words found in any verse: the query may span two verses. */
function mostWords(letters: LetterIndex, typed: string, fold: (words: string) => string): number[] {
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

function latinSearch(index: Search, { typed, jump, list }: Query): string | null {
  const before = list.found.length
  const words = contentWords(typed)
  const putWords = wordLister(index, words, list)
  if (jump?.kind !== 'named') putWords('exact', EXACT)
  const hasWords = list.found.length > before
  if (jump?.certainty === 'maybe') list.jump(jump)
  putWords('form', SPELLING)
  const isWord = hasWords && words.length === 1
  if (list.searches('latin')) spokenHits(index, { typed, isWord, jump, list })
  if (jump?.certainty === 'sure') return null
  putWords('form', ENDING)
  putWords('form', FAMILY)
  putWords('synonym', SYNONYM)
  if (list.found.length - before >= FEW) return null
  return slips(index, { typed, jump, list, before })
}

function wordLister(index: Search, words: readonly string[], list: List) {
  const choices = words.map((word, at) => choicesFor(index.words, word, at === words.length - 1))
  const isAsked = list.searches('indonesian')
  const hits = isAsked ? wordHits(index.words, choices) : []
  return (match: Match, closeness: number): void => {
    for (const verse of hits[closeness] ?? []) list.put(verse, match, 'indonesian')
  }
}

type Spoken = Query & { isWord: boolean }

/**
 * A single Indonesian word is an ordinary word first: in the Latin text it must then stand alone or be long. Beside
 * verses known by this name, only clear matches count.
 */
function spokenHits({ latin }: Search, { typed, isWord, jump, list }: Spoken): void {
  const letters = foldLatin(typed).text
  if (jump?.kind === 'named' && letters.length < 8) return
  // An ending in brackets, copied out of the text, is spoken in some verses and silent at a pause in others.
  const readings = new Set([letters, foldLatin(typed, false).text])
  for (const spellings of [readings, [letters.replace(/(?<=.{4})h$/, '')]]) {
    let isFound = false
    for (const each of spellings) {
      for (const { verse, isWhole } of findLetters(latin, each, IN_LATIN)) {
        isFound = true
        if (isWhole || !isWord || each.length > 5) list.put(verse, 'exact', 'latin')
      }
    }
    if (isFound) return
  }
}

type Slips = Query & { before: number }

/** Approximate results when few or no verses have the exact words. */
function slips(index: Search, { typed, jump, list, before }: Slips): string | null {
  const isNothing = list.found.length === before
  if (isNothing && jump?.certainty === 'guess') list.jump(jump)
  const words = contentWords(typed)
  let suggestion: string | null = null
  if (list.searches('indonesian')) {
    const corrected = correctedQuery(index.words, words)
    const slips = corrected ? (wordHits(index.words, corrected.choices)[SLIP] ?? []) : []
    for (const verse of slips) list.put(verse, 'slip', 'indonesian')
    if (slips.length > 0 && isNothing) suggestion = corrected?.words.join(' ') ?? null
  }
  if (isNothing && list.searches('latin')) {
    for (const { verse } of nearLetters(index.latin, foldLatin(typed).text)) {
      list.put(verse, 'slip', 'latin')
    }
  }
  if (list.found.length === before && list.searches('latin')) {
    for (const verse of mostWords(index.latin, typed, (some) => foldLatin(some).text)) {
      list.put(verse, 'partial', 'latin')
    }
  }
  if (list.found.length === before && list.searches('indonesian')) {
    for (const verse of partialHits(index.words, words)) {
      list.put(verse, 'partial', 'indonesian')
    }
  }
  return suggestion
}
