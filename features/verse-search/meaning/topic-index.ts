import { parseVerseKey, verseKey } from '#features/quran/verse-key.ts'
import { candidatesOf } from '../words/affixes.ts'
import type { Stemmer } from '../words/stem.ts'
import { verseSynonymsOf } from '../words/synonyms.ts'
import { topicTable, topicVocabulary } from './topics.ts'
import type { SearchText } from '../types.ts'
import { changesBetween, soundOf, type WordIndex } from '../words/word-index.ts'
import { softWords, spelledStem, spelledWord, tellingWords } from './topic-words.ts'

/** A topic with its best verses, the best first, as positions in the text. */
export type Topic = { title: string; verses: readonly number[] }

/** One name of a topic: its concepts (stems) with the sum of their weights. */
type Name = { topic: number; concepts: readonly string[]; weight: number }

export type TopicIndex = {
  topics: readonly Topic[]
  names: readonly Name[]
  byConcept: ReadonlyMap<string, readonly number[]>
  /** The topic with a name in just these words. */
  byWords: ReadonlyMap<string, number>
  stem: Stemmer
  /** All known stems of the translation and of the names, and the words by their sound. */
  known: ReadonlySet<string>
  bySound: ReadonlyMap<string, string>
  /** Words that only the names have. */
  own: ReadonlySet<string>
  /** How much a word says; `isQuoted`: also a word that says little of a topic. */
  weightOf(concept: string, isQuoted?: boolean): number
}

/** The least and the most a word weighs, and what a word weighs that only names of topics have. */
const [LEAST, MOST, OF_NAMES_ONLY] = [2, 6, 4]
/** What a word says little with: 'kisah', 'hukum', 'ayat'. */
const SOFT = 0.12
const SYNONYM = 0.75
/** What a name in the typed words themselves is above one with the same stems. */
const LITERAL = 0.05

/** Builds the index of all topics over the words of the text. */
export function topicIndex(words: WordIndex, { verses }: SearchText): TopicIndex {
  const places = new Map(verses.map((verse, at) => [verseKey(verse), at]))
  const { stem } = words
  const own = topicVocabulary()
  const vocabulary = vocabularyOf(words, own, stem)
  const found: Pick<TopicIndex, 'stem' | 'known' | 'bySound'> = { stem, ...vocabulary }
  const weightOf = weigher(words, stem)
  const names = topicTable.flatMap(({ names: all }, topic) =>
    all.map((name): Name => {
      const concepts = [
        ...new Set(tellingWords(name).map((word) => conceptOf(found, word) ?? word)),
      ]
      return { topic, concepts, weight: sumOf(concepts, weightOf) }
    }),
  )
  const byConcept = new Map<string, number[]>()
  for (const [at, { concepts }] of names.entries()) {
    for (const concept of concepts) {
      const list = byConcept.get(concept)
      if (list) list.push(at)
      else byConcept.set(concept, [at])
    }
  }
  const topics = topicTable.map(({ names: [title = ''], verses: keys }) => ({
    title,
    verses: keys.map((key) => placeOf(places, key)),
  }))
  const byWords = new Map<string, number>()
  for (const [topic, { names: all }] of topicTable.entries()) {
    for (const name of all) byWords.set(tellingWords(name).join(' '), topic)
  }
  return { ...found, topics, names, byConcept, byWords, own, weightOf }
}

function placeOf(places: ReadonlyMap<string, number>, key: string): number {
  const place = parseVerseKey(key) && places.get(key)
  if (place === undefined) throw new Error(`no verse ${key}, which a topic names`)
  return place
}

function vocabularyOf(words: WordIndex, own: ReadonlySet<string>, stem: Stemmer) {
  const known = new Set<string>()
  const bySound = new Map<string, string>()
  const add = (word: string) => {
    const sound = soundOf(word)
    if (!bySound.has(sound)) bySound.set(sound, word)
    known.add(stem(word))
  }
  for (const word of words.terms) add(word)
  // A name's other spelling of a word of the text is that word.
  for (const word of own) if (!bySound.has(soundOf(word)) || isPlain(word, stem)) add(word)
  return { known, bySound }
}

/** True for an Indonesian word, which its letters tell from others of the same sound. */
function isPlain(word: string, stem: Stemmer): boolean {
  return stem(word) !== word
}

function weigher(words: WordIndex, stem: Stemmer): TopicIndex['weightOf'] {
  const known = new Map<string, number>()
  const softness = (concept: string) => (softWords(stem).has(concept) ? SOFT : 1)
  return (concept, isQuoted = false) => {
    const weight = known.get(concept)
    if (weight !== undefined) return isQuoted ? weight / softness(concept) : weight
    let count = 0
    for (const id of words.family.get(concept) ?? []) {
      count += (words.from[id + 1] as number) - (words.from[id] as number)
    }
    const rarity = Math.log(words.verseAt.length / count)
    const full = count === 0 ? OF_NAMES_ONLY : Math.min(MOST, Math.max(LEAST, rarity))
    known.set(concept, full * softness(concept))
    return isQuoted ? full : full * softness(concept)
  }
}

