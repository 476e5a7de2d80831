import { type RawInput, inputReader } from './input.ts'
import { judgeWealth, rates, type WealthResult } from './wealth.ts'
import type { Invalid } from '../zakat.ts'

/** Zakat on buried wealth of old: a fifth, without nisab and haul (Bukhari 1499, Muslim; PMA 52/2014). */
export function zakatOnRikaz(raw: RawInput): WealthResult | Invalid {
  const input = inputReader(raw)
  const value = input.rupiah('nilaiRupiah')
  const { problems } = input
  if (problems.length > 0) return { status: 'INPUT_TIDAK_VALID', problems }
  return judgeWealth(value, { nisab: 0n, rate: rates.rikaz })
}
