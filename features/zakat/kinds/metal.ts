import { type RawInput, inputReader } from './input.ts'
import {
  type Exact,
  type Invalid,
  nisabMilligrams,
  PURE_KARAT,
  roundedDown,
  type ZakatStatus,
  zakatStatusOf,
  zakatOf,
} from '../zakat.ts'

export type GoldResult = {
  status: ZakatStatus
  nisabRupiah: bigint
  dasarRupiah: bigint
  zakatRupiah: bigint
  zakatMgEmasMurni: bigint
}

export type SilverResult = Omit<GoldResult, 'zakatMgEmasMurni'>

const MG_PER_GRAM = 1000n

/**
 * Zakat on stored gold: 2.5 % after one Hijri year when its pure gold (weight × karat ÷ 24) reaches 85 g (PMA
 * 52/2014, PMA 31/2019; pure content: charity.md §3.3).
 */
export function zakatOnGold(raw: RawInput): GoldResult | Invalid {
  const input = inputReader(raw)
  const milligrams = input.milligrams('gram')
  const karat = input.karat('karat')
  const pricePerGram = input.price('hargaEmas24PerGram')
  const hasHaul = input.yesNo('haul')
  const { problems } = input
  if (problems.length > 0) return { status: 'INPUT_TIDAK_VALID', problems }

  const pure = pureGold(milligrams, karat)
  const value = valueOf(pure, pricePerGram)
  const status = zakatStatusOf(reaches(pure, nisabMilligrams.emas), hasHaul)
  const isDue = status === 'WAJIB'
  return {
    status,
    nisabRupiah: nisabValue('emas', pricePerGram),
    dasarRupiah: roundedDown(value),
    zakatRupiah: isDue ? zakatOf(value) : 0n,
    zakatMgEmasMurni: isDue ? zakatOf(pure) : 0n,
  }
}

/** Zakat on stored silver: 2.5 % after one Hijri year from 595 g (PMA 52/2014, PMA 31/2019). */
export function zakatOnSilver(raw: RawInput): SilverResult | Invalid {
  const input = inputReader(raw)
  const milligrams = input.milligrams('gram')
  const pricePerGram = input.price('hargaPerakPerGram')
  const hasHaul = input.yesNo('haul')
  const { problems } = input
  if (problems.length > 0) return { status: 'INPUT_TIDAK_VALID', problems }

  const silver = { numerator: milligrams, divisor: 1n }
  const value = valueOf(silver, pricePerGram)
  const status = zakatStatusOf(reaches(silver, nisabMilligrams.perak), hasHaul)
  return {
    status,
    nisabRupiah: nisabValue('perak', pricePerGram),
    dasarRupiah: roundedDown(value),
    zakatRupiah: status === 'WAJIB' ? zakatOf(value) : 0n,
  }
}

/** Milligrams of pure gold in a piece. */
export function pureGold(milligrams: bigint, karat: bigint): Exact {
  return { numerator: milligrams * karat, divisor: PURE_KARAT }
}

/** True from the threshold upwards. It multiplies crosswise, so no rounded value is compared. */
export function reaches({ numerator, divisor }: Exact, milligrams: bigint): boolean {
  return numerator >= milligrams * divisor
}

/** The value of a weight, in exact rupiah. */
export function valueOf({ numerator, divisor }: Exact, pricePerGram: bigint): Exact {
  return { numerator: numerator * pricePerGram, divisor: divisor * MG_PER_GRAM }
}

/** 85 g of gold or 595 g of silver in rupiah; a whole number, since both weights are whole grams. */
export function nisabValue(metal: keyof typeof nisabMilligrams, pricePerGram: bigint): bigint {
  return (nisabMilligrams[metal] / MG_PER_GRAM) * pricePerGram
}
