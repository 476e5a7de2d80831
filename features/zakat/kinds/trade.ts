import { type RawInput, inputReader } from './input.ts'
import {
  goldNisab,
  judgeWealth,
  less,
  sumOfFields,
  type WealthResult,
  yearlyRate,
} from './wealth.ts'
import type { Invalid } from '../zakat.ts'

/**
 * Zakat on trade: cash, good receivables and stock at today's market price, less the debts that are due, from the
 * value of 85 g of gold at the end of the haul (PMA 52/2014 art. 11–13). Bad debts count when they are received.
 */
export function zakatOnTrade(raw: RawInput): WealthResult | Invalid {
  const input = inputReader(raw)
  const assets = sumOfFields(input, ['persediaan', 'kas', 'piutangLancar'])
  input.optionalRupiah('piutangMacet')
  const debts = input.optionalRupiah('utangJatuhTempo')
  const nisab = goldNisab(input)
  const rate = yearlyRate(input)
  const hasHaul = input.yesNo('haul')
  const { problems } = input
  if (problems.length > 0) return { status: 'INPUT_TIDAK_VALID', problems }
  return judgeWealth(less(assets, debts), { nisab, hasHaul, rate })
}
