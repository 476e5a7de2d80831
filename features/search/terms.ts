import { siteWords, type SiteIndex } from './site-index.ts'

/** Longest counted term: longer ones are sentences and may be about a person. */
const LONGEST_TERM = 60
const MOST_WORDS = 5

/** How many browsers, on how many days, must search a term before others see it. */
export const POPULAR = { browsers: 5, days: 2, withinDays: 30, most: 8 }

/**
 * A query as a countable term, or undefined: for a query with a person's address or number, or with a word that no
 * published text has, which a name nearly always is.
 */
export function countableTerm(
  query: string,
  { site, isWord }: { site: SiteIndex; isWord(word: string): boolean },
): string | undefined {
  const term = query
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}’' -]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (/[@/\\]|www\.|\d{4}/i.test(query) || term.length < 2 || term.length > LONGEST_TERM)
    return undefined
  const words = siteWords(term)
  if (words.length === 0 || words.length > MOST_WORDS) return undefined
  const isPublic = words.every(({ text }) => site.terms.has(site.stem(text)) || isWord(text))
  return isPublic ? term : undefined
}
