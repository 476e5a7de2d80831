import type { Ctx } from '#platform/context.ts'
import { cancelCharge } from '#features/charge/cancel-charge.server.ts'
import { isActive } from '#features/charge/charge.ts'
import { ProviderSilent } from '#features/charge/errors.ts'
import { EarlierChargeUnclear } from './errors.ts'
import type { Charge } from '#features/charge/queries.server.ts'
import { settleCharge } from '#features/payment/settle-payment.server.ts'

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
  return isKept(now) ? now : closeAtProvider(ctx, now)
}

async function closeAtProvider(ctx: Ctx, charge: Charge): Promise<Charge | undefined> {
  const answer = await cancelCharge(ctx, charge)
  if (answer === 'unknown') throw new EarlierChargeUnclear()
  if (answer === 'already_paid') return (await settleCharge(ctx, charge).catch(unclear)).charge
  return undefined
}

function unclear(cause: unknown): never {
  throw cause instanceof ProviderSilent ? new EarlierChargeUnclear() : cause
}
