import { otherNisab, waterRate } from './crops.ts'
import { type RawInput, inputReader } from './input.ts'
import {
  costsOf,
  goldNisab,
  judgeValue,
  judgeWealth,
  less,
  type WealthResult,
  yearlyRate,
} from './wealth.ts'
import { exactly, type Invalid } from '../zakat.ts'

/**
 * Zakat on palm, rubber, coffee and the like: as crops, at each harvest, from the value of 653 kg of unhusked rice
 * (PMA 52/2014 art. 3 groups them); or as trade, by the view that asks 85 g of gold and a haul.
 */
export function zakatOnPlantation(raw: RawInput): WealthResult | Invalid {
  const input = inputReader(raw)
  const value = input.rupiah('hasilRupiah')
  const costs = costsOf(input)
  const judge =
    input.optionalChoice('pandangan', ['pertanian', 'perniagaan']) === 'perniagaan'
      ? asTrade(input)
      : asCrops(input)
  const { problems } = input
  if (problems.length > 0) return { status: 'INPUT_TIDAK_VALID', problems }
  return judge(less(value, costs))
}

type Input = ReturnType<typeof inputReader>

function asCrops(input: Input) {
  const rate = waterRate(input)
  const nisab = otherNisab(input)
  return (base: bigint) => judgeValue(exactly(base), { nisab, rate })
}

function asTrade(input: Input) {
  const nisab = goldNisab(input)
  const hasHaul = input.yesNo('haul')
  const rate = yearlyRate(input)
  return (base: bigint) => judgeWealth(base, { nisab, hasHaul, rate })
}
