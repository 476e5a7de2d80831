import { DAY_MS } from '#platform/time/jakarta.ts'
import { type SiteDocument, type SiteIndex, TITLE } from './site-index.ts'
import { type Meaning, meaningsOf, SYNONYM_WEIGHT, type TypedWord } from './word-meanings.ts'

/** How well a document matches: in its title, in its head, in its running text, or only by a synonym. */
export type Strength = 'title' | 'head' | 'body' | 'synonym'

export type Hit = { document: SiteDocument; score: number; strength: Strength; isOver: boolean }

export type Ranking = {
  /** Best first; the order is deterministic. */
  hits: Hit[]
  /** Stems to highlight in results; where there are none, `others` are. */
  terms: ReadonlySet<string>
  others: ReadonlySet<string>
  /** The query with its typing errors corrected, if it had any. */
  mended: string | null
  /** True when no document has all the words: the results have most of them. */
  isPartial: boolean
}

/** How soon repeated mentions of a word in one document stop counting (BM25's k1). */
const SATURATION = 1.2
/** The share of a query's weight a document must have when none has all of it. */
const ENOUGH = 0.4
const PHRASE_BONUS = { title: 1.5, head: 1.2, body: 1.1 }
const FRESH_BONUS = 0.4
const FRESH_HALF_LIFE_MS = 30 * DAY_MS
const IS_SURE = 0.6

/**
 * Ranks documents for a query: those with all words in their title, then in their head, then anywhere, and last those
 * with a synonym for one; within each running items before ended ones; then by BM25 over weighted fields.
 */
export function rank(index: SiteIndex, query: string, now: Date): Ranking {
  const words = meaningsOf(index, query)
  const found = gather(index, words)
  const all = [...found].filter(([, { count }]) => count === words.length)
  const isPartial = all.length === 0 && words.length > 1
  const matches = isPartial ? enoughOf(index, words, found) : all
  const hits = matches.map(([at, sum]) => hitOf(index, { at, sum, words, now }))
  const wanted = words.some(({ mended }) => mended !== null)
  return {
    hits: hits.sort(better),
    ...termsOf(words),
    mended:
      wanted && matches.length > 0
        ? words.map(({ text, mended }) => mended ?? text).join(' ')
        : null,
    isPartial: isPartial && matches.length > 0,
  }
}

function termsOf(words: readonly TypedWord[]): Pick<Ranking, 'terms' | 'others'> {
  const all = words.flatMap(({ meanings }) => meanings)
  const isOwn = ({ sureness }: Meaning) => sureness > SYNONYM_WEIGHT
  return {
    terms: new Set(all.filter(isOwn).map(({ term }) => term)),
    others: new Set(all.map(({ term }) => term)),
  }
}

/**
 * A document's match with a query: its score, the number of words, the fields that contain all of them, and the
 * matched weight.
 */
type Sum = { score: number; count: number; fields: number; held: number; isOwn: boolean }

function gather(index: SiteIndex, words: readonly TypedWord[]): Map<number, Sum> {
  const sums = new Map<number, Sum>()
  for (const { meanings } of words) {
    const rarity = rarityOf(index, meanings)
    for (const [at, { score, fields, isOwn }] of bestOf(index, meanings)) {
      const sum = sums.get(at) ?? { score: 0, count: 0, fields: ~0, held: 0, isOwn: true }
      sums.set(at, {
        score: sum.score + score,
        count: sum.count + 1,
        fields: sum.fields & fields,
        held: sum.held + rarity,
        isOwn: sum.isOwn && isOwn,
      })
    }
  }
  return sums
}

