import { sql } from 'kysely'
import type { CoverDescription } from '#platform/db/schema/schema-article.ts'
import { chooseCover } from '#platform/picture/cover.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { contains } from '#platform/db/text-search.server.ts'
import type { KeptPicture } from '#platform/picture/picture.ts'
import {
  type Article,
  type ArticleSummary,
  type ArticleCategory,
  type PublishedArticle,
  newsWords,
  readingTime,
  SHORTEST_WORD,
} from './article.ts'
import { ArticleNotFound, ArticleWithdrawn } from './errors.ts'

export type ArticleFilter = {
  now: Date
  category?: ArticleCategory | undefined
  /** Every word of three letters or more must occur in the title, the summary or the text. */
  q?: string | undefined
  isFeatured?: true | undefined
  /** The slug to leave out. */
  except?: string | undefined
  /** Counted from 1. */
  page?: number | undefined
  limit?: number | undefined
}

export type ArticlePage = { items: ArticleSummary[]; total: number }

/** As the index article_text_search has it. */
const newsSearch = {
  from: sql`article`,
  text: sql`article.searched`,
  pieces: sql`article.pieces`,
  narrowest: SHORTEST_WORD,
} as const

/** Published articles, latest first, one page, with the total number. */
export async function listArticles(db: Db, filter: ArticleFilter): Promise<ArticlePage> {
  const { page = 1, limit = 12, q = '' } = filter
  const words = newsWords(q)
  const isSearch = q.trim() !== ''
  if (isSearch && words.length === 0) return { items: [], total: 0 }
  const wanted = articlesOut(db, filter.now)
    .$if(filter.category !== undefined, (query) =>
      query.where('article.category', '=', filter.category as string),
    )
    .$if(filter.isFeatured === true, (query) => query.where('article.is_featured', '=', true))
    .$if(filter.except !== undefined, (query) =>
      query.where('article.slug', '<>', filter.except as string),
    )
    .$if(isSearch, (query) => query.where(contains({ ...newsSearch, words })))
  const { total } = await wanted
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await wanted
    .select(cardColumns)
    .orderBy('article.published_at', 'desc')
    .orderBy('article.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { items: rows.map(toCard), total }
}

export type FoundArticle = { kind: 'found'; article: Article } | { kind: 'renamed'; slug: string }

/**
 * The article of a slug, also of a former one; undefined when it was never published. Refuses with ArticleWithdrawn
 * when it was public once.
 */
export async function findArticle(
  db: Db,
  slug: string,
  now: Date,
): Promise<FoundArticle | undefined> {
  const row = await db
    .selectFrom('article_slug')
    .innerJoin('article', 'article.id', 'article_slug.article_id')
    .leftJoin('campaign', (join) =>
      join
        .onRef('campaign.id', '=', 'article.campaign_id')
        .on('campaign.status', 'not in', ['draft', 'review']),
    )
    .where('article_slug.slug', '=', slug)
    .where('article.status', '<>', 'draft')
    .where('article.published_at', '<=', now)
    .select(cardColumns)
    .select([
      'article.id',
      'article.status',
      'article.body',
      'article.changed_at as changedAt',
      'campaign.slug as campaignSlug',
    ])
    .executeTakeFirst()
  if (!row) return undefined
  if (row.status === 'withdrawn') throw new ArticleWithdrawn()
  if (row.slug !== slug) return { kind: 'renamed', slug: row.slug }
  const { id, body, changedAt, campaignSlug } = row
  return { kind: 'found', article: { ...toCard(row), id, body, changedAt, campaignSlug } }
}

/** The article of a slug, also of a former one. Refuses with ArticleNotFound or ArticleWithdrawn. */
export async function getArticle(db: Db, slug: string, now: Date): Promise<Article> {
  const found = await findArticle(db, slug, now)
  if (!found) throw new ArticleNotFound()
  return found.kind === 'found' ? found.article : getArticle(db, found.slug, now)
}

/** Articles to read next: of the same campaign, then of its category, then the latest. */
export async function relatedArticles(
  db: Db,
  { id, category }: Pick<Article, 'id' | 'category'>,
  { now, limit = 3 }: { now: Date; limit?: number },
): Promise<ArticleSummary[]> {
  const ofCampaign = sql`(select campaign_id from article as this where this.id = ${id})`
  const rows = await articlesOut(db, now)
    .where('article.id', '<>', id)
    .select(cardColumns)
    .orderBy(sql`(article.campaign_id = ${ofCampaign}) is true`, 'desc')
    .orderBy(sql`article.category = ${category}`, 'desc')
    .orderBy('article.published_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toCard)
}

/** All published articles, latest first, for search, the sitemap and link previews. */
export async function publishedArticles(db: Db, now: Date): Promise<PublishedArticle[]> {
  return await articlesOut(db, now)
    .select([
      'article.slug',
      'article.title',
      'article.summary',
      'article.plain as text',
      'article.category',
      sql<Date>`article.published_at`.as('publishedAt'),
      'article.changed_at as changedAt',
    ])
    .orderBy('article.published_at', 'desc')
    .execute()
}

/** The one definition of a public article. */
function articlesOut(db: Db | Tx, now: Date) {
  return db
    .selectFrom('article')
    .where('article.status', '=', 'published')
    .where('article.published_at', '<=', now)
}

const cardColumns = [
  'article.slug',
  'article.title',
  'article.summary',
  'article.category',
  'article.author',
  'article.cover',
  'article.cover_words',
  'article.picture',
  'article.picture_alt',
  'article.is_featured',
  'article.published_at',
  'article.words',
] as const

type CardRow = {
  slug: string
  title: string
  summary: string
  category: string
  author: string
  cover: CoverDescription
  cover_words: string
  picture: KeptPicture | null
  picture_alt: string | null
  is_featured: boolean
  published_at: Date | null
  words: number
}

function toCard(row: CardRow): ArticleSummary {
  const { slug, title, summary, category, author, picture, picture_alt: alt } = row
  return {
    slug,
    title,
    summary,
    category: category as ArticleCategory,
    author,
    cover: chooseCover({ words: row.cover_words, title, category, cover: row.cover }),
    picture: picture && alt !== null ? { ...picture, alt } : null,
    isFeatured: row.is_featured,
    publishedAt: row.published_at as Date,
    readingTime: readingTime(row.words),
  }
}
