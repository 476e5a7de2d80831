import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Database } from '#platform/db/schema.ts'
import type { Charge } from '#features/charge/queries.server.ts'
import { offlineMethods } from '#platform/outside/payment/own-account.ts'

export type PaymentEvent = Selectable<Database['payment_event']>

/** Stores a webhook as it came, once per provider and event. False when it was stored before (F1). */
export async function storeEvent(db: Db | Tx, event: PaymentEvent): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_event')
    .values(event)
    .onConflict((conflict) => conflict.columns(['provider', 'event_key']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The provider's payments that webhooks under a reference have named, oldest first. */
export async function paymentsNamed(db: Db, reference: string): Promise<string[]> {
  return (await paymentsByReference(db, [reference])).get(reference) ?? []
}

/** The same for several references. */
export async function paymentsByReference(
  db: Db,
  references: string[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('payment_event')
    .where('reference', 'in', references)
    .where('payment_id', 'is not', null)
    .select(['reference', 'payment_id'])
    .orderBy('received_at')
    .execute()
  const named = Map.groupBy(rows, ({ reference }) => reference)
  const idsOf = (all: typeof rows) => [
    ...new Set(all.flatMap(({ payment_id }) => payment_id ?? [])),
  ]
  return new Map([...named].map(([reference, all]) => [reference, idsOf(all)]))
}

/** Stores the outcome of webhooks beside them. */
export async function closeEvents(
  db: Db | Tx,
  {
    provider,
    eventKeys,
    outcome,
    at,
  }: { provider: string; eventKeys: string[]; outcome: string; at: Date },
): Promise<void> {
  if (eventKeys.length === 0) return
  await db
    .updateTable('payment_event')
    .set({ processed_at: at, outcome })
    .where('provider', '=', provider)
    .where('event_key', 'in', eventKeys)
    .execute()
}

/** The charges of our references that wait for money and have their code, by reference. */
export async function waitingCharges(db: Db, references: string[]): Promise<Map<string, Charge>> {
  const rows = await db
    .selectFrom('charge')
    .selectAll()
    .where('reference', 'in', references)
    .where('status', '=', 'pending')
    .where('provider_id', 'is not', null)
    .where('method', 'not in', ['transfer', ...offlineMethods])
    .where('instruction', 'is not', null)
    .execute()
  return new Map(rows.map((charge) => [charge.reference, charge]))
}

type Names = Pick<Charge, 'donation_id' | 'id'>

/** Locks donations and one charge of each until the transaction ends, always in the same order. */
export async function lockCharges(tx: Tx, charges: readonly Names[]): Promise<void> {
  const donationIds = charges.map(({ donation_id }) => donation_id)
  const ids = charges.map(({ id }) => id)
  await sql`select lock_charges(${donationIds}::uuid[], ${ids}::uuid[])`.execute(tx)
}

/** These charges as stored, by id, without those whose donation ever had money in suspense. */
export async function chargesWithoutSuspense(
  tx: Tx,
  charges: readonly Names[],
): Promise<Map<string, Charge>> {
  const donationIds = charges.map(({ donation_id }) => donation_id)
  const ids = charges.map(({ id }) => id)
  const rows = await tx
    .selectFrom('charge')
    .selectAll()
    .where('donation_id', 'in', donationIds)
    .where('id', 'in', ids)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('suspense')
            .whereRef('suspense.donation_id', '=', 'charge.donation_id')
            .select('suspense.id'),
        ),
      ),
    )
    .execute()
  return new Map(rows.map((charge) => [charge.id, charge]))
}

type PaidCharge = Names & { expires_at: Date; paid_at: Date; payments: string[]; updated_at: Date }

/** Makes several locked charges paid. */
export async function setChargesPaid(tx: Tx, paid: readonly PaidCharge[]): Promise<void> {
  const { numAffectedRows } = await sql`
    update charge set status = 'paid', failure = null, expires_at = given.expires_at,
      paid_at = given.paid_at, payments = given.payments, updated_at = given.updated_at
    from json_to_recordset(${JSON.stringify(paid)}::json) as given (
      donation_id uuid, id uuid, expires_at timestamptz, paid_at timestamptz, payments text[],
      updated_at timestamptz)
    where charge.donation_id = given.donation_id and charge.id = given.id
      and charge.status = 'pending'`.execute(tx)
  if (numAffectedRows !== BigInt(paid.length)) throw new Error('a charge cannot become paid')
}
