import { createHash } from 'node:crypto'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { rupiah } from '#platform/money/money.ts'
import type { Refusal } from '#platform/refusal.ts'
import { fingerprintOf, seal } from '#platform/security/secret-box.server.ts'
import { type CampaignTerms, campaignTerms } from './campaign-terms.server.ts'
import { collectingRefusal } from '../collecting.ts'
import type { DonationInput } from '../contract.ts'
import { refusalFor, taxIdLabel } from '../donation.ts'
import { wakafRefusal } from '../donation-units.server.ts'
import { KeyReused } from '../errors.ts'
import { fitrahRefusal, fundAt, namesFor } from '../fitrah-donation.ts'
import { type NewRow, type UsedKey, writeDonation } from './write-donation.server.ts'
import { zakatRefusal } from './zakat-refusal.server.ts'

/**
 * Creates a donation to be paid and answers its public id. The same id or Idempotency-Key with the same input is the
 * same donation, also after the campaign's end; with other input it refuses.
 */
export async function startDonation(
  ctx: Ctx,
  input: DonationInput,
  { idempotencyKey }: { idempotencyKey?: string } = {},
): Promise<{ donationId: string }> {
  const campaign = await campaignTerms(ctx, input.campaignSlug)
  const donationId = input.id ?? ctx.newPublicId()
  const keys = [`form:${donationId}`]
  if (idempotencyKey) keys.push(`key:${idempotencyKey}`)
  const inputHash = hashOf(ctx, input, campaign.id)

  const refusal =
    refusalFor(input, campaign, ctx.now()) ??
    fitrahRefusal(campaign, ctx.now()) ??
    collectingRefusal(ctx.config, campaign.fund) ??
    (await zakatRefusal(ctx, input, campaign)) ??
    (await wakafRefusal(ctx, input, campaign))
  const used = refusal
    ? await usedKeys(ctx.db, keys)
    : await writeDonation(ctx.db, newRow(ctx, { input, campaign, donationId, keys, inputHash }))
  const isNew = !refusal && used.length === 0
  return { donationId: isNew ? donationId : earlierDonation(used, { inputHash, refusal }) }
}

/** A hash of everything that makes a donation what it is. The id is left out, so that a key alone finds a repeat. */
function hashOf({ config }: Ctx, input: DonationInput, campaignId: string): string {
  const { amount, donorName, donorPhone, donorEmail } = input
  const { isAnonymous, prayer, showsPrayer, wantsNews, zakat, taxId, wantsTaxReceipt } = input
  // A plain hash of sixteen digits can be guessed. Donations without a tax id keep the hash they had before this
  // field existed.
  const tax = taxId || wantsTaxReceipt ? [taxId && fingerprintOf(config, 'tax-id', taxId)] : []
  const { operational, onBehalfOf, isIntended, salutation, packageId } = input
  const newsByPhone = input.newsByPhone || undefined
  const more = { operational, onBehalfOf, isIntended, salutation, packageId, newsByPhone }
  const extras = Object.values(more).some(Boolean) ? [more] : []
  const donor = [campaignId, amount, donorName, donorPhone, donorEmail]
  const parts = [...donor, isAnonymous, prayer, showsPrayer, wantsNews, zakat, ...tax, ...extras]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

type NewDonation = {
  input: DonationInput
  campaign: CampaignTerms
  donationId: string
  keys: string[]
  inputHash: string
}

function newRow(ctx: Ctx, donation: NewDonation): NewRow {
  const { input, campaign, donationId, keys, inputHash } = donation
  const now = ctx.now()
  const id = ctx.newId()
  // The tax id is kept only where it is printed.
  const fund = fundAt(campaign, now)
  const isZakat = fund === 'Z'
  const taxId = isZakat ? input.taxId : undefined
  const names = namesFor({ ...campaign, fund }) ? input.onBehalfOf : undefined
  return {
    keys,
    inputHash,
    donation: {
      id,
      public_id: donationId,
      campaign_id: campaign.id,
      fund,
      amount: input.amount,
      operational: fund === 'A' ? rupiah(0) : input.operational,
      status: 'awaiting_payment',
      donor_name: input.donorName,
      salutation: input.salutation,
      donor_phone: input.donorPhone,
      donor_email: input.donorEmail,
      is_anonymous: input.isAnonymous,
      prayer: input.prayer,
      shows_prayer: input.showsPrayer && input.prayer !== undefined,
      wants_news: input.wantsNews,
      news_by_phone: isNewsByPhone(ctx, input),
      consent_version: campaign.consentVersion,
      account_id: input.accountId,
      // The day of the calculation is ours: it is done again with the figures of today.
      zakat: input.zakat ? JSON.stringify({ ...input.zakat, tanggal: dayOf(now) }) : null,
      tax_id: taxId ? seal(ctx.config, taxIdLabel(id), taxId) : null,
      wants_tax_receipt: isZakat && (taxId !== undefined || input.wantsTaxReceipt === true),
      on_behalf_of: names?.length ? JSON.stringify(names) : null,
      package_id: input.packageId,
      intended_at: isZakat && input.isIntended ? now : null,
      created_at: now,
      updated_at: now,
    },
  }
}

/** The number is agreed to by words that named it, and only where news can go there. */
function isNewsByPhone({ whatsapp }: Ctx, input: DonationInput): boolean {
  const { wantsNews, newsByPhone = false, donorPhone } = input
  return wantsNews && newsByPhone && Boolean(donorPhone) && whatsapp !== undefined
}

async function usedKeys(db: Ctx['db'], keys: string[]): Promise<UsedKey[]> {
  return db
    .selectFrom('donation_key')
    .select(['public_id as publicId', 'input_hash as inputHash'])
    .where('key', 'in', keys)
    .execute()
}

type Repeat = { inputHash: string; refusal: Refusal | undefined }

/** The donation made with these keys and this same input. Otherwise throws why a new one cannot be made. */
function earlierDonation(used: readonly UsedKey[], { inputHash, refusal }: Repeat): string {
  const [first] = used
  const isRepeat = used.every(
    (key) => key.inputHash === inputHash && key.publicId === first?.publicId,
  )
  if (first && isRepeat) return first.publicId
  throw refusal ?? new KeyReused()
}
