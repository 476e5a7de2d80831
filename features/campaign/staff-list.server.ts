import { sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'
import { type Keyset, positionIn } from '#platform/db/keyset.server.ts'
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
  sort?: StaffCampaignSort | undefined
  after?: string | undefined
  limit?: number
}

/** The orders of the list: the latest change first, or by title. */
export const staffCampaignSorts = ['diubah', 'judul'] as const
export type StaffCampaignSort = (typeof staffCampaignSorts)[number]

const keysets: Readonly<Record<StaffCampaignSort, Keyset>> = {
  diubah: { by: 'campaign.updated_at', id: 'campaign.id', kind: 'moment', order: 'desc' },
  judul: { by: 'campaign.title', id: 'campaign.id', kind: 'text', order: 'asc' },
}

/** One page of all campaigns, in every state. */
export async function listStaffCampaigns(
  db: Db,
  { q = '', status, categoryId, fund, sort = 'diubah', after, limit = 30 }: StaffCampaignFilter,
): Promise<{ items: StaffCampaign[]; next: string | null }> {
  const keyset = keysets[sort]
  const { isAfter, cursor } = positionIn(keyset, after)
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
  const rows = await query
    .where(isAfter)
    .select(['campaign.id', 'campaign.title', 'campaign.slug', 'campaign.status'])
    .select(['category.name as category', 'campaign.fund', 'campaign.target'])
    .select(['campaign.is_sample as isSample', 'campaign.ends_at as endsAt'])
    .select([
      sql<Rupiah>`coalesce(campaign_total.collected, 0)`.as('collected'),
      sql<boolean>`campaign.payout_hold is not null`.as('isHeld'),
      'campaign.updated_at as updatedAt',
      cursor.as('cursor'),
    ])
    .orderBy(sql.ref(keyset.by), keyset.order)
    .orderBy('campaign.id', keyset.order)
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const next = rows.length > limit ? (page.at(-1)?.cursor ?? null) : null
  const items = page.map((each) => {
    const { cursor: _, ...row } = each
    return row
  })
  return { items, next }
}
