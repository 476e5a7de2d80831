import { sql } from 'kysely'
import { campaignStatusWords } from '#features/campaign/campaign.ts'
import { chooseCover } from '#platform/picture/cover.ts'
import type { Db } from '#platform/db/connect.server.ts'
import type { DocumentSource } from './source.ts'

/** Published campaigns, also those that are over or paused. */
export const campaignSource: DocumentSource = {
  kind: 'program',
  async fingerprint(db) {
    const row = await published(db)
      .select(
        sql<string>`count(*) || md5(coalesce(string_agg(concat_ws('|', campaign.slug,
          campaign.status, campaign.updated_at, campaign.ends_at), ',' order by campaign.id), ''))`.as(
          'mark',
        ),
      )
      .executeTakeFirstOrThrow()
    return row.mark
  },
  async documents(db) {
    const rows = await published(db)
      .select(['campaign.story', 'campaign.organizer', 'campaign.starts_at', 'campaign.ends_at'])
      .select(['campaign.slug', 'campaign.title', 'campaign.summary', 'campaign.status'])
      .select(['campaign.location', 'category.name as category'])
      .orderBy('campaign.id')
      .execute()
    return rows.map((row) => ({
      kind: 'program',
      id: row.slug,
      title: row.title,
      summary: row.summary,
      body: row.story.join('\n'),
      keywords: [row.category, row.location, row.organizer].join(' '),
      publishedAt: row.starts_at.getTime(),
      endsAt: isClosed(row.status) ? 0 : (row.ends_at?.getTime() ?? null),
    }))
  },
  async pages(db, { ids, now }) {
    const rows = await published(db)
      .leftJoin('media', 'media.id', 'campaign.photo_id')
      .where('campaign.slug', 'in', [...ids])
      .select(['campaign.slug', 'campaign.title', 'campaign.summary', 'campaign.location'])
      .select([
        'campaign.cover',
        'campaign.cover_words as words',
        'campaign.status',
        'campaign.is_urgent as isUrgent',
      ])
      .select(['campaign.starts_at as startsAt', 'campaign.ends_at as endsAt'])
      .select(['category.name as category', 'category.slug as categorySlug'])
      .select(['media.picture', 'media.focus_x as x', 'media.focus_y as y'])
      .execute()
    return rows.map((row) => ({
      id: row.slug,
      title: row.title,
      summary: row.summary,
      address: `/campaign/${row.slug}`,
      note: [row.category, row.location, campaignStatusWords(row, now)].join(' · '),
      cover: chooseCover({ ...row, category: row.categorySlug }),
      picture: row.picture && { ...row.picture, focus: { x: row.x ?? 50, y: row.y ?? 50 } },
      arabic: null,
      publishedAt: null,
    }))
  },
}

function published(db: Db) {
  return db
    .selectFrom('campaign')
    .innerJoin('category', 'category.id', 'campaign.category_id')
    .where('campaign.status', 'not in', ['draft', 'review'])
}

function isClosed(status: string): boolean {
  return status === 'ended' || status === 'closed'
}
