import { getDonation } from '#features/donation/queries.server.ts'
import { type Donation, taxIdLabel } from '#features/donation/donation.ts'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/connect.server.ts'
import type { Fund } from '#platform/db/schema-books.ts'
import { seal, unseal } from '#platform/secret-box.server.ts'
import type { Suspense } from './queries.server.ts'

/**
 * A donation of its own for money in suspense that goes to another campaign, or paid a donation twice: it has the donor
 * of the first one, so that its papers and its email follow. Its row id is the suspense entry's. Undefined for money
 * whose donor nobody knows.
 */
export async function openAllocation(
  ctx: Ctx,
  tx: Tx,
  { kept, campaign }: { kept: Suspense; campaign: { id: string; fund: Fund } },
): Promise<Donation | undefined> {
  const first = await tx
    .selectFrom('donation')
    .selectAll()
    .where('id', '=', kept.donation_id)
    .executeTakeFirst()
  if (!first) return undefined
  const { id } = kept
  const now = ctx.now()
  const publicId = ctx.newPublicId()
  const isZakat = campaign.fund === 'Z'
  const taxId = isZakat ? openTaxId(ctx, first) : undefined
  const donor = {
    donor_name: first.donor_name,
    donor_phone: first.donor_phone,
    donor_email: first.donor_email,
    is_anonymous: first.is_anonymous,
    salutation: first.salutation,
    consent_version: first.consent_version,
    account_id: first.account_id,
    erased_at: first.erased_at,
  }
  await tx
    .insertInto('donation')
    .values({
      id,
      public_id: publicId,
      campaign_id: campaign.id,
      fund: campaign.fund,
      amount: kept.amount,
      status: 'awaiting_payment',
      ...donor,
      tax_id: taxId ? seal(ctx.config, taxIdLabel(id), taxId) : null,
      wants_tax_receipt: isZakat && first.wants_tax_receipt,
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
