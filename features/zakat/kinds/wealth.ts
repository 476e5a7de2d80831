import type { InputReader } from './input.ts'
import { nisabValue } from './metal.ts'
import {
  atLeastZero,
  type Exact,
  exactly,
  roundedDown,
  roundedUp,
  atRate,
  type ZakatStatus,
  zakatStatusOf,
} from '../zakat.ts'

/** The part of a property that is due. All are exact; a result is rounded once, at its end. */
export const rates = {
  /** 2,5 % of money and all that is counted as money, each Hijri year (PMA 52/2014 art. 11–12). */
  hijriah: { numerator: 25n, divisor: 1000n },
  /** 2,575 % where the books follow the solar year (BAZNAS, page of zakat of companies; MUI Ijtima VIII/2024: 2,57 %). */
  masehi: { numerator: 2575n, divisor: 100_000n },
  /** A tenth of what rain or rivers watered (Bukhari 1483; PMA 52/2014). */
  tadahHujan: { numerator: 10n, divisor: 100n },
  /** Half of that where water costs money or work (Bukhari 1483; PMA 52/2014). */
  irigasi: { numerator: 5n, divisor: 100n },
  /** A fifth of buried wealth (Bukhari 1499, Muslim; PMA 52/2014). */
  rikaz: { numerator: 1n, divisor: 5n },
  /** A tenth of net rent, after the view that likens a building to a field (Majma', Qardhawi). */
  mustaghallat: { numerator: 10n, divisor: 100n },
} as const satisfies Record<string, Exact>

/** Dry unhusked and husked rice from which zakat is due, in grams: 653 kg and 524 kg (PMA 52/2014). */
export const harvestNisab = { gabah: 653_000n, beras: 524_000n } as const

/** The answer of every kind that is measured in rupiah. */
export type WealthResult = {
  wajib: boolean
  status: ZakatStatus
  nisabRupiah: bigint
  dasarRupiah: bigint
  zakatRupiah: bigint
}

type Terms<N> = { nisab: N; hasHaul?: boolean; rate?: Exact }

/** Judges whole rupiah: due from the nisab on, after a haul where the kind asks for one. */
export function judgeWealth(base: bigint, { nisab, ...terms }: Terms<bigint>): WealthResult {
  return judgeValue(exactly(base), { nisab: exactly(nisab), ...terms })
}

/** The same for a value with its fraction: compared exactly, shown in whole rupiah, rounded up once. */
export function judgeValue(base: Exact, terms: Terms<Exact>): WealthResult {
  const { nisab, hasHaul = true, rate = rates.hijriah } = terms
  const status = zakatStatusOf(isAtLeast(base, nisab), hasHaul)
  const wajib = status === 'WAJIB'
  return {
    wajib,
    status,
    nisabRupiah: roundedDown(nisab),
    dasarRupiah: roundedDown(base),
    zakatRupiah: wajib ? roundedUp(atRate(base, rate)) : 0n,
  }
}

/** Compares crosswise, so that no rounded value decides. */
export function isAtLeast(base: Exact, nisab: Exact): boolean {
  return base.numerator * nisab.divisor >= nisab.numerator * base.divisor
}

/** The value of 85 g of pure gold on the day (PMA 52/2014 art. 11). */
export function goldNisab(input: InputReader): bigint {
  return nisabValue('emas', input.price('hargaEmas24PerGram'))
}

/** 2,5 % of a Hijri year, or the rate of a solar one where the books follow it. */
export function yearlyRate(input: InputReader): Exact {
  const isSolar = input.optionalChoice('tahunBuku', ['hijriah', 'masehi']) === 'masehi'
  return isSolar ? input.rate('kadarMasehi', rates.masehi) : rates.hijriah
}

/** Adds up amounts of which each may be left out, but not all of them. */
export function sumOfFields(input: InputReader, fields: readonly [string, ...string[]]): bigint {
  const [first] = fields
  if (fields.every(input.isMissing)) return input.rupiah(first)
  return fields.reduce((sum, field) => sum + input.optionalRupiah(field), 0n)
}

/** Money that is not the giver's: taken out first, and no more than what it is part of. */
export function nonhalalPart(input: InputReader, field: string, whole: bigint): bigint {
  const part = input.optionalRupiah(field)
  if (part > whole && input.problems.length === 0) {
    input.problems.push({ field, code: 'MELEBIHI_HARTA' })
  }
  return part
}

/** Costs by the net method; the gross method passes them over. */
export function costsOf(input: InputReader): bigint {
  const isNet = input.optionalChoice('metode', ['bruto', 'neto']) === 'neto'
  const costs = input.optionalRupiah('biaya')
  return isNet ? costs : 0n
}

/** What is left of an amount. */
export function less(amount: bigint, ...parts: bigint[]): bigint {
  return atLeastZero(parts.reduce((rest, part) => rest - part, amount))
}
