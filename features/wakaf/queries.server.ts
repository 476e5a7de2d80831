import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Rupiah } from '#platform/money.ts'
import { type DonatedUnits, donatedUnits, type WakafUnit } from './wakaf.ts'

/** The units of campaigns that have them, by the campaign's row id. */
export async function listUnits(db: Db): Promise<Map<string, WakafUnit>> {
  const rows = await db
    .selectFrom('wakaf_unit')
    .select(['campaign_id', 'name', 'price', 'total', 'remaining'])
    .execute()
  return new Map(rows.map(({ campaign_id, ...unit }) => [campaign_id, unit]))
}

/** The unit of a campaign by its row id; undefined for a campaign without units. */
export async function findUnit(db: Db | Tx, campaignId: string): Promise<WakafUnit | undefined> {
  return await db
    .selectFrom('wakaf_unit')
    .select(['name', 'price', 'total', 'remaining'])
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst()
}

/** Which of these campaigns have units, by their row ids. */
export async function campaignsWithUnits(db: Db | Tx, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('wakaf_unit')
    .where('campaign_id', 'in', ids)
    .select('campaign_id')
    .execute()
  return new Set(rows.map(({ campaign_id }) => campaign_id))
}

/** How many units became wakaf, by the unit's name, the largest number first. */
export async function unitTotals(db: Db): Promise<{ name: string; count: number }[]> {
  const count = sql<number>`sum(total - remaining)::int`
  return db
    .selectFrom('wakaf_unit')
    .whereRef('remaining', '<', 'total')
    .groupBy('name')
    .orderBy(count, 'desc')
    .select(['name', count.as('count')])
    .execute()
}

/** The units of a paid donation with their name, by the donation's row id; undefined for a donation without units. */
export async function findShare(db: Db | Tx, donationId: string) {
  return await shares(db).where('wakaf_share.source_id', '=', donationId).executeTakeFirst()
}

/** The same by the public id that its donor knows. */
export async function findShareByPublicId(db: Db, publicId: string) {
  return await shares(db)
    .innerJoin('donation', 'donation.id', 'wakaf_share.source_id')
    .where('donation.public_id', '=', publicId)
    .executeTakeFirst()
}

type UnitDonation = { id: string; amount: Rupiah; campaign: { id: string } }

/** The units of a donation: those it got, before its payment those it asks for; undefined without units. */
export async function findDonatedUnits(
  db: Db | Tx,
  { id, amount, campaign }: UnitDonation,
): Promise<DonatedUnits | undefined> {
  const unit = await findUnit(db, campaign.id)
  return unit && donatedUnits(amount, unit, await findShare(db, id))
}

function shares(db: Db | Tx) {
  return db
    .selectFrom('wakaf_share')
    .innerJoin('wakaf_unit', 'wakaf_unit.campaign_id', 'wakaf_share.campaign_id')
    .select(['wakaf_unit.name', 'asked', 'granted', 'general_amount as general'])
    .where('returned_at', 'is', null)
}
