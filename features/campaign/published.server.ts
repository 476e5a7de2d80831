import { sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'

/** A campaign for the sitemap: its present slug, and the last change of its page. */
export type PublishedCampaign = { slug: string; changedAt: Date }

/** Every public campaign, running or over, by slug. */
export async function publishedCampaigns(db: Db, now: Date): Promise<PublishedCampaign[]> {
  return db
    .selectFrom('campaign')
    .leftJoin('campaign_update', (join) =>
      join
        .onRef('campaign_update.campaign_id', '=', 'campaign.id')
        .on('campaign_update.published_at', '<=', now),
    )
    .where('campaign.status', 'not in', ['draft', 'review'])
    .groupBy('campaign.id')
    .orderBy('campaign.slug')
    .select([
      'campaign.slug',
      sql<Date>`greatest(campaign.updated_at, max(campaign_update.published_at))`.as('changedAt'),
    ])
    .execute()
}
