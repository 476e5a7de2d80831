import { sql, type Selectable } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Database } from '#platform/db/schema.ts'
import { NotInThisState } from '#features/books/errors.ts'

/** How many people the paid disbursements reached, as their proofs say. */
export async function beneficiaryTotal(db: Db | Tx): Promise<number> {
  const { people } = await db
    .selectFrom('disbursement')
    .where('status', '=', 'paid')
    .select(sql<number>`coalesce(sum(beneficiaries), 0)::int`.as('people'))
    .executeTakeFirstOrThrow()
  return people
}

export type Disbursement = Selectable<Database['disbursement']>

/** A disbursement as it is now. Refuses one that is unknown. */
export async function getDisbursement(db: Db | Tx, id: string): Promise<Disbursement> {
  const query = db.selectFrom('disbursement').selectAll().where('id', '=', id)
  const found = await query.executeTakeFirst()
  if (!found) throw new NotInThisState()
  return found
}
