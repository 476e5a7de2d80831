import type { CompanyResult } from './company.ts'
import { type RawInput, inputReader } from './input.ts'
import { goldNisab, judgeWealth, less, nonhalalPart, sumOfFields, yearlyRate } from './wealth.ts'
import type { Invalid } from '../zakat.ts'

/**
 * Zakat on funds and bonds: the value of the units, and nominal and coupon of sukuk; of a conventional bond only what
 * was lent, its interest is not the owner's (PMA 52/2014 art. 3, money and securities).
 */
export function zakatOnSecurities(raw: RawInput): CompanyResult | Invalid {
  const input = inputReader(raw)
  const owned = sumOfFields(input, ['reksaDana', 'sukuk'])
  const debts = input.optionalRupiah('utangJatuhTempo')
  const nisab = goldNisab(input)
  const rate = yearlyRate(input)
  const hasHaul = input.yesNo('haul')
  const interest = nonhalalPart(input, 'bunga', owned)
  const { problems } = input
  if (problems.length > 0) return { status: 'INPUT_TIDAK_VALID', problems }
  return {
    ...judgeWealth(less(owned, interest, debts), { nisab, hasHaul, rate }),
    danaNonhalalRupiah: interest,
  }
}
