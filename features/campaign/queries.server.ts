import { type RawBuilder, sql } from 'kysely'
import { checkStates, toLatestChecks } from '#features/verification/queries.server.ts'
import { disbursedTotal } from '#features/ledger/queries.server.ts'
import { shownColumn } from '#features/media/queries.server.ts'
import { chooseCover } from '#platform/picture/cover.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { CoverDescription } from '#platform/db/schema/schema-article.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import {
  type Campaign,
  type CampaignSummary,
  type CampaignSort,
  type CampaignState,
  type Category,
  type FundGroup,
  fundGroups,
} from './campaign.ts'
import { CampaignNotFound } from './errors.ts'

/** One page of a list; pass `next` as `after` for the following page. */
export type Page<T> = { items: T[]; next: string | null }

export type CampaignFilter = {
  now: Date
  category?: string | undefined
  fund?: FundGroup | undefined
  /** A province, or another last part of a campaign's location. */
  region?: string | undefined
  sort?: CampaignSort | undefined
  /** Running campaigns by default; 'semua' adds ended and paused ones. */
  status?: CampaignState | 'semua' | undefined
  limit?: number | undefined
  after?: string | undefined
}

// Each order is one number, larger first, so that all share one kind of cursor.
const ranks: Record<CampaignSort, RawBuilder<number>> = {
  terbaru: sql`(extract(epoch from campaign.starts_at) * 1000)::bigint`,
  mendesak: sql`((case when campaign.is_urgent then 100000000000000 else 0 end)
    + (case when campaign.ends_at is null then 0
       else 10000000000000 - extract(epoch from campaign.ends_at) * 1000 end))::bigint`,
  // A campaign that has reached its target is not "nearly there".
  'hampir-tercapai': sql`(case when campaign.target is null then -1
    when coalesce(campaign_total.collected, 0) >= campaign.target then 0
    else coalesce(campaign_total.collected, 0) * 10000 / campaign.target end)::bigint`,
  terpopuler: sql`coalesce(campaign_total.donors, 0)::bigint`,
}

/** One page of published campaigns, never drafts or campaigns under review. */
export async function listCampaigns(
  db: Db,
  filter: CampaignFilter,
): Promise<Page<CampaignSummary>> {
  const { now, category, fund, region, after } = filter
  const { sort = 'terbaru', status = 'berjalan', limit = 12 } = filter
  const rank = ranks[sort]
  let query = publishedCampaigns(db)
    .select(rank.as('rank'))
    .orderBy('rank', 'desc')
    .orderBy('campaign.id', 'desc')
    .limit(limit + 1)
  if (category) query = query.where('category.slug', '=', category)
  if (fund) query = query.where('campaign.fund', 'in', fundGroups[fund])
  if (region) query = query.where(regionOf, '=', region)
  if (status === 'berjalan') query = query.where(isRunning(now))
  if (status === 'selesai') query = query.where(isOverBy(now))
  if (after) {
    const [rankAfter, idAfter] = after.split('_')
    query = query.where(
      sql<boolean>`(${rank}, campaign.id) < (${rankAfter}::bigint, ${idAfter}::uuid)`,
    )
  }
  const rows = await query.execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map(toCard),
    next: rows.length > limit && last ? `${last.rank}_${last.id}` : null,
  }
}

/** 'Jawa Barat' of 'Bandung Barat, Jawa Barat'. */
const regionOf = sql<string>`regexp_replace(campaign.location, '^.*, *', '')`

/** The regions of published campaigns, each once, in alphabetical order. */
export async function listRegions(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('campaign')
    .where('status', 'not in', ['draft', 'review'])
    .select(regionOf.as('region'))
    .distinct()
    .orderBy('region')
    .execute()
  return rows.map(({ region }) => region)
}

function isRunning(now: Date) {
  return sql<boolean>`campaign.status = 'active' and campaign.starts_at <= ${now}
    and (campaign.ends_at is null or campaign.ends_at > ${now})`
}

function isOverBy(now: Date) {
  return sql<boolean>`(campaign.status in ('ended', 'closed') or campaign.ends_at <= ${now})`
}

export type FoundCampaign =
  | { kind: 'found'; campaign: Campaign }
  | { kind: 'renamed'; slug: string }

/** The published campaign of a slug; a former slug leads to the present one. */
export async function findCampaignBySlug(
  db: Db | Tx,
  slug: string,
): Promise<FoundCampaign | undefined> {
  const findByFormerSlug = db
    .selectFrom('campaign_slug')
    .select('campaign_id')
    .where('slug', '=', slug)
  const row = await wholeCampaigns(db)
    .where('campaign.status', 'not in', ['draft', 'review'])
    .where((where) =>
      where.or([where('campaign.slug', '=', slug), where('campaign.id', '=', findByFormerSlug)]),
    )
    .orderBy(sql`campaign.slug = ${slug}`, 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.slug !== slug) return { kind: 'renamed', slug: row.slug }
  return { kind: 'found', campaign: toCampaign(row) }
}

