import type { Db } from '#platform/db/connect.server.ts'
import type { ChargeMethod, DonationStatus } from '#platform/db/schema.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import { isPublicId } from '#platform/ids/public-id.ts'
import { findDonationId } from '#features/donation/queries.server.ts'
import { isRowId } from '#platform/ids/row-id.ts'
import { isOffline } from '#platform/outside/payment/own-account.ts'

/** The titles of the campaigns that a list can be narrowed to, by slug. */
export async function campaignTitles(db: Db): Promise<Record<string, string>> {
  const campaigns = await db
    .selectFrom('campaign')
    .select(['slug', 'title'])
    .where('status', '!=', 'draft')
    .orderBy('title')
    .limit(500)
    .execute()
  return Object.fromEntries(campaigns.map(({ slug, title }) => [slug, title]))
}

/** Everything a donation's own row tells staff. Contacts leave it only in part, or by `revealContact`. */
export type DonationRecord = {
  id: string
  publicId: string
  status: DonationStatus
  amount: Rupiah
  operational: Rupiah
  /** What went back of it in parts. */
  returned: Rupiah
  fund: Fund
  campaign: { id: string; slug: string; title: string }
  donor: { name: string; phone: string | null; email: string | null; isAnonymous: boolean }
  accountId: string | null
  hasTaxId: boolean
  wantsNews: boolean
  newsByPhone: boolean
  onBehalfOf: string[] | null
  prayer: string | null
  isLate: boolean
  consentVersion: string
  createdAt: Date
  paidAt: Date | null
  thankedAt: Date | null
  receiptedAt: Date | null
  erasedAt: Date | null
}

/** How the codes of a donation are paid: `provider` can be asked, `transfer` leads to our own bank. */
export async function waysOf(
  db: Db,
  donationId: string,
): Promise<{
  provider: boolean
  transferId: string | null
  isOffline: boolean
  newest: ChargeMethod | null
}> {
  const rows = await db
    .selectFrom('charge')
    .select(['id', 'method'])
    .where('donation_id', '=', donationId)
    .orderBy('attempt', 'desc')
    .execute()
  return {
    provider: rows.some(({ method }) => method !== 'transfer' && !isOffline(method)),
    isOffline: rows.some(({ method }) => isOffline(method)),
    transferId: rows.find(({ method }) => method === 'transfer')?.id ?? null,
    newest: rows[0]?.method ?? null,
  }
}

/** The donation of a row id or a public id; undefined when there is none. */
export async function findRecord(db: Db, typedId: string): Promise<DonationRecord | undefined> {
  const isPublic = isPublicId(typedId)
  const id = isPublic ? await findDonationId(db, typedId) : typedId
  if (!isRowId(id)) return undefined
  const row = await db
    .selectFrom('donation')
    .innerJoin('campaign', 'campaign.id', 'donation.campaign_id')
    .selectAll('donation')
    .select(['campaign.slug', 'campaign.title'])
    .where('donation.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    publicId: row.public_id,
    status: row.status,
    amount: row.amount,
    operational: row.operational,
    returned: rupiah(row.returned_amount + row.returned_operational),
    fund: row.fund,
    campaign: { id: row.campaign_id, slug: row.slug, title: row.title },
    donor: {
      name: row.donor_name,
      phone: row.donor_phone,
      email: row.donor_email,
      isAnonymous: row.is_anonymous,
    },
    accountId: row.account_id,
    hasTaxId: row.tax_id !== null,
    wantsNews: row.wants_news,
    newsByPhone: row.news_by_phone,
    onBehalfOf: row.on_behalf_of,
    prayer: row.prayer,
    isLate: row.is_late,
    consentVersion: row.consent_version,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    thankedAt: row.thanked_at,
    receiptedAt: row.receipted_at,
    erasedAt: row.erased_at,
  }
}
