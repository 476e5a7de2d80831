import type { Topic, TopicIndex, TopicMatch } from './topic-index.ts'
import type { SearchText } from '../types.ts'
import { choicesFor } from '../words/word-choices.ts'
import { ENDING, EXACT, FAMILY, SYNONYM } from '../words/word-hits.ts'
import type { WordIndex } from '../words/word-index.ts'
import { commonWords } from '../words/words.ts'

/** From this score on a query asks for the topic; below it only shares words with it. */
const IS_ASKED = 0.8
/** From this score on a topic's verses count among the near ones; from the lower one where no topic has more. */
const [IS_NEAR, IS_NEAREST] = [0.3, 0.2]

/** From which score on topics are near to a query. */
function nearFrom([best]: readonly TopicMatch[]): number {
  return Math.max(IS_NEAREST, Math.min(IS_NEAR, (best?.score ?? 1) * 0.95))
}

/** The topics that a query asks for, best first. */
export function askedTopics({ topics }: TopicIndex, matches: readonly TopicMatch[]): Topic[] {
  const [best] = matches
  if (!best || best.score < IS_ASKED) return []
  return matches
    .filter(({ score }) => score >= Math.max(IS_ASKED, best.score - 0.1))
    .map(({ topic }) => topics[topic] as Topic)
}

/** True when the query is a topic's name, word by word. */
export function isNamed([best]: readonly TopicMatch[]): boolean {
  return best !== undefined && best.score > 1
}

/** How much a verse stands for the topics that share something with a query. */
export function priorOf(
  { topics }: TopicIndex,
  matches: readonly TopicMatch[],
): (verse: number) => number {
  const priors = new Map<number, number>()
  for (const { topic, score } of matches) {
    if (score < nearFrom(matches)) break
    for (const verse of (topics[topic] as Topic).verses) {
      priors.set(verse, (priors.get(verse) ?? 0) + score)
    }
  }
  return (verse) => priors.get(verse) ?? 0
}

/** How much a word counts in a verse that has it as typed, in another form, or by a synonym. */
const WORTH = { [EXACT]: 1, [ENDING]: 0.8, [FAMILY]: 0.75, [SYNONYM]: 0.5 }
type Worth = keyof typeof WORTH

/** The share of the query, weighted by rarity of its words, that a verse must have. */
const ENOUGH = 0.45
const ENOUGH_OF_LONG = 0.35
/** How much a word counts for the verses beside the one that has it: a story runs over several. */
const BESIDE = 0.4
const MOST_NEAR = 50
/** From this many words on a query is long. */
const LONG = 6

type Near = {
  index: WordIndex
  topics: TopicIndex
  verses: SearchText['verses']
  matches: readonly TopicMatch[]
}

/**
 * Verses that are nearest to several words when none has all of them: by the words they and their neighbours have,
 * weighted by rarity, and by the topics they stand for.
 */
export function nearVerses(
  near: Near,
  words: readonly string[],
): { verse: number; isTopic: boolean }[] {
  const { index, topics, matches } = near
  const shares = textShares(near, words)
  const byTopic = topicShares(topics, matches)
  const floor = nearFrom(matches)
  // A long query is a quotation: its words say more than the topics they touch.
  const isLong = isQuotation(index, words, topics.own)
  const weight = isLong ? 0.4 : 1.25
  const found: { verse: number; score: number; isTopic: boolean }[] = []
  for (const [rank, verse] of index.verseAt.entries()) {
    const text = shares[verse] as number
    const topic = byTopic.get(verse) ?? 0
    if (text < (isLong ? ENOUGH_OF_LONG : ENOUGH) && topic < floor) continue
    const length = (index.tokenFrom[rank + 1] as number) - (index.tokenFrom[rank] as number)
    // A match in a short verse counts more than in a long one.
    found.push({ verse, score: topic * weight + text / (1 + length / 80), isTopic: topic > 0 })
  }
  return found.sort((a, b) => b.score - a.score || a.verse - b.verse).slice(0, MOST_NEAR)
}

const questions = new Set(
  'apa apakah siapa siapakah bagaimana mengapa kenapa kapan berapa berapakah dimana boleh bolehkah adakah cara hukum'.split(
    ' ',
  ),
)

/** Many words that ask nothing, all but one of the text; a word of a topic's name only is none of a quotation. */
function isQuotation({ idOf }: WordIndex, words: readonly string[], own: ReadonlySet<string>) {
  if (words.length < LONG || questions.has(words[0] as string)) return false
  const others = words.filter((word) => !idOf.has(word))
  return others.length < 2 && !others.some((word) => own.has(word))
}

/** The best topic of each verse, and a little for every further one. */
function topicShares(
  { topics }: TopicIndex,
  matches: readonly TopicMatch[],
): ReadonlyMap<number, number> {
  const shares = new Map<number, number>()
  for (const { topic, score } of matches) {
    if (score < nearFrom(matches)) break
    for (const [place, verse] of (topics[topic] as Topic).verses.entries()) {
      const own = score * (1 - place / 20)
      const known = shares.get(verse)
      shares.set(verse, known === undefined ? own : Math.max(known, own) + 0.1 * own)
    }
  }
  return shares
}

/** The share of the words' weight that each verse has; none for a single word, which the exact search has answered. */
function textShares({ index, topics, verses }: Near, words: readonly string[]): Float64Array {
  const shares = new Float64Array(verses.length)
  const telling = words.filter((word) => !commonWords.has(word))
  if (telling.length < 2) return shares
  const weights = telling.map((word) =>
    topics.weightOf(index.stem(word), isQuotation(index, words, topics.own)),
  )
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  for (const [at, word] of telling.entries()) {
    const worth = worthOf(index, word)
    const own = (weights[at] as number) / all
    for (const [verse, value] of worth) {
      shares[verse] = (shares[verse] as number) + own * value
      for (const beside of [verse - 1, verse + 1]) {
        if (verses[beside]?.surah !== verses[verse]?.surah || worth.has(beside)) continue
        shares[beside] = (shares[beside] as number) + own * value * BESIDE
      }
    }
  }
  return shares
}

function worthOf(index: WordIndex, word: string): Map<number, number> {
  const found = new Map<number, number>()
  for (const { id, closeness } of choicesFor(index, word, false)) {
    const worth = WORTH[closeness as Worth]
    for (const rank of index.ranks.subarray(index.from[id], index.from[id + 1])) {
      const verse = index.verseAt[rank] as number
      if (worth > (found.get(verse) ?? 0)) found.set(verse, worth)
    }
  }
  return found
}
