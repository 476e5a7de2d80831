import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { CampaignStatus } from '#platform/db/schema/schema-campaign.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { Rupiah } from '#platform/money/money.ts'
import { escapeHtml } from '#platform/text/rich-text.ts'
import { CampaignNotFound } from '../errors.ts'
import { type Preset, presetsOf } from '../presets.ts'
import type { CampaignPurpose } from '../purpose.ts'

/** A campaign as staff edit it, in any state. */
export type EditedCampaign = {
  id: string
  version: number
  status: CampaignStatus
  slug: string
  title: string
  summary: string
  /** Cleaned HTML, also where the story is still of plain paragraphs. */
  storyHtml: string
  /** The words of the story. */
  story: string[]
  categoryId: string
  fund: Fund
  purpose: CampaignPurpose
  organizer: string
  location: string
  beneficiaries: string
  target: Rupiah | null
  minimumAmount: Rupiah
  amountStep: Rupiah
  presets: Preset[]
  impactUnit: string | null
  impactPrice: Rupiah | null
  coverWords: string
  photoId: string | null
  isUrgent: boolean
  startsAt: Date
  endsAt: Date | null
  seoTitle: string | null
  seoDescription: string | null
  disbursementHold: string | null
  /** The price of one unit of a wakaf given in units. */
  unitPrice: Rupiah | null
  updatedAt: Date
}

/** The campaign of an id. Refuses with CampaignNotFound. */
export async function getEditedCampaign(
  db: Db | Tx,
  id: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<EditedCampaign> {
  const row = await db
    .selectFrom('campaign')
    .selectAll()
    .where('id', '=', id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) throw new CampaignNotFound()
  const unit = await db
    .selectFrom('wakaf_unit')
    .select('price')
    .where('campaign_id', '=', id)
    .executeTakeFirst()
  return {
    id,
    version: row.version,
    status: row.status,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    storyHtml: row.story_html ?? paragraphsHtml(row.story),
    story: row.story,
    categoryId: row.category_id,
    fund: row.fund,
    purpose: row.income_account as CampaignPurpose,
    organizer: row.organizer,
    location: row.location,
    beneficiaries: row.beneficiaries,
    target: row.target,
    minimumAmount: row.minimum_amount,
    amountStep: row.amount_step,
    presets: presetsOf({ presets: row.presets, presetWords: row.preset_words }),
    impactUnit: row.impact_unit,
    impactPrice: row.impact_price,
    coverWords: row.cover_words,
    photoId: row.photo_id,
    isUrgent: row.is_urgent,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    disbursementHold: row.payout_hold,
    unitPrice: unit?.price ?? null,
    updatedAt: row.updated_at,
  }
}

/** Plain paragraphs as HTML. */
export function paragraphsHtml(paragraphs: readonly string[]): string {
  return paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')
}

/** The addresses that a campaign had before, the latest first; each leads to the present one. */
export async function formerSlugs(
  db: Db,
  { id, slug }: { id: string; slug: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('campaign_slug')
    .select('slug')
    .where('campaign_id', '=', id)
    .where('slug', '!=', slug)
    .orderBy('created_at', 'desc')
    .orderBy('slug')
    .execute()
  return rows.map((row) => row.slug)
}

/** Whether anybody has begun a donation to it: from then on its fund is fixed. */
export async function hasDonations(db: Db | Tx, campaignId: string): Promise<boolean> {
  if (await hasMoney(db, campaignId)) return true
  const row = await db
    .selectFrom('donation')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the books know money for it: from then on its target changes by two people. */
export async function hasMoney(db: Db | Tx, campaignId: string): Promise<boolean> {
  const row = await db
    .selectFrom('ledger_posting')
    .select('journal_id')
    .where('campaign_id', '=', campaignId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
