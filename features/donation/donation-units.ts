import { termsOf, type WakafPackage, type WakafUnit } from '#features/wakaf/wakaf.ts'
import type { Refusal } from '#platform/refusal.ts'
import type { Sum } from './donation.ts'
import { AmountOffStep, PackageGone, TooManyUnits, UnitsMismatch } from './errors.ts'

/**
 * Why a wakaf in units is refused: the sum must be whole units or packages at their price, and a stated number must
 * be that sum and in stock. Without a stated number, what is beyond the stock becomes general wakaf at payment.
 */
export function unitsRefusal(
  { amount, units, packageId }: Omit<Sum, 'operational'>,
  unit: WakafUnit | undefined,
  chosen?: WakafPackage,
): Refusal | undefined {
  if (!unit) return (units ?? packageId) === undefined ? undefined : new UnitsMismatch()
  if (packageId !== undefined && !chosen) return new PackageGone()
  const { name, price, size } = termsOf(unit, chosen)
  if (units !== undefined && units * price !== amount) return new UnitsMismatch()
  if (amount % price !== 0) return new AmountOffStep(price)
  const remaining = Math.floor(unit.remaining / size)
  return units !== undefined && units > remaining
    ? new TooManyUnits({ name, remaining, size })
    : undefined
}
