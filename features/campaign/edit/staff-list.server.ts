import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'
import { countUpTo } from '#platform/db/count.server.ts'
import { type Keyset, positionIn } from '#platform/db/keyset.server.ts'
import { contains, idsContaining } from '#platform/db/text-search.server.ts'
import { searchWords } from '#platform/search-words.ts'
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

/** As the index campaign_search has it. */
const campaignSearch = {
  from: sql`campaign`,
  text: sql`campaign.title || ' ' || campaign.slug || ' ' || campaign.location`,
  narrowest: 1,
} as const

/** One page of all campaigns, in every state. */
export async function listStaffCampaigns(
  db: Db,
  { q = '', sort = 'diubah', after, limit = 30, ...filter }: StaffCampaignFilter,
): Promise<{ items: StaffCampaign[]; next: string | null }> {
  const keyset = keysets[sort]
  const { isAfter, cursor } = positionIn(keyset, after)
  const where = [...conditionsOf(filter), isAfter]
  const words = searchWords(q)
  if (words.length > 0) {
    const most = limit + 1
    const ids = await idsContaining(db, { ...campaignSearch, words, where, keyset, most })
    where.push(sql<boolean>`campaign.id = any(${ids}::uuid[])`)
  }
  const rows = await db
    .selectFrom('campaign')
    .innerJoin('category', 'category.id', 'campaign.category_id')
    .leftJoin('campaign_total', 'campaign_total.campaign_id', 'campaign.id')
    .where((eb) => eb.and(where))
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

/** How many campaigns a filter has; counting stops at `most`. */
export async function countStaffCampaigns(
  db: Db,
  { q = '', ...filter }: StaffCampaignFilter,
  most: number,
): Promise<number> {
  const words = searchWords(q)
  const where = conditionsOf(filter)
  if (words.length > 0) where.push(contains({ ...campaignSearch, words }))
  return await countUpTo(db, { from: campaignSearch.from, where, most })
}

function conditionsOf({ status, categoryId, fund }: StaffCampaignFilter): RawBuilder<boolean>[] {
  return [
    ...(status ? [sql<boolean>`campaign.status = ${status}`] : []),
    ...(categoryId ? [sql<boolean>`campaign.category_id = ${categoryId}`] : []),
    ...(fund ? [sql<boolean>`campaign.fund = ${fund}`] : []),
  ]
}
