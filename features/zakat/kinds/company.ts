import { type RawInput, inputReader } from './input.ts'
import {
  goldNisab,
  judgeWealth,
  less,
  nonhalalPart,
  type WealthResult,
  yearlyRate,
} from './wealth.ts'
import type { Invalid } from '../zakat.ts'

export type CompanyResult = WealthResult & { danaNonhalalRupiah: bigint }

/**
 * Zakat of a company of trade, industry or services: current assets, with funds placed in other companies and assets
 * run for rent, less interest and short-term liabilities (PMA 52/2014 art. 11–12; MUI Ijtima Ulama VII/2021). The
 * solar year has a rate of its own (BAZNAS).
 */
export function zakatOnCompany(raw: RawInput): CompanyResult | Invalid {
  const input = inputReader(raw)
  const assets = input.rupiah('asetLancar')
  const liabilities = input.optionalRupiah('kewajibanJangkaPendek')
  const nisab = goldNisab(input)
  const rate = yearlyRate(input)
  const hasHaul = input.yesNo('haul')
  const nonhalal = nonhalalPart(input, 'pendapatanNonhalal', assets)
  const { problems } = input
  if (problems.length > 0) return { status: 'INPUT_TIDAK_VALID', problems }
  return {
    ...judgeWealth(less(assets, nonhalal, liabilities), { nisab, hasHaul, rate }),
    danaNonhalalRupiah: nonhalal,
  }
}
