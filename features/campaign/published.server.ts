import { sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'

/** What can be found of campaigns: their present slug, and when something on the page was last written. */
export type PublishedCampaign = { slug: string; changedAt: Date }

/** Every campaign that everybody may see, running or over, by slug. */
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
