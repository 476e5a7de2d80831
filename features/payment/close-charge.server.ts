import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { isActive, nextChargeState } from './charge.ts'
import { EarlierChargeUnclear, ProviderSilent } from './errors.ts'
import { type Charge, changeCharge, lockCharge } from './queries.server.ts'
import { settleCharge } from './settle-payment.server.ts'

/** The longest answer time of a provider; a charge being created is left alone until then. */
const IN_FLIGHT_MS = 15_000

/**
 * Closes a donation's code at the provider (F4, F13). Undefined once nobody can pay it; the charge itself when it is
 * paid or `isKept` lets it stand. Refuses while its state is unknown.
 */
export async function closeCharge(
  ctx: Ctx,
  charge: Charge,
  isKept: (charge: Charge) => boolean = () => false,
): Promise<Charge | undefined> {
  const age = ctx.now().getTime() - charge.created_at.getTime()
  if (charge.status === 'creating' && age < IN_FLIGHT_MS) throw new EarlierChargeUnclear()

  const { charge: now } = await settleCharge(ctx, charge).catch(unclear)
  if (now.status === 'paid') return now
  if (!isActive(now.status)) return undefined
  if (now.status !== 'pending') throw new EarlierChargeUnclear()
  return isKept(now) ? now : cancelCharge(ctx, now)
}

async function cancelCharge(ctx: Ctx, charge: Charge): Promise<Charge | undefined> {
  const { reference, provider_id: providerId, payments } = charge
  const answer = await ctx.gateway.cancel({ reference, providerId, payments })
  if (answer === 'unknown') throw new EarlierChargeUnclear()
  if (answer === 'already_paid') return (await settleCharge(ctx, charge).catch(unclear)).charge
  await inTransaction(ctx.db, async (tx) => {
    const locked = await lockCharge(tx, charge)
    const status = nextChargeState(locked.status, { status: 'cancelled' })
    await changeCharge(tx, locked, { status, updated_at: ctx.now() })
  })
  return undefined
}

function unclear(cause: unknown): never {
  throw cause instanceof ProviderSilent ? new EarlierChargeUnclear() : cause
}
