import { type InputReader, inputReader, type RawInput, readRows } from './input.ts'
import { pureGold, reaches, valueOf } from './metal.ts'
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

export type JewelleryResult = {
  status: ZakatStatus
  emasMurniMgDihitung: bigint
  perakMgDihitung: bigint
  zakatEmasRupiah: bigint
  zakatPerakRupiah: bigint
  zakatRupiah: bigint
}

type Piece = { metal: 'emas' | 'perak'; milligrams: bigint; karat: bigint; isWorn: boolean }

/**
 * Zakat on jewellery, each metal by its own nisab and rounded separately, so that the lines add up. Jewellery in
 * reasonable wear does not count unless the donor follows the view that it does (charity.md §3.3); only the counted
 * part is compared with the nisab. Gold and silver are not combined.
 */
export function zakatOnJewellery(raw: RawInput): JewelleryResult | Invalid {
  const input = inputReader(raw)
  const { rows: pieces, problems } = readRows(raw.items, 'items', readPiece)
  const countsWorn = input.optionalYesNo('hitungYangDipakai')
  const counted = pieces.filter(({ isWorn }) => countsWorn || !isWorn)
  const has = (metal: Piece['metal']) => pieces.some((piece) => piece.metal === metal)
  const goldPrice = priceOf(input, 'hargaEmas24PerGram', has('emas'))
  const silverPrice = priceOf(input, 'hargaPerakPerGram', has('perak'))
  const hasHaul = input.yesNo('haul')
  problems.push(...input.problems)
  if (problems.length > 0) return { status: 'INPUT_TIDAK_VALID', problems }

  const gold = judge(weightOf('emas', counted), { metal: 'emas', price: goldPrice, hasHaul })
  const silver = judge(weightOf('perak', counted), { metal: 'perak', price: silverPrice, hasHaul })
  return {
    status: strongest([gold.status, silver.status]),
    emasMurniMgDihitung: gold.milligrams,
    perakMgDihitung: silver.milligrams,
    zakatEmasRupiah: gold.zakat,
    zakatPerakRupiah: silver.zakat,
    zakatRupiah: gold.zakat + silver.zakat,
  }
}

/** A metal without pieces needs no price. */
function priceOf(input: InputReader, field: string, isNeeded: boolean): bigint {
  return isNeeded ? input.price(field) : (input.optionalPrice(field) ?? 1n)
}

function readPiece(row: InputReader): Piece {
  const metal = row.choice('jenis', ['emas', 'perak'])
  const milligrams = row.milligrams('gram')
  const karat = metal === 'emas' ? row.karat('karat') : PURE_KARAT
  return { metal, milligrams, karat, isWorn: row.optionalYesNo('dipakai') }
}

function weightOf(metal: Piece['metal'], pieces: Piece[]): Exact {
  const ofMetal = pieces.filter((piece) => piece.metal === metal)
  const parts = ofMetal.map(({ milligrams, karat }) => pureGold(milligrams, karat).numerator)
  return { numerator: parts.reduce((sum, part) => sum + part, 0n), divisor: PURE_KARAT }
}

type Rule = { metal: Piece['metal']; price: bigint; hasHaul: boolean }

function judge(weight: Exact, { metal, price, hasHaul }: Rule) {
  const status = zakatStatusOf(reaches(weight, nisabMilligrams[metal]), hasHaul)
  const zakat = status === 'WAJIB' ? zakatOf(valueOf(weight, price)) : 0n
  return { status, milligrams: roundedDown(weight), zakat }
}

function strongest(statuses: ZakatStatus[]): ZakatStatus {
  const order: ZakatStatus[] = ['WAJIB', 'BELUM_HAUL']
  return order.find((status) => statuses.includes(status)) ?? 'BELUM_NISAB'
}
