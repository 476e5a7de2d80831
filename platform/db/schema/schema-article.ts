import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { KeptPicture } from '#platform/picture/picture.ts'

export type ArticleStatus = 'draft' | 'published' | 'withdrawn'

/** News and articles, their former slugs and earlier versions. */
export type ArticleTables = {
  article: {
    id: string
    slug: string
    title: string
    summary: string
    category: string
    author: string
    /** Cleaned by platform/text/clean-html.server.ts. */
    body: string
    plain: string
    /** Title, summary and text in lower case, for the search of news. */
    searched: GeneratedAlways<string>
    /** All three letters in a row of `searched`. */
    pieces: GeneratedAlways<string>
    words: number
    cover: JSONColumnType<CoverDescription>
    cover_words: Generated<string>
    /** A photograph that replaces the cover. */
    picture: JSONColumnType<KeptPicture> | null
    picture_alt: string | null
    campaign_id: string | null
    is_featured: Generated<boolean>
    status: ArticleStatus
    published_at: Date | null
    is_sample: Generated<boolean>
    created_at: Date
    changed_at: Date
  }
  article_slug: { slug: string; article_id: string; created_at: Date }
  article_version: {
    article_id: string
    version: number
    status: ArticleStatus
    content: JSONColumnType<Record<string, unknown>>
    saved_by: string
    saved_at: Date
  }
}

/** The input of a generated cover; the same description always gives the same picture. */
export type CoverDescription = { motif: string; palette: string; seed: number }
