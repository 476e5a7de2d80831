import { insertCharge } from '#features/charge/queries.server.ts'
import type { CampaignTerms } from '#features/donation/start/campaign-terms.server.ts'
import { type Donation, taxIdLabel } from '#features/donation/donation.ts'
import { fundAt } from '#features/donation/fitrah-donation.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import { seal } from '#platform/security/secret-box.server.ts'
import { NAMELESS, type OfflineDonation } from './contract.ts'

/** Nobody's provider: the institution's own counter. */
const COUNTER = 'counter'

export type NewOfflineDonation = OfflineDonation & {
  /** Made by the caller; the same id is recorded once. */
  id: string
  cashPlaceId: string
}

export type CameToUs = { campaign: CampaignTerms; receivedAt: Date }

/** Writes the donation as one that waits: the same rows as a form of the site makes. */
export async function writeRow(
  ctx: Ctx & { db: Tx },
  given: NewOfflineDonation,
  { campaign, receivedAt }: CameToUs,
): Promise<void> {
  const fund = fundAt(campaign, receivedAt)
  const taxId = fund === 'Z' ? given.taxId : undefined
  const now = ctx.now()
  await ctx.db
    .insertInto('donation')
    .values({
      id: given.id,
      public_id: ctx.newPublicId(),
      campaign_id: campaign.id,
      fund,
      amount: given.sum,
      status: 'awaiting_payment',
      donor_name: given.name || NAMELESS,
      donor_phone: given.phone,
      donor_email: given.email,
      is_anonymous: given.name === '',
      consent_version: campaign.consentVersion,
      is_offline: true,
      tax_id: taxId ? seal(ctx.config, taxIdLabel(given.id), taxId) : null,
      wants_tax_receipt: taxId !== undefined,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

/** Writes the charge that its cash has paid. */
export async function writeCharge(
  ctx: Ctx & { db: Tx },
  given: NewOfflineDonation,
  { donation, receivedAt }: { donation: Donation; receivedAt: Date },
): Promise<void> {
  const now = ctx.now()
  await insertCharge(ctx.db, {
    donation_id: donation.id,
    id: ctx.newId(),
    publicId: donation.publicId,
    provider: COUNTER,
    provider_id: given.reference || null,
    method: 'cash',
    channel: given.cashPlaceId,
    amount: given.sum,
    status: 'paid',
    instruction: null,
    failure: null,
    expires_at: now,
    created_at: now,
    updated_at: now,
    paid_at: receivedAt,
    payer_phone: null,
  })
}
