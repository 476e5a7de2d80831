import * as v from 'valibot'
import { textOf } from '#platform/text/form-text.ts'

/** The opinions an auditor may give (SA 700 and SA 705). */
export const auditOpinions = [
  'Wajar tanpa pengecualian',
  'Wajar dengan pengecualian',
  'Tidak wajar',
  'Tidak menyatakan pendapat',
] as const

/** The folder of the reports, in the file store and in their address. */
export const REPORTS = 'laporan'

/** An audited report as its form sends it; the file comes beside it. */
export const reportInput = v.object({
  year: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.regex(/^(199\d|20\d\d)$/, 'Tahun buku terdiri atas empat angka.'),
    v.transform(Number),
  ),
  auditor: textOf('Nama auditor', 120),
  opinion: v.picklist(auditOpinions, 'Pilih pendapat auditor.'),
})

export type ReportInput = v.InferOutput<typeof reportInput>
