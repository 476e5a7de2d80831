import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Database } from '#platform/db/schema.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'

export type Suspense = Selectable<Database['suspense']>

/** The part of a donation's or a charge's money that is in suspense and still at the provider. */
export async function keptFor(
  tx: Tx,
  { donationId, chargeId }: { donationId: string; chargeId?: string },
): Promise<Rupiah> {
  const { total } = await tx
    .selectFrom('suspense')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('total'))
    .where('donation_id', '=', donationId)
    .where('returned_at', 'is', null)
    .$if(chargeId !== undefined, (query) => query.where('charge_id', '=', chargeId as string))
    .executeTakeFirstOrThrow()
  return rupiah(total)
}

/** Marks every suspense entry of a charge as gone at the provider, also those decided or sent back meanwhile. */
export async function markReturned(tx: Tx, key: OfSuspense & { at: Date }): Promise<void> {
  const { donationId, chargeId, at } = key
  await tx
    .updateTable('suspense')
    .set({ returned_at: at })
    .where('donation_id', '=', donationId)
    .where('returned_at', 'is', null)
    .$if(chargeId !== undefined, (query) => query.where('charge_id', '=', chargeId as string))
    .execute()
}

/** Suspense entries of a donation that wait for a decision, oldest first. */
export async function listOpenSuspense(db: Db | Tx, by: OfSuspense): Promise<Suspense[]> {
  return suspenseOf(db, by).where('status', '=', 'open').execute()
}

/** The same, locked until the transaction ends. */
export async function lockOpenSuspense(tx: Tx, by: OfSuspense): Promise<Suspense[]> {
  return suspenseOf(tx, by).where('status', '=', 'open').forUpdate().execute()
}

/** The decided entries. */
export async function decidedSuspense(tx: Tx, by: OfSuspense): Promise<Suspense[]> {
  return suspenseOf(tx, by).where('status', '!=', 'open').execute()
}

type OfSuspense = { donationId: string; chargeId?: string | undefined }

function suspenseOf(db: Db | Tx, { donationId, chargeId }: OfSuspense) {
  return db
    .selectFrom('suspense')
    .selectAll()
    .where('donation_id', '=', donationId)
    .$if(chargeId !== undefined, (query) => query.where('charge_id', '=', chargeId as string))
    .orderBy('created_at')
}
