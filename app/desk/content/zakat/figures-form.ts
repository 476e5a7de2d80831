import * as v from 'valibot'
import { figureWords } from '#features/zakat/figures/figure-words.ts'
import type { NewFigure } from '#features/zakat/figures/figures.ts'
import { type ZakatParameters, parameterKinds } from '#features/zakat/figures/parameters.ts'
import { isQuestion } from '#features/zakat/figures/views.ts'
import { textOf } from '#platform/text/form-text.ts'
import { isDay } from '#platform/time/jakarta.ts'
import { parseRupiah } from '#platform/money/money.ts'

/** An amount as people type it, 'Rp7.640.144' or '7640144'; empty where the decree sets none. */
const amount = v.pipe(
  v.optional(v.string(), ''),
  v.rawTransform(({ dataset, addIssue, NEVER }): number | undefined => {
    if (dataset.value.trim() === '') return undefined
    const parsed = parseRupiah(dataset.value)
    if (parsed.ok && parsed.value > 0) return parsed.value
    const message = parsed.ok ? 'Paling sedikit 1.' : 'Tulis bilangan bulat, misalnya 7.640.144.'
    addIssue({ message })
    return NEVER
  }),
)

/** The number of one of the two views of a question. */
const view = v.pipe(
  amount,
  v.check((number) => number === undefined || number <= 2, 'Pilih salah satu.'),
)

const amounts = Object.fromEntries(
  parameterKinds.map((kind) => [kind, isQuestion(kind) ? view : amount]),
) as Record<(typeof parameterKinds)[number], typeof amount>

/** New figures of one decree, for one region, from one day on. */
export const figuresForm = v.pipe(
  v.object({
    decree: textOf('Keputusan', 200),
    source: textOf('Sumber', 300),
    region: v.string('Pilih wilayah.'),
    effectiveFrom: v.pipe(v.string('Pilih tanggal.'), v.check(isDay, 'Pilih tanggal.')),
    effectiveTo: v.union([v.literal(''), v.pipe(v.string(), v.check(isDay))], 'Ini bukan tanggal.'),
    note: textOf('Catatan', 500, { isOptional: true }),
    ...amounts,
  }),
  v.forward(
    v.check(
      (form) => parameterKinds.some((kind) => form[kind] !== undefined),
      'Isi paling sedikit satu angka.',
    ),
    ['nisabBulan'],
  ),
)

/** The figures of a form as rows; what they rest on is what the present ones rest on. */
export function figureRows(
  form: v.InferOutput<typeof figuresForm>,
  current: ZakatParameters,
): NewFigure[] {
  const { decree, source, region, effectiveFrom, effectiveTo } = form
  return parameterKinds.flatMap((kind) => {
    const value = form[kind]
    if (value === undefined) return []
    const basis = current[kind]?.basis ?? figureWords[kind].basis
    return [
      {
        kind,
        region,
        amount: value,
        effectiveFrom,
        effectiveTo: effectiveTo || null,
        basis,
        decree,
        source,
      },
    ]
  })
}

/** A region of its own. */
export const regionForm = v.object({
  code: v.pipe(
    v.string(),
    v.regex(/^(?=.{3,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Contoh kode: kota-bandung.'),
  ),
  name: textOf('Nama wilayah', 80),
})
