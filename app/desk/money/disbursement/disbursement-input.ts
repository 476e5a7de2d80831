import * as v from 'valibot'
import { areaWords, kindsOfD } from '#features/disbursement/disbursement.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { boundedText, rupiahOf } from '#platform/text/form-text.ts'
import { keysOf } from '../../people/mustahik/mustahik-input.ts'

export const kindChoices = Object.entries(kindsOfD).map(([code, label]) => ({ value: code, label }))

/** The funds that reach people. */
export const disbursementFunds = ['Z', 'IT', 'IU', 'W', 'D', 'N'] as const satisfies Fund[]

/** What the form of a new disbursement sends. */
export const disbursementInput = v.object({
  campaignId: v.pipe(
    v.optional(v.string(), ''),
    v.union([v.literal(''), v.pipe(v.string(), v.uuid())]),
  ),
  dana: v.picklist(disbursementFunds, 'Pilih dananya.'),
  jenis: v.optional(v.string(), ''),
  account: v.pipe(v.string(), v.minLength(1, 'Pilih penggunaannya.')),
  nominal: rupiahOf('Tulis rupiah bulat, contoh 250.000.'),
  keperluan: boundedText('Tuliskan keperluannya.', 5, 200),
  bidang: v.picklist(keysOf(areaWords), 'Pilih bidangnya.'),
  rekening: v.optional(v.string(), ''),
  penerima: v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,6}$/, 'Tulis jumlah orang, minimal 1.'),
    v.transform(Number),
  ),
})
