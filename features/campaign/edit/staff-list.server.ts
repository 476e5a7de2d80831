import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/connect.server.ts'
import { countUpTo } from '#platform/db/count.server.ts'
import type { Keyset } from '#platform/db/keyset.server.ts'
import { type PageAsked, type PageOf, pageOf } from '#platform/db/page.server.ts'
import { searchWords } from '#platform/text/search-words.ts'
import type { CampaignStatus } from '#platform/db/schema/schema-campaign.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { Rupiah } from '#platform/money/money.ts'

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

export type StaffCampaignFilter = PageAsked & {
  /** Every word stands in the title, the slug or the place. */
  q?: string | undefined
  status?: CampaignStatus | undefined
  categoryId?: string | undefined
  fund?: Fund | undefined
  sort?: StaffCampaignSort | undefined
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
): Promise<PageOf<StaffCampaign>> {
  const query = db
    .selectFrom('campaign')
    .innerJoin('category', 'category.id', 'campaign.category_id')
    .leftJoin('campaign_total', 'campaign_total.campaign_id', 'campaign.id')
    .select(['campaign.id', 'campaign.title', 'campaign.slug', 'campaign.status'])
    .select(['category.name as category', 'campaign.fund', 'campaign.target'])
    .select(['campaign.is_sample as isSample', 'campaign.ends_at as endsAt'])
    .select([
      sql<Rupiah>`coalesce(campaign_total.collected, 0)`.as('collected'),
      sql<boolean>`campaign.payout_hold is not null`.as('isHeld'),
      'campaign.updated_at as updatedAt',
    ])
  const search = { ...campaignSearch, words: searchWords(q) }
  const where = conditionsOf(filter)
  return await pageOf(db, query, { keyset: keysets[sort], where, search, after, limit })
}

/** How many campaigns a filter has; counting stops at `most`. */
export async function countStaffCampaigns(
  db: Db,
  { q = '', ...filter }: StaffCampaignFilter,
  most: number,
): Promise<number> {
  const search = { ...campaignSearch, words: searchWords(q) }
  const where = conditionsOf(filter)
  return await countUpTo(db, { from: campaignSearch.from, where, search, most })
}

function conditionsOf({ status, categoryId, fund }: StaffCampaignFilter): RawBuilder<boolean>[] {
  return [
    ...(status ? [sql<boolean>`campaign.status = ${status}`] : []),
    ...(categoryId ? [sql<boolean>`campaign.category_id = ${categoryId}`] : []),
    ...(fund ? [sql<boolean>`campaign.fund = ${fund}`] : []),
  ]
}
