import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { CampaignStatus } from '#platform/db/schema/schema-campaign.ts'

/** Public pages that list or show campaigns. */
export const CAMPAIGN_SCREENS = [
  '/',
  '/program',
  '/category/',
  '/campaign/',
  '/donatur/',
  '/doa-orang-baik/',
  '/latest-news/',
  '/wakaf',
  '/sedekah',
  '/zakat',
  '/ramadhan',
  '/asrama',
  '/search',
  '/sitemap',
]

/** Keeps what a campaign is after a change, in the transaction that made it and has locked its row. */
export async function keepCampaignVersion(
  tx: Tx,
  id: string,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const row = await tx
    .selectFrom('campaign')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { version, status, story: _, ...content } = row
  await tx
    .insertInto('campaign_version')
    .values({
      campaign_id: id,
      version,
      status,
      content: JSON.stringify(content),
      saved_by: by,
      saved_at: now,
    })
    .execute()
}

export type CampaignVersion = {
  version: number
  status: CampaignStatus
  content: Record<string, unknown>
  savedBy: string
  savedAt: Date
}

/** The versions of a campaign, latest first. */
export async function listCampaignVersions(
  db: Db,
  campaignId: string,
  { limit = 50 }: { limit?: number } = {},
): Promise<CampaignVersion[]> {
  return await db
    .selectFrom('campaign_version')
    .where('campaign_id', '=', campaignId)
    .orderBy('version', 'desc')
    .limit(limit)
    .select(['version', 'status', 'content', 'saved_by as savedBy', 'saved_at as savedAt'])
    .execute()
}
