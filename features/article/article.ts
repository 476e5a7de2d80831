import type { CoverDesign } from '#platform/picture/cover.ts'
import type { ArticleStatus } from '#platform/db/schema/schema-article.ts'
import type { KeptPicture } from '#platform/picture/picture.ts'
import { searchWords } from '#platform/text/search-words.ts'

/** The categories of articles: slug → name. */
export const articleCategories = {
  'kabar-program': 'Kabar program',
  'edukasi-zakat': 'Edukasi zakat',
  kisah: 'Kisah',
  kajian: 'Kajian',
  transparansi: 'Transparansi',
} as const

export type ArticleCategory = keyof typeof articleCategories

export const categorySlugs = Object.keys(articleCategories) as [
  ArticleCategory,
  ...ArticleCategory[],
]

/** A photograph with its alternative text. */
export type ArticlePicture = KeptPicture & { alt: string }

/** A published article as a list shows it. */
export type ArticleSummary = {
  slug: string
  title: string
  summary: string
  category: ArticleCategory
  author: string
  cover: CoverDesign
  picture: ArticlePicture | null
  isFeatured: boolean
  publishedAt: Date
  /** Minutes. */
  readingTime: number
}

/** A whole published article. `body` is cleaned HTML, to be read with parseRichText. */
export type Article = ArticleSummary & {
  id: string
  body: string
  changedAt: Date
  /** Present slug of the article's campaign, while that is published. */
  campaignSlug: string | null
}

/** An article for search and lists: `text` is the body's words. */
export type PublishedArticle = {
  slug: string
  title: string
  summary: string
  text: string
  category: string
  publishedAt: Date
  changedAt: Date
}

export type ArticleState = 'draft' | 'scheduled' | 'published' | 'withdrawn'

/** A published article with a future date is scheduled; only the clock makes it public. */
export function articleState(
  { status, publishedAt }: { status: ArticleStatus; publishedAt: Date | null },
  now: Date,
): ArticleState {
  if (status !== 'published') return status
  return publishedAt && publishedAt > now ? 'scheduled' : 'published'
}

/** The usual reading speed of adults for Indonesian prose, in words per minute. */
const WORDS_A_MINUTE = 200

/** The number of words in a text. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Whole minutes, rounded up; at least one. */
export function readingTime(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE))
}

/** The form of a slug: 3 to 100 small letters, digits and single hyphens between them. */
export const SLUG = /^(?=.{3,100}$)[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The index of pieces has no shorter ones. */
export const SHORTEST_WORD = 3

/** What the public search goes by: shorter words are left out. */
export function newsWords(q: string): string[] {
  return searchWords(q, SHORTEST_WORD)
}
