import { correctDonor, type DonorCorrection } from '#features/donation/correct-donor.server.ts'
import { taxIdLabel } from '#features/donation/donation.ts'
import { DonationNotFound } from '#features/donation/errors.ts'
import { findDonationId, lockDonation } from '#features/donation/queries.server.ts'
import type { Config } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction, type Tx } from '#platform/db/connect.server.ts'
import { recordPurge } from '#platform/db/page-purge.server.ts'
import { type Label, unseal } from '#platform/security/secret-box.server.ts'
import { type Issued, issueDue } from './issue-receipt.server.ts'
import { tellReplaced } from './tell-replaced.server.ts'
import { voidReceipts } from './void-receipts.server.ts'
import { refusal } from '#platform/refusal.ts'

/** The donation and its valid receipts already say so: a form sent again costs no new numbers. */
class NothingToCorrect extends refusal({
  code: 'receipt/nothing-to-correct',
  status: 409,
  message: 'Tidak ada yang berubah: data donasi ini sudah tertulis begitu.',
}) {}

/** Of a whole form: one for another gift than zakat has no such field. */
class TaxIdNotKept extends refusal({
  code: 'receipt/tax-id-not-kept',
  status: 422,
  message: 'NPWP atau NIK hanya dicatat untuk zakat.',
}) {}

class DonorForgotten extends refusal({
  code: 'receipt/donor-forgotten',
  status: 409,
  message: 'Data pribadi donatur ini sudah dihapus, jadi tidak dapat diperbaiki.',
}) {}

type Correction = { publicId: string; by: string } & DonorCorrection

/** Public pages that may show a donor's name. */
const SHOWN_ON = ['/', '/campaign/', '/donatur/', '/doa-orang-baik/']

/**
 * Corrects the name or NPWP of a donation: its receipts are voided and replaced by new versions with new numbers, and
 * the donor is told, in one commit. Answers the valid receipts; none while the donation is not paid or is being
 * refunded. Refuses what changes nothing. `by` is the staff account.
 */
export async function correctReceipts(
  ctx: Ctx,
  { publicId, by, ...typed }: Correction,
): Promise<Issued[]> {
  const donationId = await findDonationId(ctx.db, publicId)
  if (donationId === undefined) throw new DonationNotFound()
  const issued = await inTransaction(ctx.db, (tx) => correct(ctx, tx, { donationId, typed }))
  ctx.pages.purge(...SHOWN_ON)
  ctx.log.info('receipt.corrected', { by, numbers: issued.map(({ number }) => number) })
  return issued
}

type OfDonation = { donationId: string; typed: DonorCorrection }

async function correct(ctx: Ctx, tx: Tx, { donationId, typed }: OfDonation): Promise<Issued[]> {
  const at = ctx.now()
  const { status, fund } = await lockDonation(tx, donationId)
  if (typed.taxId && fund !== 'Z') throw new TaxIdNotKept()
  const changes = await changesOf(ctx, tx, { donationId, typed })
  const isChanged = Object.keys(changes).length > 0
  if (isChanged) await correctDonor(tx, { config: ctx.config, donationId, at, ...changes })
  // A donation being refunded keeps its receipts as they are: paid after all, they may print what was corrected since.
  const isDue = status === 'paid' && !(await isPrinted(tx, donationId))
  if (!isChanged && !isDue) throw new NothingToCorrect()
  await recordPurge(ctx, tx, SHOWN_ON)
  if (status !== 'paid') return []
  await voidReceipts(tx, { donationId, reason: 'corrected', at })
  const donation = await lockDonation(tx, donationId)
  const issued = await issueDue(ctx, tx, { donation })
  await tellReplaced(ctx, tx, { donation, issued })
  return issued
}

/** What of the correction differs from a locked donation. */
async function changesOf(
  { config }: Ctx,
  tx: Tx,
  { donationId, typed }: OfDonation,
): Promise<DonorCorrection> {
  const { donor_name, tax_id, erased_at } = await tx
    .selectFrom('donation')
    .select(['donor_name', 'tax_id', 'erased_at'])
    .where('id', '=', donationId)
    .executeTakeFirstOrThrow()
  if (erased_at) throw new DonorForgotten()
  const { donorName, taxId } = typed
  const label = taxIdLabel(donationId)
  return {
    ...(donorName && donorName !== donor_name && { donorName }),
    ...(taxId && openedOf(config, label, tax_id) !== taxId && { taxId }),
  }
}

/** The NPWP or NIK as it stands; undefined for none, and for one sealed under another APP_SECRET. */
function openedOf(config: Config, label: Label, sealed: string | null): string | undefined {
  try {
    return sealed === null ? undefined : unseal(config, label, sealed)
  } catch {
    return undefined
  }
}

/** Whether every valid receipt of a locked donation prints its present name, and its NPWP where it prints one. */
async function isPrinted(tx: Tx, donationId: string): Promise<boolean> {
  const valid = await tx
    .selectFrom('receipt')
    .innerJoin('donation', 'donation.id', 'receipt.donation_id')
    .leftJoin('receipt_void', (join) =>
      join
        .onRef('receipt_void.donation_id', '=', 'receipt.donation_id')
        .onRef('receipt_void.kind', '=', 'receipt.kind')
        .onRef('receipt_void.version', '=', 'receipt.version'),
    )
    .where('receipt.donation_id', '=', donationId)
    .where('receipt_void.voided_at', 'is', null)
    .select(['receipt.kind', 'snapshot', 'donor_name', 'tax_id'])
    .execute()
  return valid.every(({ kind, snapshot: { donor }, donor_name, tax_id }) => {
    const isTaxIdPrinted = kind !== 'bsz' || (donor.taxId ?? null) === tax_id
    return donor.name === donor_name && isTaxIdPrinted
  })
}
