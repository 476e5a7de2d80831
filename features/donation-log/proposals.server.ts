import * as v from 'valibot'
import { beginExport } from '#features/list-export/make-export.server.ts'
import { defineProposal, type TermLine } from '#features/staff/proposal.server.ts'
import type { Db } from '#platform/db/connect.server.ts'
import { filterNames, filterWords } from './donation-filter.ts'

const terms = v.object({
  filters: v.record(v.picklist(filterNames), v.pipe(v.string(), v.maxLength(200))),
  fields: v.pipe(v.array(v.picklist(['kontak', 'npwp'])), v.minLength(1)),
  reason: v.pipe(v.string(), v.minLength(10), v.maxLength(500)),
  /** The title of the campaign that the filters name, as it was then. */
  program: v.optional(v.string()),
})
export type ExportTerms = v.InferOutput<typeof terms>

const fieldWords = { kontak: 'Nama lengkap, ponsel, dan e-mail', npwp: 'NPWP atau NIK' } as const

/** Personal data of donors leaves only as two people want it; the document is the export itself. */
export const donorExportProposal = defineProposal<ExportTerms>({
  kind: 'donor-export.make',
  words: 'Mengekspor data donatur',
  propose: 'donor-export.write',
  approve: 'donor-export.approve',
  terms,
  describe: ({ filters, fields, reason, program }): TermLine[] => [
    { label: 'Data pribadi', value: fields.map((field) => fieldWords[field]).join('\n') },
    {
      label: 'Donasi yang diekspor',
      value:
        filterWords(filters, program ? { [filters.program ?? '']: program } : {}).join('\n') ||
        'Semua donasi',
    },
    { label: 'Alasan', value: reason },
    {
      label: 'Berkas',
      value: 'Terhapus sendiri setelah 24 jam; hanya pengaju yang dapat mengunduh',
    },
  ],
  address: () => '/kelola/ekspor',
  basis: async ({ db }, { terms: { filters } }) => ({
    program: await programOf(db, filters.program),
  }),
  apply: async (ctx, { documentId, terms: { filters, fields, reason }, madeBy, decidedBy }) => {
    await beginExport(ctx, {
      id: documentId,
      list: 'donasi',
      filters,
      fields,
      reason,
      madeBy,
      approvedBy: decidedBy,
    })
  },
})

/** The campaign that the filters name by its slug. */
async function programOf(db: Db, slug: string | undefined) {
  if (!slug) return null
  const named = db.selectFrom('campaign').select(['id', 'title']).where('slug', '=', slug)
  return (await named.executeTakeFirst()) ?? null
}
