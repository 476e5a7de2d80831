import { verseKey } from '#features/quran/verse-key.ts'
import { findLetters } from './script/letter-index.ts'
import { foldLatin } from './script/fold-latin.ts'
import { IN_LATIN, type Query } from './find-arabic.ts'
import { findFallbacks, putNear } from './fallbacks.ts'
import { askedTopics, isNamed, priorOf } from './meaning/meaning.ts'
import { type NotNamed, notNamed, notNamedAmong } from './words/not-named.ts'
import type { Match, FoundList, Said } from './result-list.ts'
import type { Search } from './search-index.ts'
import {
  type Meant,
  meantWords,
  nameNear,
  type TopicMatch,
  topicsFor,
} from './meaning/topic-index.ts'
import { isSoft, tellingWords } from './meaning/topic-words.ts'
import { choicesFor, contentWords } from './words/word-choices.ts'
import { ENDING, EXACT, FAMILY, phraseHits, SYNONYM, wordHits } from './words/word-hits.ts'

/** With fewer results than this, near verses are searched as well. */
const FEW = 5
/** From this many words on a run of words may be a quotation, which comes before a topic. */
const QUOTED = 3
/** In at most so many verses all words of a quotation stand by intent. */
const FEW_VERSES = 3

/** Puts the verses for a query in Latin letters into the list: Indonesian by words and meaning, Arabic by its sound. */
export function findLatin(index: Search, { typed, jump, list }: Query): Said {
  const before = list.found.length
  const isIndonesian = list.searches('indonesian')
  const meant = meantWords(index, contentWords(typed))
  const { words } = meant
  const matches = isIndonesian
    ? topicsFor(index.topics, tellingWords(meant.soundedWords ?? typed))
    : []
  const topics = askedTopics(index.topics, matches)
  const entry = isIndonesian ? entryFor(typed, meant) : undefined
  const putWords = wordLister(index, words, { list, prior: priorOf(index.topics, matches) })
  const putTopics = () => {
    for (const { verses } of topics) {
      for (const verse of verses) list.put(verse, 'topic', 'indonesian')
    }
  }
  if (isNamed(matches)) putTopics()
  if (isIndonesian && words.length >= QUOTED) putQuoted(index, words, list)
  putTopics()
  const hasTopic = list.found.some(({ match }) => match === 'topic')
  const topic = hasTopic ? (topics[0]?.title ?? null) : null
  const said: Said = { suggestion: meant.soundedWords, topic, missing: null }
  // Words out of a verse are its Latin, also where one of them is a name that the Quran does not name ("fil-mahdi").
  if (entry && typed.trim().split(/\s+/).length >= QUOTED && list.searches('latin')) {
    const known = list.found.length
    spokenHits(index, { typed, isWord: false, jump, list })
    if (list.found.length > known) return said
  }
  if (entry) {
    putEntry(index, entry, list)
    // The translation has some of these names in brackets.
    putWords('exact', EXACT)
    return { ...said, suggestion: null, missing: { kind: 'thing', entry } }
  }
  if (jump?.kind !== 'named') putWords('exact', EXACT)
  const hasWords = list.found.length > before
  if (jump?.certainty === 'maybe') list.jump(jump)
  const isWord = hasWords && words.length === 1
  // A word of the translation is no Latin, as long as no one asks for the Latin text.
  const isLatin =
    !isWord || !isIndonesian || LONG_VOWEL.test(typed) || !index.words.idOf.has(words[0] ?? '')
  if (list.searches('latin') && isLatin) spokenHits(index, { typed, isWord, jump, list })
  if (jump?.certainty === 'sure') return { ...said, suggestion: null }
  putWords('form', ENDING)
  putWords('form', FAMILY)
  putWords('synonym', SYNONYM)
  if (list.found.length - before >= FEW) return said
  // Words of another language are Latin with a slip rather than words with some of them.
  const isForeign = meant.missing.length + meant.sounded.length > words.length / 2
  const among = isIndonesian && !isForeign && isWeak(matches) ? notNamedAmong(typed) : undefined
  if (among) putEntry(index, among, list)
  if (!isForeign) putNear(index, words, { matches, list })
  if (list.found.length > before) {
    return { ...said, suggestion: said.suggestion ?? mendedWord(index, meant) }
  }
  return findFallbacks(index, { typed, meant, jump, list, matches })
}

/** Only Latin is written with these. */
const LONG_VOWEL = /[āīūĀĪŪ]/
const HALF = 0.5

/** True when no topic has half of a query. */
function isWeak([best]: readonly TopicMatch[]): boolean {
  return best === undefined || best.score < HALF
}

/** A quotation: its words next to each other, or all of them in a few verses only. */
function putQuoted({ words: index }: Search, words: readonly string[], list: FoundList): void {
  const phrases = phraseHits(index, words)
  if (words.length > QUOTED || phrases.length <= FEW_VERSES) {
    for (const verse of phrases) list.put(verse, 'exact', 'indonesian')
  }
  if (words.length === QUOTED) return
  const ids = words.map((word) => index.idOf.get(word))
  if (!ids.every((id) => id !== undefined)) return
  const [all = []] = wordHits(
    index,
    ids.map((id) => [{ id, closeness: EXACT }]),
  )
  if (all.length <= FEW_VERSES) for (const verse of all) list.put(verse, 'exact', 'indonesian')
}

/** A single unknown word may be a slip even where it sounds like some Latin. */
function mendedWord(index: Search, { words, missing }: Meant): string | null {
  const [word = ''] = missing
  return words.length === 1 ? (nameNear(index.topics, word) ?? null) : null
}

/** What a query names that the Quran does not: all of it, or a word that no other words explain. */
function entryFor(typed: string, { missing }: Meant): NotNamed | undefined {
  const telling = tellingWords(typed).filter((word) => !isSoft(word))
  return notNamed(typed) ?? (telling.length < 3 ? missing.map(notNamed).find(Boolean) : undefined)
}

/** The near verses of what the Quran does not name. */
function putEntry({ text }: Search, { verses }: NotNamed, list: FoundList): void {
  for (const key of verses) {
    const place = text.verses.findIndex((verse) => verseKey(verse) === key)
    list.put(place, 'near', 'indonesian')
  }
}

type Lister = { list: FoundList; prior(verse: number): number }

function wordLister({ words: index }: Search, words: readonly string[], { list, prior }: Lister) {
  const choices = words.map((word, at) => choicesFor(index, word, at === words.length - 1))
  const hits = list.searches('indonesian') ? wordHits(index, choices) : []
  return (match: Match, closeness: number): void => {
    const verses = Array.from(hits[closeness] ?? [])
    // The verses that stand for a topic of the query come first; the order is otherwise kept.
    for (const verse of verses.sort((a, b) => prior(b) - prior(a))) {
      list.put(verse, match, 'indonesian')
    }
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
