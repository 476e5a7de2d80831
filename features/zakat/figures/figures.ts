import * as v from 'valibot'
import { formatDay, isDay, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah, rupiah } from '#platform/money/money.ts'
import { figureWords } from './figure-words.ts'
import { parameterKinds } from './parameters.ts'
import { viewOf } from './views.ts'

const day = v.pipe(
  v.string('Tanggal belum dipilih.'),
  v.minLength(1, 'Tanggal belum dipilih.'),
  v.check(isDay, 'Ini bukan tanggal.'),
)

const figureTerms = v.object({
  kind: v.picklist(parameterKinds),
  region: v.string(),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999_999_999)),
  effectiveFrom: day,
  effectiveTo: v.nullable(day),
  basis: v.string(),
  decree: v.nullable(v.string()),
  source: v.string(),
})

/** One new figure with its decree and its days, both included. */
export type NewFigure = v.InferOutput<typeof figureTerms>

/** The terms of a proposal of new figures; also the figures that hold before them. */
export const figuresTerms = v.object({ rows: v.array(figureTerms) })

/** A figure with its unit: 'Rp50.000 per jiwa', '2.500 gram per jiwa'. */
export function figureText({ kind, amount }: Pick<NewFigure, 'kind' | 'amount'>): string {
  const view = viewOf(kind, amount)
  if (view) return view.label
  const { unit } = figureWords[kind]
  if (unit.startsWith('rupiah ')) return `${formatRupiah(rupiah(amount))} ${unit.slice(7)}`
  return `${new Intl.NumberFormat('id-ID').format(amount)} ${unit}`
}

/** A figure's days: 'mulai Jumat, 1 Januari 2027', and 'sampai' its last day where it has one. */
export function daysText({
  effectiveFrom,
  effectiveTo,
}: Pick<NewFigure, 'effectiveFrom' | 'effectiveTo'>): string {
  const from = `mulai ${formatDay(startOfDay(effectiveFrom))}`
  return effectiveTo === null ? from : `${from} sampai ${formatDay(startOfDay(effectiveTo))}`
}
