import { insertCharge } from '#features/charge/queries.server.ts'
import type { CampaignTerms } from '#features/donation/start/campaign-terms.server.ts'
import { type Donation, taxIdLabel } from '#features/donation/donation.ts'
import { fundAt } from '#features/donation/fitrah-donation.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { OfflineMethod } from '#platform/db/schema.ts'
import { seal } from '#platform/security/secret-box.server.ts'
import { NAMELESS, type OfflineDonation } from './contract.ts'
import type { OfflineWay } from './offline-way.ts'

/** Nobody's provider: the institution's own counter. */
export const COUNTER = 'counter'

export type NewOfflineDonation = OfflineDonation & {
  /** Made by the caller; the same id is recorded once. */
  id: string
  way: OfflineWay
}

type CameToUs = { campaign: CampaignTerms; receivedAt: Date }

/** Who stands on its paper where nobody gave a name. */
function nameless({ way }: NewOfflineDonation): string {
  return way.in === 'cash' && way.box ? way.box : NAMELESS
}

/** Writes the donation as one that waits: the same rows as a form of the site makes. */
export async function writeRow(
  ctx: Ctx & { db: Tx },
  input: NewOfflineDonation,
  { campaign, receivedAt }: CameToUs,
): Promise<void> {
  const fund = fundAt(campaign, receivedAt)
  const taxId = fund === 'Z' ? input.taxId : undefined
  const now = ctx.now()
  await ctx.db
    .insertInto('donation')
    .values({
      id: input.id,
      public_id: ctx.newPublicId(),
      campaign_id: campaign.id,
      fund,
      amount: input.sum,
      status: 'awaiting_payment',
      donor_name: input.name || nameless(input),
      donor_phone: input.phone,
      donor_email: input.email,
      is_anonymous: input.name === '',
      consent_version: campaign.consentVersion,
      is_offline: true,
      tax_id: taxId ? seal(ctx.config, taxIdLabel(input.id), taxId) : null,
      wants_tax_receipt: taxId !== undefined,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

type WrittenCharge = {
  donation: Donation
  receivedAt: Date
  method: OfflineMethod
  /** The place of cash, the bank account or the store. */
  channel: string
}

/** Writes the charge that was paid when it was given. */
export async function writeCharge(
  ctx: Ctx & { db: Tx },
  input: NewOfflineDonation,
  { donation, receivedAt, method, channel }: WrittenCharge,
): Promise<void> {
  const now = ctx.now()
  await insertCharge(ctx.db, {
    donation_id: donation.id,
    id: ctx.newId(),
    publicId: donation.publicId,
    provider: COUNTER,
    provider_id: input.reference || null,
    method,
    channel,
    amount: input.sum,
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
