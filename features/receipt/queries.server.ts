import { sql } from 'kysely'
import { taxIdLabel } from '#features/donation/donation.ts'
import { findDonationId } from '#features/donation/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { ReceiptKind, ReceiptSnapshot } from '#platform/db/schema/schema-receipt.ts'
import { certainly } from '#platform/db/pending-commits.server.ts'
import { unseal } from '#platform/security/secret-box.server.ts'
import {
  maskedDonor,
  parseReceiptNumber,
  type ReceiptDocument,
  type ReceiptName,
  receiptNumber,
} from './receipt.ts'

/** A receipt's version among those of its donation, and its number. */
export type Numbered = ReceiptName & { version: number; voidedAt: Date | null }

/** Every receipt of a donation (by its row id): kuitansi first, newest first within a kind. */
export async function newestOf(db: Db | Tx, donationId: string): Promise<Numbered[]> {
  return receipts(db)
    .where('receipt.donation_id', '=', donationId)
    .select([...numbered])
    .execute()
}

/** Every receipt of many donations, by their row ids, in the order of `newestOf`. */
export async function papersOf(
  db: Db | Tx,
  donationIds: string[],
): Promise<Map<string, { kind: ReceiptKind; number: string; isVoid: boolean }[]>> {
  if (donationIds.length === 0) return new Map()
  const rows = await receipts(db)
    .where('receipt.donation_id', 'in', donationIds)
    .select([...numbered, 'receipt.donation_id'])
    .execute()
  const papers = rows.map((row) => ({
    donationId: row.donation_id,
    paper: { kind: row.kind, number: receiptNumber(row), isVoid: row.voidedAt !== null },
  }))
  const byDonation = Map.groupBy(papers, ({ donationId }) => donationId)
  return new Map([...byDonation].map(([id, all]) => [id, all.map(({ paper }) => paper)]))
}

/** The valid receipt of this kind, else the last voided one; undefined when none was ever issued. */
export async function receiptToPrint(
  ctx: Ctx,
  { publicId, kind }: { publicId: string; kind: ReceiptKind },
): Promise<ReceiptDocument | undefined> {
  const donationId = await findDonationId(ctx.db, publicId)
  if (donationId === undefined) return undefined
  const row = await receipts(ctx.db)
    .where('receipt.donation_id', '=', donationId)
    .where('receipt.kind', '=', kind)
    .select([...numbered, 'receipt.donation_id', 'receipt.issued_at', 'receipt.snapshot'])
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { snapshot, voidedAt } = row
  const taxId = openTaxId(ctx, row.donation_id, snapshot)
  return {
    number: receiptNumber(row),
    kind,
    issuedAt: row.issued_at,
    ...(voidedAt && { voidedAt }),
    snapshot,
    ...(taxId && { taxId }),
  }
}

export type Verified = {
  number: string
  kind: ReceiptKind
  status: 'sah' | 'batal'
  paidAt: Date
  voidedAt?: Date
  /** The number of the receipt that replaces it. */
  replacedBy?: string
  maskedName: string
  institution: ReceiptSnapshot['institution']
}

/**
 * What anyone may learn from a receipt number: no amount, no contact, no id, and at most the first letters of the
 * name.
 */
export async function verifyReceipt(ctx: Ctx, number: string): Promise<Verified | undefined> {
  const name = parseReceiptNumber(number)
  if (!name) return undefined
  // The read handle may lag: a receipt voided just now is invalid.
  const row = await certainly(ctx.db, async () =>
    receipts(ctx.db)
      .where(await isNumbered(ctx.db, name))
      .select([...numbered, 'receipt.donation_id', 'receipt.snapshot'])
      .executeTakeFirst(),
  )
  if (!row) return undefined
  const { kind, voidedAt, snapshot } = row
  const others = voidedAt ? await newestOf(ctx.db, row.donation_id) : []
  const next = others.find((each) => each.kind === kind && each.version === row.version + 1)
  return {
    number: receiptNumber(row),
    kind,
    status: voidedAt ? 'batal' : 'sah',
    paidAt: new Date(snapshot.paidAt),
    ...(voidedAt && { voidedAt }),
    ...(next && { replacedBy: receiptNumber(next) }),
    maskedName: maskedDonor(snapshot.donor),
    institution: snapshot.institution,
  }
}

/** The receipt of a number by its document, which the directory knows. */
async function isNumbered(db: Db, { kind, year, serial }: ReceiptName) {
  const found = await db
    .selectFrom('receipt_number')
    .select(['donation_id', 'version'])
    .where('serial', '=', serial)
    .where('kind', '=', kind)
    .where('year', '=', year)
    .executeTakeFirst()
  if (!found) {
    // A process of the version before writes receipts and no directory.
    return sql<boolean>`receipt.kind = ${kind} and receipt.year = ${year} and receipt.serial = ${serial}`
  }
  const { donation_id: id, version } = found
  return sql<boolean>`receipt.donation_id = ${id} and receipt.kind = ${kind}
    and receipt.version = ${version}`
}

/**
 * Row ids of paid donations that may lack a receipt, in order, after the given one. The index
 * donation_without_receipt holds only these, so a look costs the same at any number of donations.
 */
export async function donationsWithoutReceipt(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('donation')
    .select('id')
    .where('status', '=', 'paid')
    .where('receipted_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

const numbered = [
  'receipt.kind',
  'receipt.version',
  'receipt.year',
  'receipt.serial',
  'receipt_void.voided_at as voidedAt',
] as const

function receipts(db: Db | Tx) {
  return db
    .selectFrom('receipt')
    .leftJoin('receipt_void', (join) =>
      join
        .onRef('receipt_void.donation_id', '=', 'receipt.donation_id')
        .onRef('receipt_void.kind', '=', 'receipt.kind')
        .onRef('receipt_void.version', '=', 'receipt.version'),
    )
    .orderBy('receipt.kind', 'desc')
    .orderBy('receipt.version', 'desc')
}

/**
 * A tax id that can no longer be decrypted (another APP_SECRET) leaves an empty line to fill in rather than no
 * receipt.
 */
function openTaxId(ctx: Ctx, donationId: string, { donor }: ReceiptSnapshot): string | undefined {
  if (!donor.taxId) return undefined
  try {
    return unseal(ctx.config, taxIdLabel(donationId), donor.taxId)
  } catch (cause) {
    ctx.log.error('receipt.tax-id-sealed', { donationId, cause })
    return undefined
  }
}