/** A campaign in any state, as its page would show it. Refuses with CampaignNotFound. */
export async function getCampaignInAnyState(db: Db, id: string): Promise<Campaign> {
  const row = await wholeCampaigns(db).where('campaign.id', '=', id).executeTakeFirst()
  if (!row) throw new CampaignNotFound()
  return toCampaign(row)
}

function publishedCampaigns(db: Db | Tx) {
  return campaigns(db).where('campaign.status', 'not in', ['draft', 'review'])
}

function wholeCampaigns(db: Db | Tx) {
  return campaigns(db).select([
    'campaign.story',
    'campaign.story_html as storyHtml',
    'campaign.beneficiaries',
    'campaign.seo_title as seoTitle',
    'campaign.seo_description as seoDescription',
    'campaign.minimum_amount as minimumAmount',
    'campaign.amount_step as amountStep',
    'campaign.presets',
    'campaign.preset_words as presetWords',
  ])
}

function campaigns(db: Db | Tx) {
  return db
    .selectFrom('campaign')
    .innerJoin('category', 'category.id', 'campaign.category_id')
    .leftJoin('campaign_total', 'campaign_total.campaign_id', 'campaign.id')
    .leftJoin('media', 'media.id', 'campaign.photo_id')
    .select(shownColumn.as('photo'))
    .select([
      'campaign.id',
      'campaign.slug',
      'campaign.title',
      'campaign.summary',
      'campaign.cover',
      'campaign.cover_words as coverWords',
      'category.slug as categorySlug',
      'category.name as categoryName',
      'campaign.fund',
      'campaign.income_account as incomeAccount',
      'campaign.organizer',
      'campaign.location',
      'campaign.target',
      sql<Rupiah>`coalesce(campaign_total.collected, 0)`.as('collected'),
      sql<number>`coalesce(campaign_total.donors, 0)`.as('donors'),
      'campaign.is_urgent as isUrgent',
      'campaign.status',
      'campaign.starts_at as startsAt',
      'campaign.ends_at as endsAt',
      checkStates(sql.ref('campaign.id')).as('checkStates'),
    ])
}

type CardRow = Omit<CampaignSummary, 'category' | 'checks' | 'cover'> & {
  cover: CoverDescription
  coverWords: string
  categorySlug: string
  categoryName: string
  checkStates: Parameters<typeof toLatestChecks>[0]
}

function toCard(row: CardRow): CampaignSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    photo: row.photo,
    cover: chooseCover({
      words: row.coverWords,
      title: row.title,
      category: row.categorySlug,
      cover: row.cover,
    }),
    category: { slug: row.categorySlug, name: row.categoryName },
    fund: row.fund,
    incomeAccount: row.incomeAccount,
    organizer: row.organizer,
    location: row.location,
    target: row.target,
    collected: row.collected,
    donors: row.donors,
    isUrgent: row.isUrgent,
    status: row.status,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    checks: toLatestChecks(row.checkStates),
  }
}

type WholeRow = CardRow &
  Omit<Campaign, keyof CampaignSummary | 'presetWords'> & { presetWords: string[] }

function toCampaign(row: WholeRow): Campaign {
  const { story, storyHtml, beneficiaries, seoTitle, seoDescription } = row
  const { minimumAmount, amountStep, presets, presetWords } = row
  const terms = { minimumAmount, amountStep, presets, presetWords }
  return { ...toCard(row), story, storyHtml, beneficiaries, seoTitle, seoDescription, ...terms }
}

/** All categories in their order. */
export async function listCategories(db: Db): Promise<Category[]> {
  return await db
    .selectFrom('category')
    .select(['slug', 'name', 'description'])
    .orderBy('position')
    .execute()
}

/** The published campaign of a slug, also of a former one. Refuses with CampaignNotFound. */
export async function getCampaignBySlug(db: Db | Tx, slug: string): Promise<Campaign> {
  const found = await findCampaignBySlug(db, slug)
  if (!found) throw new CampaignNotFound()
  return found.kind === 'found' ? found.campaign : getCampaignBySlug(db, found.slug)
}

export type ImpactNumbers = {
  collected: Rupiah
  disbursed: Rupiah
  donations: number
  campaigns: number
}

/** The results of donations so far: sums from the books and their roll-up, never unpaid promises. */
export async function impactNumbers(db: Db): Promise<ImpactNumbers> {
  const rows = await db
    .selectFrom('campaign_total')
    .select([
      sql<number>`coalesce(sum(collected), 0)::bigint`.as('collected'),
      sql<number>`coalesce(sum(donors), 0)::int`.as('donations'),
      sql<number>`count(*)::int`.as('campaigns'),
    ])
    .executeTakeFirstOrThrow()
  const disbursed = await disbursedTotal(db)
  return { ...rows, collected: rupiah(rows.collected), disbursed }
}
