import * as v from 'valibot'
import { purposeCodes } from '#features/campaign/purpose.ts'
import { parseRupiah, type Rupiah } from '#platform/money/money.ts'

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
  target: v.pipe(
    v.optional(v.string(), ''),
    v.rawTransform(({ dataset, addIssue, NEVER }): Rupiah | null => {
      if (dataset.value.trim() === '') return null
      const parsed = parseRupiah(dataset.value)
      if (parsed.ok && parsed.value > 0) return parsed.value
      addIssue({ message: 'Tulis rupiah bulat, contoh 50.000.000.' })
      return NEVER
    }),
  ),
  alasanTarget: reason,
})

export const purposeForm = v.object({
  jenisDana: v.picklist(purposeCodes, 'Pilih jenis dana.'),
  alasanDana: reason,
})
