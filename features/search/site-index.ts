import { soundOf } from '#features/verse-search/words/word-index.ts'
import { commonWords, type Word, wordsOf } from '#features/verse-search/words/words.ts'
import type { Kind } from './search.ts'
import { isFiller, spelled } from './spelling.ts'
import { type Stemmer, stemmer } from '#features/verse-search/words/stem.ts'

/** The kinds with their own text in this index; verses have their own search. */
export type DocumentKind = Exclude<Kind, 'ayat'>

/** A page of this site in the search index. Times are milliseconds since 1970. */
export type SiteDocument = {
  kind: DocumentKind
  id: string
  title: string
  /** Place, kind and author: short and specific. */
  keywords: string
  summary: string
  body: string
  /** When it was published; null where age does not matter. */
  publishedAt: number | null
  /** When it ends: ended pages rank behind others. */
  endsAt: number | null
}

const FIELDS = ['title', 'keywords', 'summary', 'body'] as const
/** The weight of each field, and the penalty for long texts (the b of BM25F). */
const WEIGHT = [5, 2.5, 2, 1] as const
const LENGTH_COUNTS = [0.3, 0.3, 0.5, 0.75] as const
/** Bits of the fields that contain a word. */
export const TITLE = 1

/** The documents with a term, its weight there and its fields (one bit each). */
export type Postings = { documents: number[]; weights: number[]; fields: number[] }

/** An index over all documents; it is immutable. */
export type SiteIndex = {
  documents: readonly SiteDocument[]
  terms: ReadonlyMap<string, Postings>
  /** Every word as written, in alphabetical order, with its stem and frequency. */
  words: readonly IndexedWord[]
  byText: ReadonlyMap<string, IndexedWord>
  bySound: ReadonlyMap<string, readonly IndexedWord[]>
  /** The stems of each document's fields in order. */
  stems: readonly (readonly string[])[][]
  stem: Stemmer
}

/** `letters` has a bit for each letter of the word: a quick bound on the distance of two words. */
export type IndexedWord = { text: string; stem: string; count: number; letters: number }

/** The words of a text for search, with their positions: no filler words, and in this site's spelling. */
export function siteWords(text: string): Word[] {
  return wordsOf(text).flatMap((word) =>
    commonWords.has(word.text) || isFiller(word.text)
      ? []
      : [{ ...word, text: spelled(word.text) }],
  )
}

/** Words stemmed between two pauses: a few milliseconds of work. */
const AT_ONCE = 60

/**
 * Builds the index in small steps, so that a server can answer others between two of them. `isKnown` knows further
 * words, which helps to find roots.
 */
export function* siteIndexSteps(
  documents: readonly SiteDocument[],
  isKnown: (word: string) => boolean,
): Generator<undefined, SiteIndex> {
  const spoken: string[][][] = []
  for (const document of documents) {
    spoken.push(FIELDS.map((field) => siteWords(document[field]).map(({ text }) => text)))
    yield
  }
  const counts = new Map<string, number>()
  for (const word of spoken.flat(2)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const stem = stemmer((word) => counts.has(word) || isKnown(word))
  const words: IndexedWord[] = []
  for (const [text, count] of counts) {
    words.push({ text, count, stem: stem(text), letters: letterBits(text) })
    if (words.length % AT_ONCE === 0) yield
  }
  words.sort((a, b) => (a.text < b.text ? -1 : 1))
  const stems = spoken.map((fields) => fields.map((field) => field.map(stem)))
  yield
  return {
    documents,
    words,
    stems,
    stem,
    terms: postingsOf(stems),
    byText: new Map(words.map((word) => [word.text, word])),
    bySound: soundsOf(words),
  }
}

/** Builds the whole index at once. */
export function buildSiteIndex(
  documents: readonly SiteDocument[],
  isKnown: (word: string) => boolean = () => false,
): SiteIndex {
  const steps = siteIndexSteps(documents, isKnown)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** One bit for each letter of a word. */
export function letterBits(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function soundsOf(words: readonly IndexedWord[]): Map<string, IndexedWord[]> {
  const sounds = new Map<string, IndexedWord[]>()
  for (const word of words) {
    const sound = soundOf(word.text)
    const known = sounds.get(sound)
    if (known) known.push(word)
    else sounds.set(sound, [word])
  }
  return sounds
}

function postingsOf(stems: SiteIndex['stems']): Map<string, Postings> {
  const averages = FIELDS.map((_, field) => {
    const lengths = stems.map((fields) => fields[field]?.length ?? 0).filter(Boolean)
    return lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)
  })
  const terms = new Map<string, Postings>()
  for (const [document, fields] of stems.entries()) {
    for (const [field, words] of fields.entries()) {
      const held = LENGTH_COUNTS[field] ?? 0
      const length = 1 - held + (held * words.length) / (averages[field] ?? 1)
      for (const term of words) {
        add(terms, term, { document, field, weight: (WEIGHT[field] ?? 1) / length })
      }
    }
  }
  return terms
}

type Place = { document: number; field: number; weight: number }

function add(terms: Map<string, Postings>, term: string, { document, field, weight }: Place): void {
  const postings = terms.get(term) ?? { documents: [], weights: [], fields: [] }
  terms.set(term, postings)
  const last = postings.documents.length - 1
  if (postings.documents[last] === document) {
    postings.weights[last] = (postings.weights[last] ?? 0) + weight
    postings.fields[last] = (postings.fields[last] ?? 0) | (1 << field)
    return
  }
  postings.documents.push(document)
  postings.weights.push(weight)
  postings.fields.push(1 << field)
}

/** Words with this prefix, in alphabetical order. */
export function wordsWith({ words }: SiteIndex, beginning: string): IndexedWord[] {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] as IndexedWord).text < beginning) low = middle + 1
    else high = middle
  }
  const found: IndexedWord[] = []
  for (let at = low; words[at]?.text.startsWith(beginning); at += 1) {
    found.push(words[at] as IndexedWord)
  }
  return found
}
