import { eachMeaning, rarityOf } from './meaning-index.ts'
import { nearWordsOf } from './near-words.ts'
import type { FoundList, Match } from './result-list.ts'
import type { Search } from './search-index.ts'
import { verseSynonymsOf } from './synonyms.ts'
import { conceptOf, meantWords, type Topic, type TopicIndex, topicsFor } from './topic-index.ts'
import { isSoft, tellingWords } from './topic-words.ts'
import { contentWords } from './word-choices.ts'
import { commonWords } from './words.ts'

/** How much a word counts by a synonym, and one that says little. */
const [BY_SYNONYM, NEARLY, OF_LITTLE] = [0.5, 0.5, 0.3]
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
  const shares = sharesOf(index, [...new Set(tellingWords(meant.words.join(' ')))])
  for (const [verse, own] of topicShares(index.topics, tellingWords(meant.heard ?? typed))) {
    shares[verse] = (shares[verse] as number) + own
  }
  const found: number[] = []
  for (let verse = 0; verse < shares.length; verse += 1) {
    if ((shares[verse] as number) >= LEAST) found.push(verse)
  }
  return found.sort((a, b) => (shares[b] as number) - (shares[a] as number) || a - b).slice(0, MOST)
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

/** The share of a query's words, weighted by their rarity, that each verse is about. */
function sharesOf({ meaning, topics, words: { stem }, text }: Search, words: readonly string[]) {
  const shares = new Float64Array(text.verses.length)
  const best = new Float64Array(text.verses.length)
  let whole = 0
  for (const word of words) {
    if (commonWords.has(word)) continue
    const concept = conceptOf(topics, word) ?? stem(word)
    const weight = isSoft(word) ? OF_LITTLE : 1
    let most = 0
    best.fill(0)
    const read = (reading: string, factor: number) => {
      const rarity = rarityOf(meaning, reading, text.verses.length)
      if (rarity === undefined) return
      most = Math.max(most, factor * rarity)
      eachMeaning(meaning, reading, (verse, own) => {
        const value = weight * factor * rarity * own
        if (value > (best[verse] as number)) best[verse] = value
      })
    }
    read(concept, 1)
    for (const other of verseSynonymsOf(concept, stem)) read(stem(other), BY_SYNONYM)
    for (const other of nearWordsOf(concept, stem)) read(other, NEARLY)
    whole += weight * (most || UNKNOWN)
    for (let verse = 0; verse < best.length; verse += 1) {
      shares[verse] = (shares[verse] as number) + (best[verse] as number)
    }
  }
  return whole === 0 ? shares : shares.map((share) => share / whole)
}

/** How much the first places of two lists weigh: less is more. */
const STEADY = 3
/** How much a verse of that meaning weighs beside one with all the words, and one found by its words otherwise. */
const BY_MEANING = 1.5
const BY_WORDS: Partial<Record<Match, number>> = { topic: 1.5, form: 0.7, near: 0.5, partial: 0.5 }

/** Mixes verses that are about a query, the best first, into those found by its words; the first `kept` rows stay. */
export function mixIn(list: FoundList, verses: readonly number[], kept: number): void {
  const ranks = new Map<number, number>()
  const rank = (verse: number, worth: number) => ranks.set(verse, (ranks.get(verse) ?? 0) + worth)
  for (const [place, { verse, match }] of list.found.slice(0, MOST).entries()) {
    rank(verse, (BY_WORDS[match] ?? 1) / (place + STEADY))
  }
  for (const [place, verse] of verses.entries()) {
    rank(verse, BY_MEANING / (place + STEADY))
    list.put(verse, 'near', 'indonesian')
  }
  const worth = ({ verse }: { verse: number }) => ranks.get(verse) ?? 0
  const others = list.found.splice(kept)
  list.found.push(...others.sort((a, b) => worth(b) - worth(a)))
}
