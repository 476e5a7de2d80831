import { rootOf } from '#features/donor/queries.server.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'

/** The record of a donation's donor, the one that is left after merges; undefined where nobody is named or it is unpaid. */
export async function donorOf(db: Db | Tx, donationId: string): Promise<string | undefined> {
  const donation = await db
    .selectFrom('donation')
    .select('donor_id')
    .where('id', '=', donationId)
    .executeTakeFirst()
  return donation?.donor_id ? await rootOf(db, donation.donor_id) : undefined
}
