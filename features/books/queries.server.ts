import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'

/** How many people the paid disbursements reached, as their proofs say. */
export async function beneficiaryTotal(db: Db | Tx): Promise<number> {
  const { people } = await db
    .selectFrom('disbursement')
    .where('status', '=', 'paid')
    .select(sql<number>`coalesce(sum(beneficiaries), 0)::int`.as('people'))
    .executeTakeFirstOrThrow()
  return people
}
