import { sql } from 'kysely'
import type { CoverDescription } from '#platform/db/schema/schema-article.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { countUpTo } from '#platform/db/count.server.ts'
import type { Keyset } from '#platform/db/keyset.server.ts'
import { type PageAsked, type PageOf, pageOf } from '#platform/db/page.server.ts'
import type { KeptPicture } from '#platform/picture/picture.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import { searchWords } from '#platform/text/search-words.ts'
import { type ArticleCategory, type ArticleState, articleState } from './article.ts'
import { ArticleNotFound } from './errors.ts'

/** An article as the desk lists it, whatever its state. */
export type DeskArticle = {
  id: string
  slug: string
  title: string
  category: ArticleCategory
  author: string
  state: ArticleState
  publishedAt: Date | null
  changedAt: Date
  isSample: boolean
}

export type DeskFilter = PageAsked & {
  now: Date
  state?: ArticleState | undefined
  q?: string | undefined
  sort?: DeskArticleSort | undefined
}

/** The orders of the list: the last changed first, or by title. */
export const deskArticleSorts = ['diubah', 'judul'] as const
export type DeskArticleSort = (typeof deskArticleSorts)[number]

const keysets: Readonly<Record<DeskArticleSort, Keyset>> = {
  diubah: { by: 'article.changed_at', id: 'article.id', kind: 'moment', order: 'desc' },
  judul: { by: 'article.title', id: 'article.id', kind: 'text', order: 'asc' },
}

/** As the index article_search has it. */
const articleSearch = {
  from: sql`article`,
  text: sql`article.title || ' ' || article.slug || ' ' || article.author`,
  narrowest: 1,
} as const

/** All articles, one page. */
export async function listDeskArticles(
  db: Db,
  { now, state, q = '', sort = 'diubah', after, limit = 30 }: DeskFilter,
): Promise<PageOf<DeskArticle>> {
  const query = db
    .selectFrom('article')
    .select(['id', 'slug', 'title', 'category', 'author', 'status', 'is_sample as isSample'])
    .select(['published_at as publishedAt', 'changed_at as changedAt'])
  const where = state === undefined ? [] : [inState(state, now)]
  const search = { ...articleSearch, words: searchWords(q) }
  const { items, next } = await pageOf(db, query, {
    keyset: keysets[sort],
    where,
    search,
    after,
    limit,
  })
  const listed = items.map(({ status, category, ...row }) => {
    const state = articleState({ status, publishedAt: row.publishedAt }, now)
    return { ...row, category: category as ArticleCategory, state }
  })
  return { items: listed, next }
}

/** How many articles a filter has; counting stops at `most`. */
export async function countDeskArticles(
  db: Db,
  { now, state, q = '' }: DeskFilter,
  most: number,
): Promise<number> {
  const where = state === undefined ? [] : [inState(state, now)]
  const search = { ...articleSearch, words: searchWords(q) }
  return await countUpTo(db, { from: articleSearch.from, where, search, most })
}

function inState(state: ArticleState, now: Date) {
  if (state === 'scheduled') return sql<boolean>`status = 'published' and published_at > ${now}`
  if (state === 'published') return sql<boolean>`status = 'published' and published_at <= ${now}`
  return sql<boolean>`status = ${state}`
}

/** A whole article as its editor writes it. */
export type EditedArticle = DeskArticle & {
  summary: string
  body: string
  cover: CoverDescription
  coverWords: string
  picture: (KeptPicture & { alt: string }) | null
  campaignSlug: string
  isFeatured: boolean
}

/** One article in any state; refuses with ArticleNotFound. */
export async function getDeskArticle(db: Db, id: string, now: Date): Promise<EditedArticle> {
  const row = await db
    .selectFrom('article')
    .leftJoin('campaign', 'campaign.id', 'article.campaign_id')
    .where('article.id', '=', isRowId(id) ? id : NOBODY)
    .selectAll('article')
    .select('campaign.slug as campaign_slug')
    .executeTakeFirst()
  if (!row) throw new ArticleNotFound()
  const { picture, picture_alt: alt, published_at: publishedAt } = row
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    category: row.category as ArticleCategory,
    author: row.author,
    state: articleState({ status: row.status, publishedAt }, now),
    publishedAt,
    changedAt: row.changed_at,
    isSample: row.is_sample,
    summary: row.summary,
    body: row.body,
    cover: row.cover,
    coverWords: row.cover_words,
    picture: picture && alt !== null ? { ...picture, alt } : null,
    campaignSlug: row.campaign_slug ?? '',
    isFeatured: row.is_featured,
  }
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

export type ArticleVersion = {
  version: number
  status: string
  title: string
  body: string
  /** The name of the staff member; undefined for who was none, as in the sample. */
  savedBy: string | null
  savedAt: Date
}

/** What an article was after each change, latest first. */
export async function listArticleVersions(db: Db, id: string): Promise<ArticleVersion[]> {
  return await db
    .selectFrom('article_version')
    .leftJoin('staff', 'staff.id', 'article_version.saved_by')
    .where('article_id', '=', id)
    .select(['version', 'status', 'staff.name as savedBy', 'saved_at as savedAt'])
    .select([
      sql<string>`content->>'title'`.as('title'),
      sql<string>`coalesce(content->>'body', '')`.as('body'),
    ])
    .orderBy('version', 'desc')
    .limit(100)
    .execute()
}
