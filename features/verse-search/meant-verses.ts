import { eachMeaning, rarityOf } from './meaning-index.ts'
import type { FoundList } from './result-list.ts'
import type { Search } from './search-index.ts'
import { verseSynonymsOf } from './synonyms.ts'
import { conceptOf, meantWords, type Topic, type TopicIndex, topicsFor } from './topic-index.ts'
import { isSoft, tellingWords } from './topic-words.ts'
import { contentWords } from './word-choices.ts'
import { commonWords } from './words.ts'

/** How much a word counts by a synonym, and one that says little. */
const [BY_SYNONYM, OF_LITTLE] = [0.5, 0.3]
/** What an unknown word takes of a query. */
const UNKNOWN = 4
/** How much the best topic of a verse counts beside its words. */
const BY_TOPIC = 0.2
/** The least share of a query that makes a verse be about it. */
const LEAST = 0.2
const MOST = 20

/** The verses that are about a query, the best first: by the words said and told of them, and by their topics. */
export function meantVerses(index: Search, typed: string): number[] {
  const meant = meantWords(index, contentWords(typed))
  const words = [...new Set(tellingWords(meant.words.join(' ')))]
  const parts = partsOf(index, words)
  const byTopic = topicShares(index.topics, tellingWords(meant.heard ?? typed))
  const shares = new Map<number, number>()
  for (const part of [...parts, byTopic]) {
    for (const [verse, own] of part) shares.set(verse, (shares.get(verse) ?? 0) + own)
  }
  const best = [...shares]
    .filter(([, share]) => share >= LEAST)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, MOST)
  return best.map(([verse]) => verse)
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

/** What each word of a query, weighted by its rarity, gives to the verses that are about it. */
function partsOf(
  { meaning, topics, words: { stem }, text }: Search,
  words: readonly string[],
): Map<number, number>[] {
  let whole = 0
  const parts = words.map((word) => {
    const part = new Map<number, number>()
    if (commonWords.has(word)) return part
    const concept = conceptOf(topics, word) ?? stem(word)
    const weight = isSoft(word) ? OF_LITTLE : 1
    let most = 0
    const read = (reading: string, factor: number) => {
      const rarity = rarityOf(meaning, reading, text.verses.length)
      if (rarity === undefined) return
      most = Math.max(most, factor * rarity)
      eachMeaning(meaning, reading, (verse, own) => {
        const value = weight * factor * rarity * own
        if (value > (part.get(verse) ?? 0)) part.set(verse, value)
      })
    }
    read(concept, 1)
    for (const other of verseSynonymsOf(concept, stem)) read(stem(other), BY_SYNONYM)
    whole += weight * (most || UNKNOWN)
    return part
  })
  for (const part of parts) for (const [verse, own] of part) part.set(verse, own / whole)
  return parts
}

/** How much the first places of two lists weigh: less is more. */
const STEADY = 3
/** How much a verse of that meaning weighs beside one with the words. */
const BY_MEANING = 1.5

/** Mixes verses that are about a query, the best first, into those found by its words; the first `kept` rows stay. */
export function mixIn(list: FoundList, verses: readonly number[], kept: number): void {
  const ranks = new Map<number, number>()
  const rank = (verse: number, worth: number) => ranks.set(verse, (ranks.get(verse) ?? 0) + worth)
  for (const [place, { verse }] of list.found.slice(0, MOST).entries()) {
    rank(verse, 1 / (place + STEADY))
  }
  for (const [place, verse] of verses.entries()) {
    rank(verse, BY_MEANING / (place + STEADY))
    list.put(verse, 'near', 'indonesian')
  }
  const worth = ({ verse }: { verse: number }) => ranks.get(verse) ?? 0
  const others = list.found.splice(kept)
  list.found.push(...others.sort((a, b) => worth(b) - worth(a)))
}
