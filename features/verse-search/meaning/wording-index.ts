import { verseKey } from '#features/quran/verse-key.ts'
import type { AskedWord } from './meaning-index.ts'
import type { SearchText } from '../types.ts'
import type { AskedSubject } from './wordings.ts'

/** One way to ask for a subject: what its words weigh together. */
type Wording = { subject: number; weight: number }

/** The ways people ask, by the stems of their words. */
export type WordingIndex = {
  subjects: readonly (readonly number[])[]
  wordings: readonly Wording[]
  byStem: ReadonlyMap<string, readonly number[]>
  weightOf(stem: string): number | undefined
}

/** Builds the index of subjects over the verses of a text; `stemsOf` gives the stems of a wording that tell something. */
export function wordingIndex(
  { verses }: SearchText,
  table: readonly AskedSubject[],
  stemsOf: (text: string) => readonly string[],
): WordingIndex {
  const places = new Map(verses.map((verse, at) => [verseKey(verse), at]))
  const byStem = new Map<string, number[]>()
  const subjectsOf = new Map<string, Set<number>>()
  const all = table.flatMap(({ names }, subject) =>
    names.map((name) => ({ subject, stems: [...new Set(stemsOf(name))] })),
  )
  for (const [wording, { subject, stems }] of all.entries()) {
    for (const stem of stems) {
      byStem.set(stem, [...(byStem.get(stem) ?? []), wording])
      subjectsOf.set(stem, (subjectsOf.get(stem) ?? new Set()).add(subject))
    }
  }
  const weightOf = (stem: string) => {
    const own = subjectsOf.get(stem)?.size
    return own === undefined ? undefined : Math.log(1 + (table.length - own + 0.5) / (own + 0.5))
  }
  return {
    subjects: table.map(({ verses: keys }) => keys.flatMap((key) => places.get(key) ?? [])),
    wordings: all.map(({ subject, stems }) => ({
      subject,
      weight: stems.reduce((sum, stem) => sum + (weightOf(stem) ?? 0), 0),
    })),
    byStem,
    weightOf,
  }
}

/** What a wording that says more than the query loses, and how much the best wording counts beside all of a subject. */
const [SAYS_MORE, BY_BEST] = [0.3, 0.6]
/** The least likeness that counts, and what a further verse of a subject counts less. */
const [LEAST, A_PLACE] = [0.25, 0.05]

/** How much each verse answers a query, by the wordings that are like it: at most about 1. */
export function wordingShares(
  { subjects, wordings, byStem }: WordingIndex,
  words: readonly AskedWord[],
): Map<number, number> {
  const held = new Map<number, number>()
  const covered = new Map<number, number>()
  let whole = 0
  for (const { weight, readings } of words) {
    whole += weight
    const [own, ofSubject] = [new Map<number, number>(), new Map<number, number>()]
    for (const [stem, factor] of readings) {
      for (const at of byStem.get(stem) ?? []) {
        const { subject } = wordings[at] as Wording
        own.set(at, Math.max(own.get(at) ?? 0, factor))
        ofSubject.set(subject, Math.max(ofSubject.get(subject) ?? 0, factor))
      }
    }
    for (const [at, factor] of own) held.set(at, (held.get(at) ?? 0) + weight * factor)
    for (const [at, factor] of ofSubject) covered.set(at, (covered.get(at) ?? 0) + weight * factor)
  }
  const best = new Map<number, number>()
  for (const [at, own] of held) {
    const { subject, weight } = wordings[at] as Wording
    const like = own / (whole + SAYS_MORE * Math.max(0, weight - own))
    best.set(subject, Math.max(best.get(subject) ?? 0, like))
  }
  const shares = new Map<number, number>()
  for (const [subject, like] of best) {
    const score = BY_BEST * like + ((1 - BY_BEST) * (covered.get(subject) ?? 0)) / whole
    if (score < LEAST) continue
    for (const [place, verse] of (subjects[subject] ?? []).entries()) {
      const own = score * (1 - A_PLACE * place)
      const known = shares.get(verse)
      shares.set(verse, known === undefined ? own : Math.max(known, own) + own / 10)
    }
  }
  return shares
}

/** The least share of a query that makes a verse be about it. */
const ENOUGH = 0.2
const MOST = 20

/** The verses with enough of a query, the best first. */
export function likelyOf(shares: Iterable<[number, number]>): number[] {
  return Array.from(shares)
    .filter(([, share]) => share >= ENOUGH)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, MOST)
    .map(([verse]) => verse)
}