function sumOf(concepts: readonly string[], weightOf: (concept: string) => number): number {
  return concepts.reduce((sum, concept) => sum + weightOf(concept), 0)
}

type Known = Pick<TopicIndex, 'stem' | 'known' | 'bySound'>

/** The stem a word stands for, in any usual spelling; undefined for a word that no text and no topic has. */
export function conceptOf(index: Known, typed: string): string | undefined {
  const own = spelledStem(typed, index.stem)
  if (index.known.has(own)) return own
  const soundsLike = heardAs(index, typed)
  return soundsLike === undefined ? undefined : index.stem(soundsLike)
}

/** The known word that an unknown one sounds like. */
function heardAs({ bySound }: Known, typed: string): string | undefined {
  const word = spelledWord(typed)
  for (const form of [word, ...candidatesOf(word).map(({ text }) => text)]) {
    const same = form.length >= 4 ? bySound.get(soundOf(form)) : undefined
    if (same !== undefined) return same
  }
  return undefined
}

/** The words of a query as they were likely meant. */
export type Meant = {
  words: readonly string[]
  /** The whole query when a word was only heard to be another; null when every word stands as it is. */
  soundedWords: string | null
  /** Words that were replaced by one of their sound, as typed. */
  sounded: readonly string[]
  /** Words that neither a verse nor a topic has in any form or spelling, and that say something. */
  missing: readonly string[]
}

/** Reads each word in the usual spelling of the texts; a word that is only heard to be one is named. */
export function meantWords(
  { words: index, topics }: { words: WordIndex; topics: TopicIndex },
  typed: readonly string[],
): Meant {
  const sounded: string[] = []
  const missing: string[] = []
  const words = typed.map((word) => {
    if (index.idOf.has(word) || topics.known.has(topics.stem(word))) return word
    const spelled = spelledWord(word)
    if (topics.known.has(topics.stem(spelled))) return spelled
    const soundsLike = heardAs(topics, word)
    if (soundsLike !== undefined && !isNearer(topics, word, soundsLike)) {
      sounded.push(word)
      return soundsLike
    }
    if (!softWords(topics.stem).has(topics.stem(word))) missing.push(word)
    return word
  })
  const isSlip = sounded.some((word) => !words.some((other) => isOtherScript(word, other)))
  return { words, soundedWords: isSlip ? words.join(' ') : null, sounded, missing }
}

const otherSpellings: readonly (readonly [RegExp, string])[] = [
  [/q/g, 'k'],
  [/kh/g, 'h'],
  [/s[hy]|ts/g, 's'],
  [/d[hz]|zh/g, 'z'],
  [/th/g, 't'],
  [/gh/g, 'g'],
  [/v/g, 'f'],
]

/** True when two words differ only in how Indonesians write Arabic letters: 'taqwa' and 'takwa'. */
function isOtherScript(a: string, b: string): boolean {
  const [one, other] = [a, b].map((word) =>
    otherSpellings.reduce((text, [from, to]) => text.replace(from, to), word),
  )
  return one === other
}

/** True when another name of a topic is nearer by its letters than this word of the same sound. */
function isNearer(topics: TopicIndex, word: string, soundsLike: string): boolean {
  return changesBetween(word, soundsLike, 1) > 1 && nameNear(topics, word) !== undefined
}

/** A topic that a query may mean, and how much of both the other has: 1 is all. */
export type TopicMatch = { topic: number; score: number }

/** The topics that share something with these words, best first. */
export function topicsFor(index: TopicIndex, words: readonly string[]): TopicMatch[] {
  const typed = [...new Set(words.map((word) => conceptOf(index, word) ?? word))]
  const weight = sumOf(typed, index.weightOf)
  const shared = new Map<number, { held: number; taken: Set<string> }>()
  for (const concept of typed) {
    const meanings = [
      [concept, 1] as const,
      ...verseSynonymsOf(concept, index.stem).map((other) => [index.stem(other), SYNONYM] as const),
    ]
    const own = new Set<number>()
    for (const [meaning, factor] of meanings) {
      for (const at of index.byConcept.get(meaning) ?? []) {
        const sum = shared.get(at) ?? { held: 0, taken: new Set<string>() }
        if (own.has(at) || sum.taken.has(meaning)) continue
        own.add(at)
        sum.taken.add(meaning)
        sum.held += factor * Math.min(index.weightOf(meaning), index.weightOf(concept))
        shared.set(at, sum)
      }
    }
  }
  const best = new Map<number, number>()
  for (const [at, { held }] of shared) {
    const { topic, weight: whole } = index.names[at] as Name
    const score = held / (weight + whole - held)
    if (score > (best.get(topic) ?? 0)) best.set(topic, score)
  }
  const literal = index.byWords.get(words.join(' '))
  return [...best]
    .map(([topic, score]) => ({ topic, score: topic === literal ? score + LITERAL : score }))
    .sort((a, b) => b.score - a.score || a.topic - b.topic)
}

/** The word of a topic's name that a misspelt word was meant to be. */
export function nameNear({ own }: TopicIndex, word: string): string | undefined {
  if (word.length < 5) return undefined
  for (const other of own) if (changesBetween(word, other, 1) === 1) return other
  return undefined
}