/** The meaning of a word that fits a document best; only certain meanings count for a match by title. */
function bestOf({ terms, documents }: SiteIndex, meanings: TypedWord['meanings']) {
  const best = new Map<number, { score: number; fields: number; isOwn: boolean }>()
  for (const { term, sureness, isSynonym } of meanings) {
    const postings = terms.get(term)
    if (!postings) continue
    const idf = idfOf(documents.length, postings.documents.length)
    for (const [place, document] of postings.documents.entries()) {
      const weight = postings.weights[place] ?? 0
      const score = sureness * idf * (weight / (SATURATION + weight))
      const fields = sureness >= IS_SURE ? (postings.fields[place] ?? 0) : 0
      const known = best.get(document)
      best.set(document, {
        score: Math.max(known?.score ?? 0, score),
        fields: (known?.fields ?? 0) | fields,
        isOwn: (known?.isOwn ?? false) || !isSynonym,
      })
    }
  }
  return best
}

function idfOf(all: number, holding: number): number {
  return Math.log(1 + (all - holding + 0.5) / (holding + 0.5))
}

/** The weight of a word's rarity: by the most frequent of its certain meanings; an unknown word weighs the most. */
function rarityOf({ terms, documents }: SiteIndex, meanings: TypedWord['meanings']): number {
  const [first] = meanings
  return idfOf(documents.length, (first && terms.get(first.term)?.documents.length) ?? 1)
}

function enoughOf(index: SiteIndex, words: readonly TypedWord[], found: Map<number, Sum>) {
  const whole = words.reduce((sum, { meanings }) => sum + rarityOf(index, meanings), 0)
  return [...found].filter(([, { held }]) => held >= ENOUGH * whole)
}

type Answer = { at: number; sum: Sum; words: readonly TypedWord[]; now: Date }

function hitOf(index: SiteIndex, { at, sum, words, now }: Answer): Hit {
  const document = index.documents[at] as SiteDocument
  const isWhole = sum.count === words.length
  const strength = strengthOf(sum, isWhole)
  const factor = phraseBonus(index, at, words) * freshness(document, now)
  const isOver = document.endsAt !== null && document.endsAt <= now.getTime()
  return { document, score: sum.score * factor, strength, isOver }
}

function strengthOf({ fields, isOwn }: Sum, isWhole: boolean): Strength {
  if (!isOwn) return 'synonym'
  if (isWhole && fields & TITLE) return 'title'
  return isWhole && fields & HEAD ? 'head' : 'body'
}

/** Title, keywords and summary. */
const HEAD = 0b111

/** Recent news ranks higher. */
function freshness({ kind, publishedAt }: SiteDocument, now: Date): number {
  if (kind !== 'berita' || publishedAt === null) return 1
  const age = Math.max(0, now.getTime() - publishedAt)
  return 1 + FRESH_BONUS * 0.5 ** (age / FRESH_HALF_LIFE_MS)
}

/** A bonus for a text with the words in the typed order, next to each other. */
function phraseBonus({ stems }: SiteIndex, at: number, words: readonly TypedWord[]): number {
  const phrase = words.map(({ meanings }) => meanings[0]?.term ?? '')
  const [title = [], keywords = [], summary = [], body = []] = stems[at] ?? []
  if (title.length === phrase.length && holds(title, phrase)) return PHRASE_BONUS.title * 1.3
  if (phrase.length < 2) return 1
  if (holds(title, phrase)) return PHRASE_BONUS.title
  if (holds(keywords, phrase) || holds(summary, phrase)) return PHRASE_BONUS.head
  return holds(body, phrase) ? PHRASE_BONUS.body : 1
}

function holds(words: readonly string[], phrase: readonly string[]): boolean {
  for (let at = 0; at + phrase.length <= words.length; at += 1) {
    if (phrase.every((word, step) => words[at + step] === word)) return true
  }
  return false
}

const strengths: readonly Strength[] = ['title', 'head', 'body', 'synonym']

function better(a: Hit, b: Hit): number {
  return (
    strengths.indexOf(a.strength) - strengths.indexOf(b.strength) ||
    Number(a.isOver) - Number(b.isOver) ||
    b.score - a.score ||
    (b.document.publishedAt ?? 0) - (a.document.publishedAt ?? 0) ||
    (a.document.id < b.document.id ? -1 : 1)
  )
}
