import { verseKey } from '#features/quran/verse-key.ts'
import { notNamedEntries } from '../words/not-named.ts'
import type { Stemmer } from '../words/stem.ts'
import { toldOfVerses } from './told.ts'
import { tellingWords } from './topic-words.ts'
import { topicTable } from './topics.ts'
import type { SearchVerse } from '../types.ts'
import { commonWords, wordsOf } from '../words/words.ts'

/**
 * What verses are about: the stems of their translation, of the topics they stand for, of what is told of them in
 * everyday words, and of their explanation where there is one. The verses of a stem are a slice of one list,
 * `verses[from[s] … from[s + 1]]`, with how much each says of it: 255 is all.
 */
export type MeaningIndex = {
  stems: readonly string[]
  idOf: ReadonlyMap<string, number>
  from: Uint32Array
  verses: Uint16Array
  weights: Uint8Array
}

/** What is written down of it. */
export type MeaningData = Omit<MeaningIndex, 'idOf'>

/** The index of what was written down. */
export function meaningIndexOf(data: MeaningData): MeaningIndex {
  return { ...data, idOf: new Map(data.stems.map((stem, id) => [stem, id])) }
}

/** The parts of what a verse says (BM25F): how much a word counts there, and how much a long part weakens it. */
const PARTS = {
  translation: { worth: 1, shortened: 0.4 },
  told: { worth: 2.5, shortened: 0 },
  explanation: { worth: 0.5, shortened: 0.5 },
} as const
type Part = keyof typeof PARTS
/** From how often a word says hardly more. */
const ENOUGH = 1.1
const FULL = 255

/** Collects what is said of each verse; `done` arranges it. */
export function meaningIndexBuilder(stem: Stemmer) {
  const counted: Record<Part, Map<string, number>[]> = {
    translation: [],
    told: [],
    explanation: [],
  }
  const count = (part: Part, verse: number, words: readonly string[]) => {
    const counts = new Map<string, number>()
    for (const word of words) {
      if (commonWords.has(word)) continue
      const own = stem(word)
      counts.set(own, (counts.get(own) ?? 0) + 1)
    }
    counted[part][verse] = counts
  }
  return {
    add(verse: number, own: SearchVerse, explanation = ''): void {
      count('translation', verse, textsOf(own.indonesian))
      count('told', verse, toldOf(own))
      count('explanation', verse, textsOf(explanation))
    },
    done: () => arrange(counted),
  }
}

function textsOf(text: string): string[] {
  return wordsOf(text).map((word) => word.text)
}

let ofTopics: Map<string, string[]> | undefined

/** The everyday words of a verse: of its topics, each once, and what is told of it alone. */
function toldOf(verse: SearchVerse): string[] {
  ofTopics ??= wordsOfTopics()
  const key = verseKey(verse)
  return [...(ofTopics.get(key) ?? []), ...tellingWords(toldOfVerses.get(key) ?? '')]
}

function wordsOfTopics(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { names, verses } of [...topicTable, ...notNamedEntries]) {
    const words = [...new Set(names.flatMap(tellingWords))]
    for (const key of verses) found.set(key, [...(found.get(key) ?? []), ...words])
  }
  return found
}

function arrange(counted: Record<Part, readonly Map<string, number>[]>): MeaningIndex {
  const often = new Map<string, Map<number, number>>()
  for (const [part, { worth, shortened }] of Object.entries(PARTS)) {
    const all = counted[part as Part]
    const lengths = all.map((counts) => counts.values().reduce((sum, own) => sum + own, 0))
    const usual = lengths.reduce((sum, length) => sum + length, 0) / all.length || 1
    for (const [verse, counts] of all.entries()) {
      const long = 1 - shortened + (shortened * (lengths[verse] as number)) / usual
      for (const [stem, own] of counts) {
        const verses = often.get(stem) ?? new Map<number, number>()
        verses.set(verse, (verses.get(verse) ?? 0) + (worth * own) / long)
        often.set(stem, verses)
      }
    }
  }
  const stems = [...often.keys()].sort((a, b) => (a < b ? -1 : 1))
  const from = new Uint32Array(stems.length + 1)
  for (const [id, stem] of stems.entries()) {
    from[id + 1] = (from[id] as number) + (often.get(stem)?.size ?? 0)
  }
  const size = from[stems.length] as number
  const [verses, weights] = [new Uint16Array(size), new Uint8Array(size)]
  for (const [id, stem] of stems.entries()) {
    let at = from[id] as number
    for (const [verse, own] of often.get(stem) ?? []) {
      verses[at] = verse
      weights[at] = Math.max(1, Math.round((FULL * own) / (own + ENOUGH)))
      at += 1
    }
  }
  return meaningIndexOf({ stems, from, verses, weights })
}

/** How rare a stem is among all verses; undefined for one that none has. */
export function rarityOf({ idOf, from }: MeaningIndex, stem: string, all: number) {
  const id = idOf.get(stem)
  if (id === undefined) return undefined
  const count = (from[id + 1] as number) - (from[id] as number)
  return Math.log(1 + (all - count + 0.5) / (count + 0.5))
}

/** Calls with each verse that has this stem, and how much it says of it: at most 1. */
export function eachMeaning(
  { idOf, from, verses, weights }: MeaningIndex,
  stem: string,
  act: (verse: number, weight: number) => void,
): void {
  const id = idOf.get(stem)
  if (id === undefined) return
  for (let at = from[id] as number; at < (from[id + 1] as number); at += 1) {
    act(verses[at] as number, (weights[at] as number) / FULL)
  }
}
