import type { Stemmer } from '#features/verse-search/words/stem.ts'
import { siteWords } from './site-index.ts'

/** Ranges of a text, in order and separate: start, and exclusive end (UTF-16 units). */
export type HighlightRanges = [from: number, to: number][]
export type HighlightedText = { text: string; marks: HighlightRanges }

/** `others` are highlighted only where there is no term. */
export type Marker = { terms: ReadonlySet<string>; others: ReadonlySet<string>; stem: Stemmer }

const LENGTH = 180
/** The length of the text before the first highlight of a passage. */
const LEAD = 40

/** A text with the searched words, and their other forms, highlighted. */
export function withHighlights(text: string, { terms, others, stem }: Marker): HighlightedText {
  const words = siteWords(text).map(({ text: word, from, to }) => ({
    term: stem(word),
    from,
    to,
  }))
  const own = words.filter(({ term }) => terms.has(term))
  const shown = own.length > 0 ? own : words.filter(({ term }) => others.has(term))
  return { text, marks: shown.map(({ from, to }) => [from, to]) }
}

/** The summary if it has a highlight or the body has none; else the passage of the body with the most highlights. */
export function excerpt({ summary, body }: { summary: string; body: string }, marker: Marker) {
  const head = withHighlights(summary, marker)
  if (head.marks.length > 0 || body === '') return head
  const inBody = withHighlights(body, marker)
  const [first] = inBody.marks
  return first === undefined ? head : passage(inBody, bestStart(inBody.marks))
}

/** Where the densest range of highlights begins. */
function bestStart(ranges: HighlightRanges): number {
  let [best, most] = [ranges[0]?.[0] ?? 0, 0]
  for (const [from] of ranges) {
    const count = ranges.filter(
      ([start, end]) => start >= from && end <= from + LENGTH - LEAD,
    ).length
    if (count > most) [best, most] = [from, count]
  }
  return best
}

/** About LENGTH characters around a place, cut between words. */
function passage({ text, marks: ranges }: HighlightedText, place: number): HighlightedText {
  const begin = place <= LEAD ? 0 : text.indexOf(' ', place - LEAD) + 1
  const from = Math.min(begin, place)
  const stop = text.length <= from + LENGTH ? text.length : text.lastIndexOf(' ', from + LENGTH)
  const to = stop <= place ? Math.min(text.length, from + LENGTH) : stop
  const before = from > 0 ? '… ' : ''
  const shift = before.length - from
  return {
    text: `${before}${text.slice(from, to)}${to < text.length ? ' …' : ''}`,
    marks: ranges
      .filter(([start, end]) => start >= from && end <= to)
      .map(([start, end]) => [start + shift, end + shift]),
  }
}
