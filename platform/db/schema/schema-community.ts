import type { Generated, JSONColumnType } from 'kysely'
import type { Rupiah } from '#platform/money/money.ts'

export type PrayerStatus = 'shown' | 'hidden'
export type HiddenFor = 'word' | 'reports' | 'empty'

/** Prayers, amens, campaign news and wakaf units. */
export type CommunityTables = {
  prayer: {
    donation_id: string
    public_id: string
    campaign_id: string
    text: string
    status: PrayerStatus
    hidden_for: HiddenFor | null
    aamiins: Generated<number>
    prayed_at: Date
    created_at: Date
    reviewed_at: Generated<Date | null>
  }
  aamiin: { donation_id: string; person: string; said_at: Date; counts: Generated<boolean> }
  prayer_report: {
    donation_id: string
    person: string
    reported_at: Date
    /** Keyed hash of a /24 or /64. */
    network: Generated<Buffer | null>
  }
  campaign_update: {
    campaign_id: string
    id: string
    title: string
    /** With `body_html` they are its words. */
    paragraphs: JSONColumnType<string[]>
    /** Cleaned by platform/text/clean-html.server.ts. */
    body_html: Generated<string | null>
    version: Generated<number>
    /** When staff asked to tell it by email, and who did. */
    told_at: Generated<Date | null>
    told_by: Generated<string | null>
    published_at: Date
    is_sample: Generated<boolean>
  }
  wakaf_unit: {
    campaign_id: string
    name: string
    price: Rupiah
    total: number
    remaining: number
  }
  wakaf_package: {
    campaign_id: string
    id: string
    name: string
    price: Rupiah
    /** How many units of the stock one package is. */
    units: number
    withdrawn_at: Date | null
  }
  wakaf_share: {
    /** The donation, or the allocated suspense entry. */
    source_id: string
    campaign_id: string
    asked: number
    granted: number
    general_amount: Rupiah
    taken_at: Date
    returned_at: Date | null
  }
}
