import * as v from 'valibot'
import { NAME_LIMITS, NAME_TOO_LONG, oneLine, typedTaxId } from '#features/donation/contract.ts'

/** Fifteen figures, however they are set apart: an NPWP or NIK. */
const HAS_TAX_ID = /(?:\d[\s.-]*){15}/

/** What a correction asks; what is left empty, or is not on the form, stays as it is. */
export const correctionFields = v.object({
  nama: v.optional(
    v.pipe(
      v.string(),
      v.transform(oneLine),
      v.check(
        (typed) => typed === '' || typed.length >= NAME_LIMITS.least,
        `Nama paling pendek ${NAME_LIMITS.least} huruf.`,
      ),
      v.maxLength(NAME_LIMITS.most, NAME_TOO_LONG),
      v.transform((typed) => typed || undefined),
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
