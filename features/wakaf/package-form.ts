import * as v from 'valibot'
import { typedSentence } from '#platform/text/typed-text.ts'
import { rupiahOf } from '#platform/text/form-text.ts'

/** A package of a wakaf as its form sends it; its fields have names of their own beside the unit's form. */
export const packageForm = v.object({
  packageName: v.pipe(
    v.optional(v.string(), ''),
    v.transform(typedSentence),
    v.minLength(1, 'Nama paket belum diisi.'),
    v.maxLength(40, 'Nama paket paling panjang 40 huruf.'),
  ),
  packagePrice: rupiahOf('Harga satu paket adalah rupiah bulat, paling kecil Rp1.000.', {
    least: 1_000,
  }),
  packageUnits: v.pipe(
    v.optional(v.string(), ''),
    v.transform((typed) => typed.replaceAll('.', '').trim()),
    v.regex(/^[1-9]\d{0,5}$/, 'Isi paket adalah bilangan bulat, paling sedikit 1 unit.'),
    v.transform(Number),
  ),
})

export type PackageForm = v.InferOutput<typeof packageForm>
