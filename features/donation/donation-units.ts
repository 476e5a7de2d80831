import type { WakafUnit } from '#features/wakaf/wakaf.ts'
import type { Refusal } from '#platform/refusal.ts'
import type { DonationInput } from './donation.ts'
import { AmountOffStep, TooManyUnits, UnitsMismatch } from './errors.ts'

/**
 * Why a wakaf in units is refused: the sum must be whole units at their price, and a stated number of units must be
 * that sum and in stock. Without a stated number, what is beyond the stock becomes general wakaf at payment.
 */
export function unitsRefusal(
  { amount, units }: Pick<DonationInput, 'amount' | 'units'>,
  unit: WakafUnit | undefined,
): Refusal | undefined {
  if (!unit) return units === undefined ? undefined : new UnitsMismatch()
  if (units !== undefined && units * unit.price !== amount) return new UnitsMismatch()
  if (amount % unit.price !== 0) return new AmountOffStep(unit.price)
  return units !== undefined && units > unit.remaining ? new TooManyUnits(unit) : undefined
}
