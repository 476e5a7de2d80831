import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Rupiah } from '#platform/money/money.ts'
import type { CoverDescription } from './schema-article.ts'
import type { Fund } from './schema-books.ts'

export type CampaignStatus = 'draft' | 'review' | 'active' | 'paused' | 'ended' | 'closed'

/** What a picture of a campaign's gallery shows: before the work, now, or something else. */
export type PictureMoment = 'before' | 'now' | 'other'

/** Campaigns with their totals, galleries, earlier versions, and who was told of their news. */
export type CampaignTables = {
  category: CategoryTable
  campaign: CampaignTable
  campaign_slug: { slug: string; campaign_id: string; created_at: Date }
  campaign_delta: CampaignDeltaTable
  campaign_total: CampaignTotalTable
  campaign_picture: {
    campaign_id: string
    id: string
    media_id: string
    moment: PictureMoment
    caption: Generated<string>
    position: number
  }
  campaign_version: {
    campaign_id: string
    version: number
    status: CampaignStatus
    content: JSONColumnType<Record<string, unknown>>
    saved_by: string
    saved_at: Date
  }
  campaign_news_sent: {
    update_id: string
    /** Keyed hash of the address. */
    reader: Buffer
    donation_id: string
    sent_at: Date | null
  }
}

type CategoryTable = {
  id: string
  slug: string
  name: string
  description: string
  position: number
  version: Generated<number>
}

type CampaignTable = {
  id: string
  slug: string
  title: string
  summary: string
  /** Plain paragraphs; with `story_html` they are its words. */
  story: JSONColumnType<string[]>
  /** Cleaned by platform/text/clean-html.server.ts. */
  story_html: Generated<string | null>
  category_id: string
  fund: Fund
  income_account: string
  organizer: string
  location: string
  target: Rupiah | null
  minimum_amount: Rupiah
  amount_step: Rupiah
  presets: JSONColumnType<Rupiah[]>
  /** What each preset does, in their order; empty where nothing is said. */
  preset_words: ColumnType<string[], string | undefined, string>
  /** What a sum becomes, and the price of one; both or neither. */
  impact_unit: Generated<string | null>
  impact_price: Generated<Rupiah | null>
  cover: JSONColumnType<CoverDescription>
  cover_words: Generated<string>
  /** A picture of the library in place of the cover. */
  photo_id: Generated<string | null>
  beneficiaries: Generated<string>
  seo_title: Generated<string | null>
  seo_description: Generated<string | null>
  /** Why nothing may be paid out of it. */
  payout_hold: Generated<string | null>
  /** Grows with every change by staff. */
  version: Generated<number>
  is_urgent: Generated<boolean>
  status: CampaignStatus
  starts_at: Date
  ends_at: Date | null
  is_sample: Generated<boolean>
  created_at: Date
  updated_at: Date
}

type CampaignDeltaTable = {
  source_id: string
  event: string
  campaign_id: string
  amount: number
  donors: number
  created_at: Date
}

type CampaignTotalTable = {
  campaign_id: string
  collected: Generated<Rupiah>
  donors: Generated<number>
  updated_at: Date
}
