import type { Selectable } from 'kysely'
import { getDonation } from '#features/donation/queries.server.ts'
import { type Donation, taxIdLabel } from '#features/donation/donation.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { Database } from '#platform/db/schema.ts'
import { seal, unseal } from '#platform/security/secret-box.server.ts'
import type { Suspense } from './queries.server.ts'

/** The donor of money whose sender nobody knows. */
const NOBODY = {
  donor_name: 'Hamba Allah',
  donor_phone: null,
  donor_email: null,
  is_anonymous: true,
  salutation: null,
  consent_version: 'titipan',
  account_id: null,
  erased_at: null,
}

/**
 * Makes a new donation of money in suspense that goes to another campaign, or that paid a donation twice. It has the
 * donor of the first donation, who gets its receipt and email; without a first one it is Hamba Allah's. Its row id is
 * the suspense entry's.
 */
export async function createAllocation(
  ctx: Ctx,
  tx: Tx,
  { suspense, campaign }: { suspense: Suspense; campaign: { id: string; fund: Fund } },
): Promise<Donation> {
  const first = await tx
    .selectFrom('donation')
    .selectAll()
    .where('id', '=', suspense.donation_id)
    .executeTakeFirst()
  const { id } = suspense
  const now = ctx.now()
  const publicId = ctx.newPublicId()
  const isZakat = campaign.fund === 'Z'
  const taxId = isZakat && first ? openTaxId(ctx, first) : undefined
  const donor = first ? donorOf(first) : NOBODY
  await tx
    .insertInto('donation')
    .values({
      id,
      public_id: publicId,
      campaign_id: campaign.id,
      fund: campaign.fund,
      amount: suspense.amount,
      status: 'awaiting_payment',
      ...donor,
      tax_id: taxId ? seal(ctx.config, taxIdLabel(id), taxId) : null,
      wants_tax_receipt: isZakat && first?.wants_tax_receipt === true,
      suspense_source_id: suspense.donation_id,
      suspense_id: id,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await tx
    .insertInto('donation_key')
    .values({
      key: `form:${publicId}`,
      donation_id: id,
      public_id: publicId,
      input_hash: `suspense ${id}`,
      created_at: now,
    })
    .execute()
  return getDonation(tx, id)
}

function donorOf(first: Selectable<Database['donation']>) {
  return {
    donor_name: first.donor_name,
    donor_phone: first.donor_phone,
    donor_email: first.donor_email,
    is_anonymous: first.is_anonymous,
    salutation: first.salutation,
    consent_version: first.consent_version,
    account_id: first.account_id,
    erased_at: first.erased_at,
  }
}

/** A tax id that can no longer be decrypted is left out, as on receipts. */
function openTaxId(
  { config, log }: Ctx,
  { id, tax_id: sealed }: { id: string; tax_id: string | null },
): string | undefined {
  if (!sealed) return undefined
  try {
    return unseal(config, taxIdLabel(id), sealed)
  } catch (cause) {
    log.error('receipt.tax-id-sealed', { donationId: id, cause })
    return undefined
  }
}
