import { type RawInput, inputReader } from './input.ts'
import { costsOf, goldNisab, judgeWealth, less, type WealthResult } from './wealth.ts'
import type { Invalid } from '../zakat.ts'

/**
 * Zakat on fish: 2,5 % of a catch or harvest from the value of 85 g of gold, without haul (PMA 52/2014). Costs are not
 * taken off unless the giver follows the net method.
 */
export function zakatOnFish(raw: RawInput): WealthResult | Invalid {
  const input = inputReader(raw)
  const value = input.rupiah('hasilRupiah')
  const costs = costsOf(input)
  const nisab = goldNisab(input)
  const { problems } = input
  if (problems.length > 0) return { status: 'INPUT_TIDAK_VALID', problems }
  return judgeWealth(less(value, costs), { nisab })
}
