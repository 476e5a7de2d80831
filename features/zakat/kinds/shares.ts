import type { CompanyResult } from './company.ts'
import { type RawInput, inputReader } from './input.ts'
import { goldNisab, judgeWealth, less, nonhalalPart, sumOfFields, yearlyRate } from './wealth.ts'
import type { Invalid } from '../zakat.ts'

/** What counts of shares: all of a trader's as of goods; a holder's by either view. */
const counted = {
  diperdagangkan: ['nilaiPasar', 'dividen', 'saldoRdn'],
  ijtima: ['dividen', 'kenaikanNilai'],
  baznas: ['nilaiPasar', 'dividen'],
} as const

/**
 * Zakat on shares. Those for trade: today's price, dividends and the cash at the broker, as goods. Those held: dividends
 * and the gain in value (MUI Ijtima Ulama VII/2021), or price and dividends (BAZNAS). What is not halal is purified
 * first, and debts that are due are taken off.
 */
export function zakatOnShares(raw: RawInput): CompanyResult | Invalid {
  const input = inputReader(raw)
  const isTrader = input.choice('tujuan', ['diperdagangkan', 'jangka-panjang']) === 'diperdagangkan'
  const view = input.optionalChoice('cara', ['ijtima', 'baznas'])
  const owned = sumOfFields(input, counted[isTrader ? 'diperdagangkan' : view])
  const debts = input.optionalRupiah('utangJatuhTempo')
  const nisab = goldNisab(input)
  const rate = yearlyRate(input)
  const hasHaul = input.yesNo('haul')
  const nonhalal = nonhalalPart(input, 'pendapatanNonhalal', owned)
  const { problems } = input
  if (problems.length > 0) return { status: 'INPUT_TIDAK_VALID', problems }
  return {
    ...judgeWealth(less(owned, nonhalal, debts), { nisab, hasHaul, rate }),
    danaNonhalalRupiah: nonhalal,
  }
}
