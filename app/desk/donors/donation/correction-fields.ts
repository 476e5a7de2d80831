import * as v from 'valibot'
import { printedName, typedTaxId } from '#features/donation/donor-schema.ts'
import { typedLine } from '#platform/text/typed-text.ts'

/** Fifteen figures, however they are set apart: an NPWP or NIK. */
const HAS_TAX_ID = /(?:\d[\s.-]*){15}/

/** What a correction asks; what is left empty, or is not on the form, stays as it is. */
export const correctionFields = v.object({
  nama: v.optional(
    v.pipe(
      v.string(),
      v.transform((typed) => typedLine(typed) || undefined),
      v.optional(printedName('Tulis namanya dengan huruf.')),
    ),
  ),
  npwp: typedTaxId,
  alasan: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(10, 'Tuliskan alasannya, minimal 10 huruf.'),
    v.maxLength(500, 'Paling panjang 500 huruf.'),
    v.check(
      (typed) => !HAS_TAX_ID.test(typed),
      'Jangan menulis NPWP atau NIK di sini: alasan tersimpan selamanya di jejak audit.',
    ),
  ),
})
