import { sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'
import type { CampaignStatus } from '#platform/db/schema-campaign.ts'
import type { Fund } from '#platform/db/schema-books.ts'
import type { Rupiah } from '#platform/money.ts'

/** A campaign as a row of the desk's list. */
export type StaffCampaign = {
  id: string
  title: string
  slug: string
  status: CampaignStatus
  category: string
  fund: Fund
  target: Rupiah | null
  collected: Rupiah
  isHeld: boolean
  isSample: boolean
  endsAt: Date | null
  updatedAt: Date
}

export type StaffCampaignFilter = {
  /** Every word stands in the title, the slug or the place. */
  q?: string | undefined
  status?: CampaignStatus | undefined
  categoryId?: string | undefined
  fund?: Fund | undefined
  after?: string | undefined
  limit?: number
}

/** The form of `next`; other text must not reach the database. */
const CURSOR = /^\d{1,15}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** One page of all campaigns, in every state, the latest change first. */
export async function listStaffCampaigns(
  db: Db,
  { q = '', status, categoryId, fund, after, limit = 30 }: StaffCampaignFilter,
): Promise<{ items: StaffCampaign[]; next: string | null }> {
  const changed = sql<number>`(extract(epoch from campaign.updated_at) * 1000)::bigint`
  let query = db
    .selectFrom('campaign')
    .innerJoin('category', 'category.id', 'campaign.category_id')
    .leftJoin('campaign_total', 'campaign_total.campaign_id', 'campaign.id')
  for (const word of q.trim().split(/\s+/).filter(Boolean).slice(0, 6)) {
    const like = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
    query = query.where(
      sql<boolean>`campaign.title || ' ' || campaign.slug || ' ' || campaign.location ilike ${like}`,
    )
  }
  if (status) query = query.where('campaign.status', '=', status)
  if (categoryId) query = query.where('campaign.category_id', '=', categoryId)
  if (fund) query = query.where('campaign.fund', '=', fund)
  if (after && CURSOR.test(after)) {
    const [at, id] = after.split('_')
    query = query.where(sql<boolean>`(${changed}, campaign.id) < (${at}::bigint, ${id}::uuid)`)
  }
  const rows = await query
    .select(['campaign.id', 'campaign.title', 'campaign.slug', 'campaign.status'])
    .select(['category.name as category', 'campaign.fund', 'campaign.target'])
    .select(['campaign.is_sample as isSample', 'campaign.ends_at as endsAt'])
    .select([
      sql<Rupiah>`coalesce(campaign_total.collected, 0)`.as('collected'),
      sql<boolean>`campaign.payout_hold is not null`.as('isHeld'),
      'campaign.updated_at as updatedAt',
      changed.as('changed'),
    ])
    .orderBy('changed', 'desc')
    .orderBy('campaign.id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const next = rows.length > limit && last ? `${last.changed}_${last.id}` : null
  const items = page.map((each) => {
    const { changed: _, ...row } = each
    return row
  })
  return { items, next }
}
