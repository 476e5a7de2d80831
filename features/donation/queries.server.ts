import { sql } from 'kysely'
import type { CampaignImpact } from '#features/campaign/impact.ts'
import { keepDonors } from '#features/donor/keep-donors.server.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { DonationStatus } from '#platform/db/schema.ts'
import { certainly } from '#platform/db/pending-commits.server.ts'
import { rupiah } from '#platform/money/money.ts'
import { isPublicId } from '#platform/ids/public-id.ts'
import { type Donation, nextStatuses } from './donation.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

/** The donation of a public id; undefined when there is none. Names and contacts are not masked. */
export async function findDonation(db: Db | Tx, publicId: string): Promise<Donation | undefined> {
  const id = await findDonationId(db, publicId)
  if (id === undefined) return undefined
  const one = donations(db).where('donation.id', '=', id)
  const row = await certainly(db, () => one.executeTakeFirst())
  return row && toDonation(row)
}

/** The row id of a public id, from the directory; undefined when there is none. */
export async function findDonationId(db: Db | Tx, publicId: string): Promise<string | undefined> {
  if (!isPublicId(publicId)) return undefined
  const key = `form:${publicId}`
  const row = await certainly(db, () =>
    db.selectFrom('donation_key').select('donation_id').where('key', '=', key).executeTakeFirst(),
  )
  return row?.donation_id
}

/** The donation of a row id. Throws when there is none, since such an id comes from our own rows. */
export async function getDonation(db: Db | Tx, id: string): Promise<Donation> {
  const one = donations(db).where('donation.id', '=', id)
  const row = await certainly(db, () => one.executeTakeFirst())
  if (!row) throw new Error(`no donation has the row id ${id}`)
  return toDonation(row)
}

