import type { ArticleStatus, CoverDescription } from '#platform/db/schema-article.ts'
import type { KeptPicture } from '#platform/picture.ts'

/** What articles are sorted into: slug → name. */
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

/** A photograph with its words for who cannot see it. */
export type ArticlePicture = KeptPicture & { alt: string }

/** What a list shows of an article that is out. */
export type ArticleSummary = {
  slug: string
  title: string
  summary: string
  category: ArticleCategory
  author: string
  cover: CoverDescription
  picture: ArticlePicture | null
  isFeatured: boolean
  publishedAt: Date
  /** Minutes. */
  readingTime: number
}

/** An article that is out, whole. `body` is cleaned HTML, to be read with parseRichText. */
export type Article = ArticleSummary & {
  id: string
  body: string
  changedAt: Date
  /** Present slug of the campaign it speaks of, while that is published. */
  campaignSlug: string | null
}

/** An article as others search and list it: `text` is the body's words. */
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

/** A published article whose moment has not come is scheduled; nothing but the clock makes it public. */
export function articleState(
  { status, publishedAt }: { status: ArticleStatus; publishedAt: Date | null },
  now: Date,
): ArticleState {
  if (status !== 'published') return status
  return publishedAt && publishedAt > now ? 'scheduled' : 'published'
}

/** Adults read Indonesian prose at about this many words a minute. */
const WORDS_A_MINUTE = 200

/** How many words a text has. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Whole minutes, a begun one counted; at least one. */
export function readingTime(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE))
}

/** What a slug looks like: 3 to 100 small letters, digits and single hyphens between them. */
export const SLUG = /^(?=.{3,100}$)[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What people look for: at most this many words are heeded. */
const MOST_WORDS = 6

/** The words of a question to the list, in small letters; none for an empty one. */
export function searchWords(q: string): string[] {
  return q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
}
