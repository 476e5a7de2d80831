import * as v from 'valibot'
import { purposeCodes } from '#features/campaign/purpose.ts'
import { rupiahOf } from '#platform/text/form-text.ts'

const note = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.maxLength(500, 'Paling panjang 500 huruf.'),
)
const reason = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.minLength(5, 'Tuliskan alasannya, minimal 5 huruf.'),
  v.maxLength(300, 'Paling panjang 300 huruf.'),
)

export const noteForm = v.object({ catatan: note })

export const reasonForm = v.object({ alasanTahan: reason })

/** Another target, empty for none. */
export const targetForm = v.object({
  target: rupiahOf('Tulis rupiah bulat, contoh 50.000.000.', { empty: null }),
  alasanTarget: reason,
})

export const purposeForm = v.object({
  jenisDana: v.picklist(purposeCodes, 'Pilih jenis dana.'),
  alasanDana: reason,
})
