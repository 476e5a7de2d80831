import { sql } from 'kysely'
import { type ArticleCategory, articleCategories } from '#features/article/article.ts'
import { publishedArticles } from '#features/article/queries.server.ts'
import { chooseCover } from '#platform/picture/cover.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { CENTRE, type DocumentSource } from './source.ts'

/** Published news and articles: neither scheduled nor withdrawn ones. */
export const articleSource: DocumentSource = {
  kind: 'berita',
  async fingerprint(db, now) {
    const row = await out(db, now)
      .select(sql<string>`count(*) || ' ' || coalesce(max(changed_at)::text, '')`.as('mark'))
      .executeTakeFirstOrThrow()
    return row.mark
  },
  async documents(db, now) {
    const articles = await publishedArticles(db, now)
    return articles.map(({ slug, title, summary, text, category, publishedAt }) => ({
      kind: 'berita',
      id: slug,
      title,
      summary,
      body: text,
      keywords: categoryName(category),
      publishedAt: publishedAt.getTime(),
      endsAt: null,
    }))
  },
  async pages(db, { ids, now }) {
    const rows = await out(db, now)
      .where('slug', 'in', [...ids])
      .select(['slug', 'title', 'summary', 'category', 'cover', 'picture', 'published_at'])
      .select('cover_words as words')
      .execute()
    return rows.map((row) => ({
      id: row.slug,
      title: row.title,
      summary: row.summary,
      address: `/latest-news/${row.slug}`,
      note: categoryName(row.category),
      cover: chooseCover(row),
      picture: row.picture && { ...row.picture, focus: CENTRE },
      arabic: null,
      publishedAt: row.published_at,
    }))
  },
}

function out(db: Db, now: Date) {
  return db.selectFrom('article').where('status', '=', 'published').where('published_at', '<=', now)
}

function categoryName(slug: string): string {
  return articleCategories[slug as ArticleCategory] ?? 'Kabar'
}
