import * as v from 'valibot'
import type { Pieces } from '#platform/db/schema/schema-cash.ts'
import { formatRupiah, type Rupiah, rupiah } from '#platform/money/money.ts'

const notes = [100_000, 75_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000] as const
const coins = [1_000, 500, 200, 100] as const

/** The notes and coins of a count, by the names of their fields. */
export const denominations: readonly { name: string; value: number; label: string }[] = [
  ...notes.map((value) => ({ name: `kertas${value}`, value, label: formatRupiah(value) })),
  ...coins.map((value) => ({ name: `koin${value}`, value, label: `${formatRupiah(value)} logam` })),
]

const most = 'Paling banyak 100.000 lembar.'
const piece = v.optional(
  v.pipe(
    v.string(),
    v.transform((typed) => typed.replaceAll(/[.\s]/g, '')),
    v.regex(/^\d*$/, 'Tulis banyaknya dengan angka.'),
    v.transform(Number),
    v.maxValue(100_000, most),
  ),
  '0',
)

/** The fields of a count; an empty one is none. */
export const piecesFields: Record<string, typeof piece> = Object.fromEntries(
  denominations.map(({ name }) => [name, piece]),
)

/** What of a form is a count: none of what is zero. */
export function piecesIn(form: Readonly<Record<string, unknown>>): Pieces {
  return Object.fromEntries(
    denominations.flatMap(({ name }) => {
      const count = Number(form[name] ?? 0)
      return count > 0 ? [[name, count]] : []
    }),
  )
}

/** What they are worth together. */
export function sumOfPieces(pieces: Pieces): Rupiah {
  return rupiah(
    denominations.reduce((sum, { name, value }) => sum + value * (pieces[name] ?? 0), 0),
  )
}

/** Whether two counts found the same notes and coins, not only the same sum. */
export function isSameCount(one: Pieces, other: Pieces): boolean {
  return denominations.every(({ name }) => (one[name] ?? 0) === (other[name] ?? 0))
}
