import { mostWords, nearestWords, type Query } from './find-arabic.ts'
import { foldLatin } from './script/fold-latin.ts'
import { nearLetters } from './script/letter-index.ts'
import { askedTopics, nearVerses } from './meaning/meaning.ts'
import type { FoundList, Said } from './result-list.ts'
import type { Search } from './search-index.ts'
import { type Meant, nameNear, type TopicMatch, topicsFor } from './meaning/topic-index.ts'
import { choicesFor, correctedQuery } from './words/word-choices.ts'
import { SLIP, wordHits } from './words/word-hits.ts'

type NearQuery = { matches: readonly TopicMatch[]; list: FoundList }

/** Puts the verses that have some of the words, or stand for a topic that shares some. */
export function putNear(
  { words: index, topics, text: { verses } }: Search,
  words: readonly string[],
  { matches, list }: NearQuery,
): void {
  if (!list.searches('indonesian')) return
  for (const { verse, isTopic } of nearVerses({ index, topics, verses, matches }, words)) {
    list.put(verse, isTopic ? 'near' : 'partial', 'indonesian')
  }
}

type Unanswered = Query & NearQuery & { meant: Meant }

/**
 * What is left when no verse has the words and no topic is meant: a likely slip, which is always named as one, the
 * nearest Latin, and last the verses with some of the words.
 */
export function findFallbacks(index: Search, query: Unanswered): Said {
  const { typed, meant, jump, list, matches } = query
  const { words, missing } = meant
  const said: Said = { suggestion: null, topic: null, missing: null }
  const unknown: Said = {
    ...said,
    missing: missing.length > 0 ? { kind: 'words', words: missing } : null,
  }
  const mended = list.searches('indonesian') ? putSlips(index, query) : null
  if (mended) return { ...unknown, suggestion: mended }
  if (jump?.certainty === 'guess') {
    list.jump(jump)
    return { ...said, suggestion: jump.title }
  }
  const spoken = list.searches('latin') ? putNearLatin(index, typed, list) : null
  if (list.found.length > 0) return { ...said, suggestion: spoken }
  const known = words.filter((word) => !missing.includes(word))
  if (known.length > 0) putNear(index, known, { matches, list })
  return unknown
}

/** Puts the verses of the query as it was likely meant, and gives its words. */
function putSlips(index: Search, { meant: { words, missing }, list }: Unanswered): string | null {
  const named = words.map((word) => {
    return missing.includes(word) ? (nameNear(index.topics, word) ?? word) : word
  })
  const corrected = correctedQuery(index.words, named)
  const mended = corrected?.words ?? named
  if (mended.join(' ') === words.join(' ')) return null
  const choices = mended.map((word, at) => choicesFor(index.words, word, at === mended.length - 1))
  const hits = [
    ...wordHits(index.words, choices),
    ...(corrected ? wordHits(index.words, corrected.choices).slice(SLIP) : []),
  ].flatMap((verses) => [...verses])
  const topics = askedTopics(index.topics, topicsFor(index.topics, mended))
  for (const verse of [...topics.flatMap(({ verses }) => verses), ...hits]) {
    list.put(verse, 'slip', 'indonesian')
  }
  return list.found.length > 0 ? mended.join(' ') : null
}

/** A single word of fewer letters is near to too many runs of letters. */
const LONG_WORD = 10

/** Puts the verses that sound nearly like the query, and gives the words of the nearest. */
function putNearLatin({ latin, text }: Search, typed: string, list: FoundList): string | null {
  const wanted = foldLatin(typed).text
  const isTelling = /\s/.test(typed.trim()) || wanted.length >= LONG_WORD
  const near = isTelling ? nearLetters(latin, wanted) : []
  for (const { verse } of near) list.put(verse, 'slip', 'latin')
  const [nearest] = near
  const spoken = text.verses[nearest?.verse ?? -1]?.latin
  if (spoken) return nearestWords(spoken, foldLatin(spoken), wanted)
  for (const verse of mostWords(latin, typed, (some) => foldLatin(some).text)) {
    list.put(verse, 'partial', 'latin')
  }
  return null
}
