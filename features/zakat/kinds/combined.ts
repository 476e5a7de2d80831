import { type InputReader, inputReader, type RawInput, readRows } from './input.ts'
import { nisabValue, pureGold, reaches, valueOf } from './metal.ts'
import { nonhalalPart } from './wealth.ts'
import {
  atLeastZero,
  type Exact,
  type Invalid,
  nisabMilligrams,
  PURE_KARAT,
  roundedDown,
  type ZakatStatus,
  zakatOf,
} from '../zakat.ts'

export type CombinedResult = {
  wajib: boolean
  status: ZakatStatus
  nisabRupiah: bigint
  nisabDipakai: 'emas' | 'perak'
  /** All that counts, net of interest and debts. */
  hartaRupiah: bigint
  /** What zakat is levied on. */
  dasarRupiah: bigint
  danaNonhalalRupiah: bigint
  /** The part still to be paid. */
  zakatRupiah: bigint
  /** The whole zakat, when part of it is paid already. */
  zakatPenuhRupiah?: bigint
}

/** What may be counted together, by the names of `jenis`. */
export const combinedLines = [
  'uang',
  'emas',
  'perak',
  'dagangan',
  'saham',
  'piutang',
  'deposito',
  'reksaDana',
  'sukuk',
  'suratBerharga',
  'emasDigital',
] as const

type Line = {
  jenis: (typeof combinedLines)[number]
  milligrams: bigint
  karat: bigint
  value: bigint
  isWorn: boolean
  hasHaul: boolean
}

/** A value in rupiah is a whole number of these: milligrams × karat by the price of a gram. */
const SCALE = 1000n * PURE_KARAT

/**
 * Gold, silver, money, trade and securities against one nisab of 85 g of gold, with one rounding (PMA 52/2014 art. 11;
 * joining follows the Hanafi and Maliki schools). A line without haul counts for the nisab and is not levied. Worn
 * jewellery and, by choice, silver stay out. What is due of silver alone is not freed by joining.
 */
export function zakatOnCombined(raw: RawInput): CombinedResult | Invalid {
  const input = inputReader(raw)
  const countsWorn = input.optionalYesNo('hitungYangDipakai')
  const joinsSilver = input.optionalYesNo('gabungPerak', true)
  const read = readRows(raw.harta, 'harta', readLine)
  const lines = read.rows.filter(
    ({ jenis, isWorn }) => (countsWorn || !isWorn) && (joinsSilver || jenis !== 'perak'),
  )
  const goldPrice = input.price('hargaEmas24PerGram')
  const silverPrice = priceOfSilver(input, lines)
  const debts = input.optionalRupiah('utangJatuhTempo')
  const zakatPaidOn = input.optionalRupiah('sudahDizakatiTahunIni')
  const paid = input.optionalRupiah('sudahDibayar')
  const worth = (list: Line[]) => sum(list.map((line) => scaled(line, { goldPrice, silverPrice })))
  const total = worth(lines)
  const interest = nonhalalPart(
    input,
    'bungaBank',
    roundedDown({ numerator: total, divisor: SCALE }),
  )
  const problems = [...read.problems, ...input.problems]
  if (problems.length > 0) return { status: 'INPUT_TIDAK_VALID', problems }

  const net = atLeastZero(total - (interest + debts) * SCALE)
  const hauled = lines.filter(({ hasHaul }) => hasHaul)
  const rest = worth(hauled) - (interest + zakatPaidOn + debts) * SCALE
  const silver = hauled.filter(({ jenis }) => jenis === 'perak')
  const judged = judge({
    net,
    levied: atLeastZero(rest),
    goldNisab: nisabValue('emas', goldPrice),
    silverNisab: nisabValue('perak', silverPrice),
    silver: { milligrams: sum(silver.map(({ milligrams }) => milligrams)), worth: worth(silver) },
  })
  const { levied, ...verdict } = judged
  const base: Exact = { numerator: levied, divisor: SCALE }
  const full = zakatOf(base)
  return {
    wajib: verdict.status === 'WAJIB',
    ...verdict,
    hartaRupiah: roundedDown({ numerator: net, divisor: SCALE }),
    dasarRupiah: roundedDown(base),
    danaNonhalalRupiah: interest,
    zakatRupiah: atLeastZero(full - paid),
    ...(paid > 0n && { zakatPenuhRupiah: full }),
  }
}

type Wealth = {
  net: bigint
  levied: bigint
  goldNisab: bigint
  silverNisab: bigint
  silver: { milligrams: bigint; worth: bigint }
}

/** The status with the nisab that decided it, and what zakat is levied on: nothing unless it is due. */
function judge({ net, levied, goldNisab, silverNisab, silver }: Wealth) {
  if (net >= goldNisab * SCALE) {
    const status: ZakatStatus = levied > 0n ? 'WAJIB' : 'BELUM_HAUL'
    return { status, nisabRupiah: goldNisab, nisabDipakai: 'emas' as const, levied }
  }
  const isSilverDue =
    reaches({ numerator: silver.milligrams, divisor: 1n }, nisabMilligrams.perak) &&
    net >= silverNisab * SCALE
  if (isSilverDue) {
    return {
      status: 'WAJIB' as const,
      nisabRupiah: silverNisab,
      nisabDipakai: 'perak' as const,
      levied: silver.worth < net ? silver.worth : net,
    }
  }
  return {
    status: 'BELUM_NISAB' as const,
    nisabRupiah: goldNisab,
    nisabDipakai: 'emas' as const,
    levied: 0n,
  }
}

/** Silver has to be priced only where silver counts. */
function priceOfSilver(input: InputReader, lines: Line[]): bigint {
  const isNeeded = lines.some(({ jenis }) => jenis === 'perak')
  return isNeeded ? input.price('hargaPerakPerGram') : 1n
}

function readLine(row: InputReader): Line {
  const jenis = row.choice('jenis', combinedLines)
  const isMetal = jenis === 'emas' || jenis === 'perak' || jenis === 'emasDigital'
  return {
    jenis,
    milligrams: isMetal ? row.milligrams('gram') : 0n,
    karat: isMetal && jenis !== 'perak' ? row.karatOr('karat', PURE_KARAT) : PURE_KARAT,
    value: isMetal ? 0n : row.rupiah('nilai'),
    isWorn: isMetal && row.optionalYesNo('dipakai'),
    hasHaul: row.optionalYesNo('haul', true),
  }
}

/** A line's worth in parts of a rupiah, so that nothing is rounded on the way. */
function scaled(
  { jenis, milligrams, karat, value }: Line,
  { goldPrice, silverPrice }: { goldPrice: bigint; silverPrice: bigint },
): bigint {
  if (milligrams === 0n) return value * SCALE
  const price = jenis === 'perak' ? silverPrice : goldPrice
  const { numerator, divisor } = valueOf(pureGold(milligrams, karat), price)
  return (numerator * SCALE) / divisor
}

function sum(parts: bigint[]): bigint {
  return parts.reduce((all, part) => all + part, 0n)
}
