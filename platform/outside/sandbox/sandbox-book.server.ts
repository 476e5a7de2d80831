import type { Selectable, Updateable } from 'kysely'
import { type Db, inTransaction } from '#platform/db/connect.server.ts'
import type { Database } from '#platform/db/schema.ts'
import type { Rupiah } from '#platform/money/money.ts'

export type SandboxCharge = Selectable<Database['sandbox_charge']>
type Change = Updateable<Database['sandbox_charge']>

/** Inserts a new charge, or answers the one with this reference. */
export async function enterCharge(db: Db, charge: SandboxCharge): Promise<SandboxCharge> {
  await db
    .insertInto('sandbox_charge')
    .values({ ...charge, instruction: JSON.stringify(charge.instruction) })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute()
  return db
    .selectFrom('sandbox_charge')
    .selectAll()
    .where('reference', '=', charge.reference)
    .executeTakeFirstOrThrow()
}

/**
 * The charge of a reference, or of a provider id where the reference is unknown; it expires here if its time is over.
 */
export async function lookUpCharge(
  db: Db,
  by: { reference: string; providerId: string | null },
  now: Date,
): Promise<SandboxCharge | undefined> {
  const charge = await db
    .selectFrom('sandbox_charge')
    .selectAll()
    .where((where) =>
      where.or([
        where('reference', '=', by.reference),
        ...(by.providerId ? [where('provider_id', '=', by.providerId)] : []),
      ]),
    )
    .executeTakeFirst()
  if (charge?.status !== 'pending' || charge.expires_at > now) return charge
  return changeSandboxCharge(db, charge.provider_id, { from: 'pending', to: { status: 'expired' } })
}

/** A charge by its reference, its provider id, or the start of its reference (then the newest). */
export async function pickCharge(db: Db, id: string): Promise<SandboxCharge | undefined> {
  return db
    .selectFrom('sandbox_charge')
    .selectAll()
    .where((where) =>
      where.or([
        where('provider_id', '=', id),
        where('reference', '=', id),
        where('reference', 'like', `${id.replace(/[%_\\]/g, '\\$&')}-%`),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('reference', 'desc')
    .executeTakeFirst()
}

/** Changes a charge only if its state is still the expected one; answers the present charge. */
export async function changeSandboxCharge(
  db: Db,
  providerId: string,
  { from, to }: { from: SandboxCharge['status']; to: Change },
): Promise<SandboxCharge> {
  const charge = await db
    .updateTable('sandbox_charge')
    .set(to)
    .where('provider_id', '=', providerId)
    .where('status', '=', from)
    .returningAll()
    .executeTakeFirst()
  if (charge) return charge
  return db
    .selectFrom('sandbox_charge')
    .selectAll()
    .where('provider_id', '=', providerId)
    .executeTakeFirstOrThrow()
}

/** The newest charges first. */
export async function listCharges(db: Db, limit: number): Promise<SandboxCharge[]> {
  return db
    .selectFrom('sandbox_charge')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('reference', 'desc')
    .limit(limit)
    .execute()
}

type NewRefund = { key: string; providerId: string; amount: Rupiah; at: Date }

/** Inserts a refund once per key. False when refunds would exceed the money received. */
export async function enterRefund(
  db: Db,
  { key, providerId, amount, at }: NewRefund,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { paid_amount, status } = await tx
      .selectFrom('sandbox_charge')
      .select(['paid_amount', 'status'])
      .where('provider_id', '=', providerId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const earlier = await tx
      .selectFrom('sandbox_refund')
      .select(['key', 'amount'])
      .where('provider_id', '=', providerId)
      .execute()
    const same = earlier.find((refund) => refund.key === key)
    if (same) return same.amount === amount
    const returned = earlier.reduce((sum, refund) => sum + refund.amount, 0)
    if (status !== 'paid' || returned + amount > (paid_amount ?? 0)) return false
    await tx
      .insertInto('sandbox_refund')
      .values({ key, provider_id: providerId, amount, created_at: at })
      .execute()
    return true
  })
}

/** This switch creates the next charge or refund but loses the answer (F4, F18). */
export const TIMEOUT_NEXT = 'timeout-next'

/** Turns a switch on; it stays on until it is taken. */
export async function turnOn(db: Db, name: string): Promise<void> {
  await db
    .insertInto('sandbox_switch')
    .values({ name, is_on: true })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ is_on: true }))
    .execute()
}

/** True from the moment a switch was turned on until it is taken. */
export async function isTurnedOn(db: Db, name: string): Promise<boolean> {
  const found = await db
    .selectFrom('sandbox_switch')
    .select('is_on')
    .where('name', '=', name)
    .executeTakeFirst()
  return found?.is_on ?? false
}

/** Every switch that is on. */
export async function namesTurnedOn(db: Db): Promise<string[]> {
  const found = await db
    .selectFrom('sandbox_switch')
    .select('name')
    .where('is_on', '=', true)
    .orderBy('name')
    .execute()
  return found.map(({ name }) => name)
}

/** True once after the switch was turned on; turns it off. */
export async function takeSwitch(db: Db, name: string): Promise<boolean> {
  const taken = await db
    .updateTable('sandbox_switch')
    .set({ is_on: false })
    .where('name', '=', name)
    .where('is_on', '=', true)
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n
}
