import { type RawInput, inputReader } from './input.ts'
import { goldNisab, judgeWealth, less, rates, type WealthResult, yearlyRate } from './wealth.ts'
import type { Invalid } from '../zakat.ts'

/**
 * Zakat on rent: what a year of letting brings after upkeep, never the building itself. As money 2,5 % (Majma',
 * BAZNAS); or a tenth, by the view that likens the building to a field.
 */
export function zakatOnRent(raw: RawInput): WealthResult | Invalid {
  const input = inputReader(raw)
  const rent = input.rupiah('sewaSetahun')
  const upkeep = input.optionalRupiah('biaya')
  const isField = input.optionalChoice('pandangan', ['uang', 'mustaghallat']) === 'mustaghallat'
  const nisab = goldNisab(input)
  const ofYear = yearlyRate(input)
  const hasHaul = input.yesNo('haul')
  const { problems } = input
  if (problems.length > 0) return { status: 'INPUT_TIDAK_VALID', problems }
  const rate = isField ? rates.mustaghallat : ofYear
  return judgeWealth(less(rent, upkeep), { nisab, hasHaul, rate })
}
