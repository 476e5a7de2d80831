import * as v from 'valibot'
import { parseRupiah, type Rupiah } from '#platform/money/money.ts'
import { typedSentence } from '#platform/text/typed-text.ts'

/** A package of a wakaf as its form sends it; its fields have names of their own beside the unit's form. */
export const packageForm = v.object({
  packageName: v.pipe(
    v.optional(v.string(), ''),
    v.transform(typedSentence),
    v.minLength(1, 'Nama paket belum diisi.'),
    v.maxLength(40, 'Nama paket paling panjang 40 huruf.'),
  ),
  packagePrice: v.pipe(
    v.optional(v.string(), ''),
    v.rawTransform(({ dataset, addIssue, NEVER }): Rupiah => {
      const parsed = parseRupiah(dataset.value)
      if (parsed.ok && parsed.value >= 1_000) return parsed.value
      addIssue({ message: 'Harga satu paket adalah rupiah bulat, paling kecil Rp1.000.' })
      return NEVER
    }),
  ),
  packageUnits: v.pipe(
    v.optional(v.string(), ''),
    v.transform((typed) => typed.replaceAll('.', '').trim()),
    v.regex(/^[1-9]\d{0,5}$/, 'Isi paket adalah bilangan bulat, paling sedikit 1 unit.'),
    v.transform(Number),
  ),
})

export type PackageForm = v.InferOutput<typeof packageForm>
