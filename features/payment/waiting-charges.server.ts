import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import type { Charge } from './queries.server.ts'

/** The charges of our references that wait for money and have their code, by reference. */
export async function waitingCharges(db: Db, references: string[]): Promise<Map<string, Charge>> {
  const rows = await db
    .selectFrom('charge')
    .selectAll()
    .where('reference', 'in', references)
    .where('status', '=', 'pending')
    .where('provider_id', 'is not', null)
    .where('method', '!=', 'transfer')
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
