import { type AskedWord, rarityOf, sharesOf } from './meaning-index.ts'
import { nearWordsOf } from '../words/near-words.ts'
import type { FoundList, Match } from '../result-list.ts'
import type { Search } from '../search-index.ts'
import { verseSynonymsOf } from '../words/synonyms.ts'
import { conceptOf, meantWords, type Topic, type TopicIndex, topicsFor } from './topic-index.ts'
import { isSoft, spelledStem, tellingWords } from './topic-words.ts'
import { likelyOf, wordingShares } from './wording-index.ts'
import { contentWords } from '../words/word-choices.ts'
import { changesBetween } from '../words/word-index.ts'
import { commonWords } from '../words/words.ts'

/** How much a word counts by a synonym, and one that says little. */
const [BY_SYNONYM, NEARLY, OF_LITTLE] = [0.5, 0.5, 0.3]
/** What an unknown word takes of a query. */
const UNKNOWN = 4
/** How much the best topic of a verse counts beside its words. */
const BY_TOPIC = 0.2
/** How much a wording like a query counts beside its words: much where they are nearly the same, else little. */
const [BY_WORDING, LIKE] = [1, 2]
const MOST = 20

/** The verses that are about a query, the best first: by the words said and told of them, their topics, and wordings. */
export function meantVerses(index: Search, typed: string): number[] {
  const meant = meantWords(index, contentWords(typed))
  const typedWords = askedWords(index, tellingWords(meant.words.join(' ')))
  const shares = sharesOf(index.meaning, typedWords, index.text.verses.length)
  for (const [verse, own] of topicShares(index.topics, tellingWords(meant.soundedWords ?? typed))) {
    shares[verse] = (shares[verse] as number) + own
  }
  for (const [verse, own] of wordingShares(
    index.wordings.indonesian,
    asWordings(index, typedWords),
  )) {
    shares[verse] = (shares[verse] as number) + BY_WORDING * own ** LIKE
  }
  return likelyOf(shares.entries())
}

/** How much each topic near to the words adds to its verses. */
function topicShares(topics: TopicIndex, words: readonly string[]): Map<number, number> {
  const shares = new Map<number, number>()
  for (const { topic, score } of topicsFor(topics, words).slice(0, 2 * MOST)) {
    for (const [place, verse] of (topics.topics[topic] as Topic).verses.entries()) {
      const own = BY_TOPIC * score * (1 - place / MOST)
      const known = shares.get(verse)
      shares.set(verse, known === undefined ? own : Math.max(known, own) + own / 10)
    }
  }
  return shares
}

/** The words of a query that say something, with what each may stand for and what it weighs. */
function askedWords(index: Search, typed: readonly string[]) {
  const { meaning, wordings, topics, words, text } = index
  const { stem } = words
  const known = new Set<string>()
  return typed.flatMap((word): AskedWord[] => {
    const own = conceptOf(topics, word) ?? spelledStem(word, stem)
    const concept = isKnown(index, own) ? own : (nearestStem(index, own) ?? own)
    if (commonWords.has(word) || known.has(concept)) return []
    known.add(concept)
    const readings: (readonly [string, number])[] = [
      [concept, 1],
      ...verseSynonymsOf(concept, stem).map((other) => [stem(other), BY_SYNONYM] as const),
      ...nearWordsOf(concept, stem).map((other) => [other, NEARLY] as const),
    ]
    const rarities = readings.map(([reading, factor]) => {
      const rarity = rarityOf(meaning, reading, text.verses.length)
      return factor * (rarity ?? wordings.indonesian.weightOf(reading) ?? 0)
    })
    const weight = Math.max(...rarities) || UNKNOWN
    return [{ weight: weight * (isSoft(word) ? OF_LITTLE : 1), readings }]
  })
}

function isKnown({ meaning, wordings }: Search, stem: string): boolean {
  return meaning.idOf.has(stem) || wordings.indonesian.byStem.has(stem)
}

/** The shortest unknown word that is read as a slip. */
const SLIPS_FROM = 5

/** The stem of the most verses that an unknown one differs from in one letter, after the first. */
function nearestStem({ meaning: { stems, from } }: Search, word: string): string | undefined {
  if (word.length < SLIPS_FROM) return undefined
  let [best, most] = [undefined as string | undefined, 0]
  for (const [id, stem] of stems.entries()) {
    const count = (from[id + 1] as number) - (from[id] as number)
    if (count <= most || stem[0] !== word[0] || Math.abs(stem.length - word.length) > 1) continue
    if (stem.length >= SLIPS_FROM - 1 && changesBetween(word, stem, 1) === 1)
      [best, most] = [stem, count]
  }
  return best
}

/** The words weighed by how rare they are among the wordings. */
function asWordings({ wordings }: Search, words: readonly AskedWord[]): AskedWord[] {
  return words.map((word) => {
    const rarest = Math.max(
      ...word.readings.map(([stem, factor]) => factor * (wordings.indonesian.weightOf(stem) ?? 0)),
    )
    return { ...word, weight: rarest || word.weight }
  })
}

/** How much the first places of two lists weigh: less is more. */
const STEADY = 3
/** How much a verse of that meaning weighs beside one with all the words, and one found by its words otherwise. */
const BY_MEANING = 1.5
const BY_WORDS: Partial<Record<Match, number>> = { topic: 1.5, form: 0.7, near: 0.5, partial: 0.5 }

/** Mixes verses that are about a query, the best first, into those found by its words; the first `ahead` rows stay. */
export function mixIn(
  list: FoundList,
  verses: readonly number[],
  { ahead = 0, worth: weight = BY_MEANING }: { ahead?: number; worth?: number } = {},
): void {
  const ranks = new Map<number, number>()
  const rank = (verse: number, worth: number) => ranks.set(verse, (ranks.get(verse) ?? 0) + worth)
  for (const [place, { verse, match }] of list.found.slice(0, MOST).entries()) {
    rank(verse, (BY_WORDS[match] ?? 1) / (place + STEADY))
  }
  for (const [place, verse] of verses.entries()) {
    rank(verse, weight / (place + STEADY))
    list.put(verse, 'near', 'indonesian')
  }
  const worth = ({ verse }: { verse: number }) => ranks.get(verse) ?? 0
  const others = list.found.splice(ahead)
  list.found.push(...others.sort((a, b) => worth(b) - worth(a)))
}
