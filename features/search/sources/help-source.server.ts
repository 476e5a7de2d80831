import { sql } from 'kysely'
import { topicWords } from '#features/help/help.ts'
import { searchableHelp } from '#features/help/queries.server.ts'
import type { DocumentSource } from './source.ts'

/** Articles of the help centre. */
export const helpSource: DocumentSource = {
  kind: 'bantuan',
  async fingerprint(db) {
    const row = await db
      .selectFrom('help_article')
      .select(sql<string>`count(*) || ' ' || coalesce(max(updated_at)::text, '')`.as('mark'))
      .executeTakeFirstOrThrow()
    return row.mark
  },
  async documents(db) {
    const articles = await searchableHelp(db)
    return articles.map(({ slug, topic, title, summary, text, keywords }) => ({
      kind: 'bantuan',
      id: slug,
      title,
      summary,
      body: text,
      keywords: `${topicWords[topic].title} ${keywords}`,
      publishedAt: null,
      endsAt: null,
    }))
  },
  async pages(db, { ids }) {
    const rows = await db
      .selectFrom('help_article')
      .where('slug', 'in', [...ids])
      .select(['slug', 'title', 'summary', 'topic'])
      .execute()
    return rows.map(({ slug, title, summary, topic }) => ({
      id: slug,
      title,
      summary,
      address: `/pusat-bantuan/${slug}`,
      note: topicWords[topic].title,
      cover: null,
      arabic: null,
      publishedAt: null,
    }))
  },
}
