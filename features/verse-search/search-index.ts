import { foldArabic } from './script/fold-arabic.ts'
import { foldLatin } from './script/fold-latin.ts'
import { type Jumper, jumper } from './place/jump.ts'
import { type LetterIndex, letterIndexBuilder } from './script/letter-index.ts'
import {
  type ScriptData,
  type ScriptIndex,
  scriptIndexBuilder,
  scriptIndexOf,
} from './script/script-index.ts'
import {
  type MeaningData,
  type MeaningIndex,
  meaningIndexOf,
  meaningIndexBuilder,
} from './meaning/meaning-index.ts'
import { type TopicIndex, topicIndex } from './meaning/topic-index.ts'
import type { SearchText, MoreOfVerse, SearchVerse } from './types.ts'
import { verseMeaningBuilder } from './meaning/verse-meaning.ts'
import { type WordingIndex, wordingIndex } from './meaning/wording-index.ts'
import { askedSubjects } from './meaning/wordings.ts'
import { englishStems } from './meaning/english-words.ts'
import { tellingStems } from './meaning/topic-words.ts'
import { wordIndexBuilder, type WordData, type WordIndex, wordIndexOf } from './words/word-index.ts'
import { verseKey } from '#features/quran/verse-key.ts'
import { toldEnglish } from './meaning/told/english.ts'

const PARTS = {
  translation: { worth: 1, shortened: 0.4 },
  told: { worth: 2, shortened: 0 },
  asked: { worth: 1.5, shortened: 0 },
} as const

let told: Map<string, string> | undefined

/** Collects what verses are about in English: what is told of them, and on a server a whole translation. */
function englishBuilder() {
  const builder = meaningIndexBuilder(PARTS)
  told ??= new Map(
    toldEnglish
      .trim()
      .split(/ · |\n/)
      .map((each) => [each.split(' ')[0] ?? '', each]),
  )
  return {
    add(verse: number, own: SearchVerse, { english, askedInEnglish }: MoreOfVerse): void {
      builder.add(verse, {
        translation: stems(english),
        told: stems(told?.get(verseKey(own))?.replace(/^\S+/, '')),
        asked: stems(askedInEnglish),
      })
    },
    done: builder.done,
  }
}

function stems(text: string | undefined): string[] {
  return text ? englishStems(text) : []
}

/** Verses whose meaning is read between two pauses. */
const AT_ONCE = 60

/** An index over one text; it is immutable. */
export type Search = {
  text: SearchText
  words: WordIndex
  latin: LetterIndex
  arabic: LetterIndex
  script: ScriptIndex
  topics: TopicIndex
  meaning: MeaningIndex
  english: MeaningIndex
  wordings: Record<keyof typeof askedSubjects, WordingIndex>
  jump: Jumper
}

/** What takes long to build of an index, without functions. */
export type SearchData = {
  words: WordData
  latin: LetterIndex
  arabic: LetterIndex
  script: ScriptData
  meaning: MeaningData
  english: MeaningData
}

/** The data of an index, from which `searchOf` makes it again. */
export function searchDataOf(search: Search): SearchData {
  const { words, latin, arabic, script } = search
  const { idOf: _ids, stem: _stem, ...data } = words
  const { full: _full, byForm: _byForm, verses: _verses, ...written } = script
  const { idOf: _stems, ...meaning } = search.meaning
  const { idOf: _english, ...english } = search.english
  return { words: data, latin, arabic, script: written, meaning, english }
}

/** The index whose data was taken of an index over the same text. */
export function searchOf(text: SearchText, data: SearchData): Search {
  const words = wordIndexOf(data.words)
  const script = scriptIndexOf(data.script)
  const meaning = meaningIndexOf(data.meaning)
  const english = meaningIndexOf(data.english)
  const topics = topicIndex(words, text)
  const wordings = wordingsOf(text, words)
  return { ...data, text, words, script, meaning, english, topics, wordings, jump: jumper(text) }
}

function wordingsOf(text: SearchText, { stem }: WordIndex): Search['wordings'] {
  return {
    indonesian: wordingIndex(text, askedSubjects.indonesian, (name) => tellingStems(name, stem)),
    english: wordingIndex(text, askedSubjects.english, englishStems),
  }
}

/** What else is said of a verse. */
export type Explain = (verse: number) => MoreOfVerse

/** Builds the index surah by surah, so that a server can answer others between two of them. */
export function searchBuilder(text: SearchText, explain?: Explain) {
  const words = wordIndexBuilder()
  const latin = letterIndexBuilder()
  const arabic = letterIndexBuilder()
  const script = scriptIndexBuilder()
  return {
    add(verse: number): void {
      const own = text.verses[verse] as SearchText['verses'][0]
      const spoken = own.latin
      words.add(verse, own.indonesian)
      arabic.add(verse, foldArabic(own.arabic))
      script.add(own.arabic)
      if (spoken === null) return
      const paused = foldLatin(spoken, false)
      const flowing = foldLatin(spoken)
      latin.add(verse, paused)
      if (flowing.text !== paused.text) latin.add(verse, flowing)
    },
    /** Arranges what was added, in parts. */
    *steps(): Generator<undefined, Search> {
      const ofWords = words.done()
      yield
      const [ofLatin, ofArabic] = [latin.done(), arabic.done()]
      yield
      const meaning = verseMeaningBuilder(ofWords.stem)
      const english = englishBuilder()
      for (const [verse, own] of text.verses.entries()) {
        const more = explain?.(verse) ?? {}
        meaning.add(verse, own, more)
        english.add(verse, own, more)
        if (verse % AT_ONCE === 0) yield
      }
      const ofMeaning = meaning.done()
      yield
      const ofEnglish = english.done()
      yield
      return {
        text,
        words: ofWords,
        latin: ofLatin,
        arabic: ofArabic,
        script: script.done(),
        topics: topicIndex(ofWords, text),
        meaning: ofMeaning,
        english: ofEnglish,
        wordings: wordingsOf(text, ofWords),
        jump: jumper(text),
      }
    },
  }
}

/** Builds the index over a whole text at once. */
export function buildSearch(text: SearchText, explain?: Explain): Search {
  const builder = searchBuilder(text, explain)
  for (const verse of text.verses.keys()) builder.add(verse)
  const steps = builder.steps()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
