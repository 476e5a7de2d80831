import type { ZakatParameterKind } from '#platform/db/schema/schema-zakat.ts'
import { nisabValue } from '../kinds/metal.ts'
import { type ZakatFigure, figureOf } from '../zakat.ts'

/** A figure of a zakat rule, with its period of validity (both days included) and its source. */
export type ZakatParameter = {
  kind: ZakatParameterKind
  region: string
  amount: number
  unit: string
  basis: string
  decree: string | null
  source: string
  effectiveFrom: string
  effectiveTo: string | null
  version: number
  isSample: boolean
}

export type ZakatParameters = Partial<Record<ZakatParameterKind, ZakatParameter>>

export type ZakatRegion = { code: string; name: string }

export const NATIONAL = 'nasional'

export const parameterKinds = [
  'nisabBulan',
  'nisabTahun',
  'hargaEmas24PerGram',
  'hargaPerakPerGram',
  'tarifPerJiwa',
  'tarifPerHari',
  'gramPerJiwa',
  'mlPerJiwa',
  'nisabGabahKg',
  'nisabBerasKg',
  'kadarMasehi',
  'hargaGabahPerKg',
  'hargaBerasPerKg',
  'hargaKambing',
  'hargaTabi',
  'hargaMusinnah',
  'pilihanSaham',
  'pilihanSewa',
  'pilihanPerkebunan',
  'pilihanPertanian',
  'pilihanPerikanan',
  'pilihanPerak',
  'pilihanPerhiasan',
] as const satisfies readonly ZakatParameterKind[]

/** The figures for a region on one day, the national one where the region has none; the newest of several. */
export function parametersOf(rows: readonly ZakatParameter[], region: string): ZakatParameters {
  const found: ZakatParameters = {}
  for (const row of rows) {
    const other = found[row.kind]
    if (row.region !== region && row.region !== NATIONAL) continue
    if (!other || isCloser(row, other)) found[row.kind] = row
  }
  return found
}

function isCloser(row: ZakatParameter, other: ZakatParameter): boolean {
  if (row.region !== other.region) return row.region !== NATIONAL
  return row.effectiveFrom > other.effectiveFrom
}

/** 85 g of gold or 595 g of silver at the day's price; undefined while the price is unknown. */
export function metalNisab(
  parameters: ZakatParameters,
  metal: 'emas' | 'perak',
): ZakatFigure | undefined {
  const price = parameters[metal === 'emas' ? 'hargaEmas24PerGram' : 'hargaPerakPerGram']
  if (!price) return undefined
  return figureOf(nisabValue(metal, BigInt(price.amount)))
}
