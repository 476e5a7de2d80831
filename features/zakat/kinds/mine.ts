import { type RawInput, inputReader } from './input.ts'
import { goldNisab, judgeWealth, type WealthResult } from './wealth.ts'
import type { Invalid } from '../zakat.ts'

/** Zakat on what a mine yields: 2,5 % from the value of 85 g of gold, without haul (PMA 52/2014). */
export function zakatOnMine(raw: RawInput): WealthResult | Invalid {
  const input = inputReader(raw)
  const value = input.rupiah('hasilRupiah')
  const nisab = goldNisab(input)
  const { problems } = input
  if (problems.length > 0) return { status: 'INPUT_TIDAK_VALID', problems }
  return judgeWealth(value, { nisab })
}
