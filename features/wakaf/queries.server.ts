import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { WakafUnit } from './wakaf.ts'

/** The units of campaigns that have them, by the campaign's row id. */
export async function listUnits(db: Db): Promise<Map<string, WakafUnit>> {
  const rows = await db
    .selectFrom('wakaf_unit')
    .select(['campaign_id', 'name', 'price', 'total', 'remaining'])
    .execute()
  return new Map(rows.map(({ campaign_id, ...unit }) => [campaign_id, unit]))
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

function shares(db: Db | Tx) {
  return db
    .selectFrom('wakaf_share')
    .innerJoin('wakaf_unit', 'wakaf_unit.campaign_id', 'wakaf_share.campaign_id')
    .select(['wakaf_unit.name', 'asked', 'granted', 'general_amount as general'])
    .where('returned_at', 'is', null)
}
