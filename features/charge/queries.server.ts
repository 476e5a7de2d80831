import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Database } from '#platform/db/schema.ts'
import { certainly } from '#platform/db/pending-commits.server.ts'

export type Charge = Selectable<Database['charge']>

/** The newest attempt to pay a donation; undefined before the first. */
export async function newestCharge(db: Db | Tx, donationId: string): Promise<Charge | undefined> {
  return db
    .selectFrom('charge')
    .selectAll()
    .where('donation_id', '=', donationId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The donations of these ids, each with its newest payment attempt, if any. */
export async function donationsWithCharge(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('donation')
    .leftJoin('charge', 'charge.donation_id', 'donation.id')
    .where('donation.id', 'in', ids)
    .distinctOn('donation.id')
    .orderBy('donation.id')
    .orderBy('charge.attempt', (order) => order.desc().nullsLast())
    .select([
      'donation.id',
      'donation.status',
      'donation.paid_at',
      'charge.method',
      'charge.status as charge_status',
      'charge.expires_at',
    ])
    .execute()
  return rows.map(({ method, charge_status, expires_at, ...donation }) => ({
    ...donation,
    charge:
      method && charge_status && expires_at
        ? { method, status: charge_status, expires_at }
        : undefined,
  }))
}

/** The charge that may still be paid; the index charge_one_active allows at most one. */
export async function activeCharge(db: Db | Tx, donationId: string): Promise<Charge | undefined> {
  return db
    .selectFrom('charge')
    .selectAll()
    .where('donation_id', '=', donationId)
    .where('status', 'in', ['creating', 'unknown', 'pending'])
    .executeTakeFirst()
}

/** The charge whose money paid a donation. */
export async function paidCharge(db: Db, donationId: string): Promise<Charge | undefined> {
  return db
    .selectFrom('charge')
    .selectAll()
    .where('donation_id', '=', donationId)
    .where('status', '=', 'paid')
    .executeTakeFirst()
}

/** The charge a provider means: by our reference, else by its own id, which some send instead (F16). */
export async function findCharge(
  db: Db,
  { reference, providerId }: { reference: string; providerId?: string | undefined },
): Promise<Charge | undefined> {
  const ids = [reference, ...(providerId ? [providerId] : [])]
  const one = db
    .selectFrom('charge')
    .selectAll()
    .where((where) =>
      where.or([where('reference', '=', reference), where('provider_id', 'in', ids)]),
    )
    .orderBy(sql`reference = ${reference}`, 'desc')
    .limit(1)
  // Money whose code only seems to be missing must not become money without an owner.
  return await certainly(db, () => one.executeTakeFirst())
}

/** The charge as stored, locked until the transaction ends. Lock its donation first. */
export async function lockCharge(
  tx: Tx,
  { donation_id, id }: Pick<Charge, 'donation_id' | 'id'>,
): Promise<Charge> {
  return tx
    .selectFrom('charge')
    .selectAll()
    .where('donation_id', '=', donation_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

type NewCharge = Omit<Charge, 'attempt' | 'reference' | 'payments' | 'mandate_id'> & {
  publicId: string
  mandate_id?: string
}

/** Inserts the next attempt; its reference is the donation's public id and the attempt's number. */
export async function insertCharge(tx: Tx, { publicId, ...charge }: NewCharge): Promise<Charge> {
  const last = await newestCharge(tx, charge.donation_id)
  const attempt = (last?.attempt ?? 0) + 1
  return tx
    .insertInto('charge')
    .values({ ...charge, instruction: null, attempt, reference: `${publicId}-${attempt}` })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const beforeTheProvider: readonly (string | undefined)[] = [undefined, 'creating', 'unknown']

/** Changes a locked charge and answers the new row. A wallet's number is forgotten once the provider has answered. */
export async function changeCharge(
  tx: Tx,
  { donation_id, id }: Charge,
  change: Updateable<Database['charge']>,
): Promise<Charge> {
  return tx
    .updateTable('charge')
    .set(beforeTheProvider.includes(change.status) ? change : { ...change, payer_phone: null })
    .where('donation_id', '=', donation_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Claims a client's key for one input. True when it was free, or claimed for the same input before. */
export async function claimKey(
  db: Db,
  claim: Insertable<Database['donation_key']>,
): Promise<boolean> {
  await db
    .insertInto('donation_key')
    .values(claim)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const { input_hash } = await db
    .selectFrom('donation_key')
    .select('input_hash')
    .where('key', '=', claim.key)
    .executeTakeFirstOrThrow()
  return input_hash === claim.input_hash
}
