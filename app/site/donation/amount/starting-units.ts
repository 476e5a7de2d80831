import { termsOf, type WakafPackage, type WakafUnit } from '#features/wakaf/wakaf.ts'
import { packageValue, type UnitState } from '../donation.ts'

/** The unit of a wakaf that is given in units, and its packages in stock. */
export type Stock = { unit: WakafUnit | undefined; packages: WakafPackage[] }

/**
 * What the address asks for: `?paket=` and `?jumlah=`, or `?nominal=` where that is whole units, at most as many as are
 * left; else one unit.
 */
export function startingUnits(query: URLSearchParams, { unit, packages }: Stock): UnitState {
  if (!unit) return { units: '1', package: '' }
  const chosen = packages.find(({ id }) => id === query.get('paket'))
  const typed = /^[1-9]\d{0,5}$/.exec(query.get('jumlah') ?? '')
  const { price, size } = termsOf(unit, chosen)
  const count = typed ? Number(typed[0]) : Number(query.get('nominal') ?? Number.NaN) / price
  const isWhole = Number.isInteger(count) && count > 0
  const most = Math.max(1, Math.floor(unit.remaining / size))
  const units = String(isWhole ? Math.min(count, most) : 1)
  return { units, package: chosen ? packageValue(chosen) : '' }
}
