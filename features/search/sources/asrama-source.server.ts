import { sql } from 'kysely'
import { provinceName } from '#features/asrama/provinces.ts'
import { chooseCover } from '#platform/picture/cover.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { CENTRE, type DocumentSource } from './source.ts'

/** Published dormitories: by name, district, city, province and description. Never by who lives there. */
export const asramaSource: DocumentSource = {
  kind: 'asrama',
  async fingerprint(db) {
    const row = await published(db)
      .select(sql<string>`count(*) || ' ' || coalesce(max(updated_at)::text, '')`.as('mark'))
      .executeTakeFirstOrThrow()
    return row.mark
  },
  async documents(db) {
    const rows = await published(db)
      .select(['slug', 'name', 'summary', 'story', 'province', 'city', 'district'])
      .orderBy('id')
      .execute()
    return rows.map((row) => ({
      kind: 'asrama',
      id: row.slug,
      title: row.name,
      summary: row.summary,
      body: row.story.join('\n'),
      keywords: `Asrama ${row.district} ${row.city} ${provinceName(row.province)}`,
      publishedAt: null,
      endsAt: null,
    }))
  },
  async pages(db, { ids }) {
    const rows = await published(db)
      .where('slug', 'in', [...ids])
      .select(['slug', 'name', 'summary', 'city', 'province', 'cover', 'picture'])
      .select('cover_words as words')
      .execute()
    return rows.map(({ slug, name, summary, city, province, cover, picture, words }) => ({
      id: slug,
      title: name,
      summary,
      address: `/asrama/${slug}`,
      note: `${city} · ${provinceName(province)}`,
      cover: chooseCover({ words, title: name, category: 'asrama', cover }),
      picture: picture && { ...picture, focus: CENTRE },
      arabic: null,
      publishedAt: null,
    }))
  },
}

function published(db: Db) {
  return db.selectFrom('asrama').where('is_published', '=', true)
}