/** The donations of row ids, by id. */
export async function getDonations(db: Db | Tx, ids: string[]): Promise<Map<string, Donation>> {
  const rows = await donations(db).where('donation.id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, toDonation(row)]))
}

/** The donation of a row id, locked until the transaction ends. */
export async function lockDonation(tx: Tx, id: string): Promise<Donation> {
  const one = donations(tx).where('donation.id', '=', id).forUpdate(['donation'])
  const row = await certainly(tx, () => one.executeTakeFirst())
  if (!row) throw new Error(`no donation has the row id ${id}`)
  return toDonation(row)
}

/** Whether a member donates as Hamba Allah by default; a guest does not. */
export async function isAnonymousByDefault(
  db: Db | Tx,
  accountId: string | undefined,
): Promise<boolean> {
  if (accountId === undefined) return false
  const row = await db
    .selectFrom('account')
    .select('is_anonymous')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row?.is_anonymous ?? false
}

/** Whether a member gave this donation, signed in or by claiming it. */
export async function isDonationOf(db: Db, id: string, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('donation')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

function donations(db: Db | Tx) {
  return db
    .selectFrom('donation')
    .innerJoin('campaign', 'campaign.id', 'donation.campaign_id')
    .select([
      'donation.id',
      'donation.public_id',
      'donation.amount',
      'donation.operational',
      'donation.returned_amount',
      'donation.returned_operational',
      'donation.salutation',
      'donation.fund',
      'donation.status',
      'donation.donor_name',
      'donation.donor_phone',
      'donation.donor_email',
      'donation.is_anonymous',
      'donation.prayer',
      'donation.shows_prayer',
      'donation.is_late',
      'donation.created_at',
      'donation.paid_at',
      'donation.thanked_at',
      'donation.suspense_source_id',
      'donation.suspense_id',
      'donation.unmatched',
      'campaign.id as campaign_id',
      'campaign.slug',
      'campaign.title',
      'campaign.organizer',
      'campaign.income_account',
      'campaign.impact_unit',
      'campaign.impact_price',
      'campaign.status as campaign_status',
      'campaign.starts_at',
      'campaign.ends_at',
    ])
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof donations>['executeTakeFirst']>>>

function impactOf({ impact_unit: unit, impact_price: price }: Row): CampaignImpact | null {
  return unit !== null && price !== null ? { unit, price } : null
}

function suspenseOf({ suspense_source_id: sourceId, suspense_id: id }: Row): Donation['suspense'] {
  return sourceId !== null && id !== null ? { sourceId, id } : undefined
}

function toDonation(row: Row): Donation {
  return {
    id: row.id,
    publicId: row.public_id,
    amount: row.amount,
    operational: row.operational,
    returned: rupiah(row.returned_amount + row.returned_operational),
    salutation: row.salutation,
    fund: row.fund,
    status: row.status,
    donorName: row.donor_name,
    donorPhone: row.donor_phone,
    donorEmail: row.donor_email,
    isAnonymous: row.is_anonymous,
    prayer: row.prayer,
    showsPrayer: row.shows_prayer,
    isLate: row.is_late,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    thankedAt: row.thanked_at,
    suspense: suspenseOf(row),
    unmatched: row.unmatched,
    campaign: {
      id: row.campaign_id,
      slug: row.slug,
      title: row.title,
      organizer: row.organizer,
      incomeAccount: row.income_account,
      impact: impactOf(row),
      status: row.campaign_status,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
    },
  }
}

export type StatusChange = {
  status: DonationStatus
  at: Date
  /** When the money came; required when the donation becomes paid. */
  paidAt?: Date
  isLate?: boolean
  /** The fund that applies at the time of payment. */
  fund?: Fund
}

/** Moves a donation to a state that may follow its present one; throws on any other, which is a bug. */
export async function setDonationStatus(
  tx: Db | Tx,
  id: string,
  { status, at, paidAt, isLate, fund }: StatusChange,
): Promise<void> {
  const before = statusesBefore(status)
  const { numUpdatedRows } = await tx
    .updateTable('donation')
    .set({
      status,
      updated_at: at,
      // What is undefined is left as it is.
      paid_at: paidAt,
      is_late: isLate,
      fund,
    })
    .where('id', '=', id)
    .where('status', 'in', before)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error(`donation ${id} cannot become ${status}`)
  if (!withoutMoney.includes(status)) await keepDonors(tx, [id])
}

/** In every other state what a donation is for its donor may have changed. */
const withoutMoney: readonly DonationStatus[] = ['awaiting_payment', 'expired', 'cancelled']

/** Gives a locked donation that waits the sum that came, and names its entry in suspense where it has one. */
export async function setReceivedSum(
  tx: Tx,
  id: string,
  received: Pick<Donation, 'amount' | 'operational'> & {
    suspense?: { sourceId: string; id: string }
  },
): Promise<void> {
  const { amount, operational, suspense } = received
  await tx
    .updateTable('donation')
    .set({
      amount,
      operational,
      ...(suspense && { suspense_source_id: suspense.sourceId, suspense_id: suspense.id }),
    })
    .where('id', '=', id)
    .where('paid_at', 'is', null)
    .execute()
}

/**
 * Takes a part that goes back off a locked donation that is paid: the gift is what remains, and something of the
 * campaign's part does.
 */
export async function takePartOff(
  tx: Tx,
  id: string,
  { amount, operational, at }: Pick<Donation, 'amount' | 'operational'> & { at: Date },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('donation')
    .set((eb) => ({
      amount: eb('amount', '-', amount),
      operational: eb('operational', '-', operational),
      returned_amount: eb('returned_amount', '+', amount),
      returned_operational: eb('returned_operational', '+', operational),
      updated_at: at,
    }))
    .where('id', '=', id)
    .where('status', '=', 'paid')
    .where('amount', '>', amount)
    .where('operational', '>=', operational)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error(`donation ${id} has no such part`)
  await keepDonors(tx, [id])
}

/**
 * A locked donation waits for money again, since what paid it was another's: its own fund, and its sum without what a
 * transfer had added.
 */
export async function setWaitingAgain(
  tx: Tx,
  { id, amount, campaign }: Donation,
  { added, at }: { added: number; at: Date },
): Promise<void> {
  await tx
    .updateTable('donation')
    .set((eb) => ({
      amount: rupiah(amount - added),
      fund: eb.selectFrom('campaign').select('fund').where('id', '=', campaign.id),
      status: 'awaiting_payment',
      paid_at: null,
      is_late: false,
      thanked_at: null,
      unmatched: eb('unmatched', '+', 1),
      updated_at: at,
    }))
    .where('id', '=', id)
    .where('status', 'in', statusesBefore('awaiting_payment'))
    .execute()
  await keepDonors(tx, [id])
}

/** Makes several donations paid in time, each at its moment and for its fund; throws when one of them may not be. */
export async function setPaidTogether(
  tx: Tx,
  paid: readonly { id: string; paidAt: Date; fund: Fund; at: Date }[],
): Promise<void> {
  const { numAffectedRows } = await sql`
    update donation set status = 'paid', is_late = false, paid_at = given."paidAt",
      fund = given.fund, updated_at = given.at
    from json_to_recordset(${JSON.stringify(paid)}::json) as given (
      id uuid, "paidAt" timestamptz, fund text, at timestamptz)
    where donation.id = given.id and status = any(${statusesBefore('paid')}::text[])`.execute(tx)
  if (numAffectedRows !== BigInt(paid.length)) throw new Error('a donation cannot become paid')
  const ids = paid.map(({ id }) => id)
  await keepDonors(tx, ids)
}

function statusesBefore(status: DonationStatus): DonationStatus[] {
  const all = Object.keys(nextStatuses) as DonationStatus[]
  return all.filter((from) => nextStatuses[from].includes(status))
}
