import { beginExport } from '#features/list-export/make-export.server.ts'
import { propose } from '#features/staff/proposal.server.ts'
import type { Ctx } from '#platform/context.ts'
import { filterWords } from './donation-filter.ts'
import { ContactInFilter } from './errors.ts'
import { campaignTitles } from './queries.server.ts'
import { contactSearched } from './search-text.ts'
import { donorExportProposal, type ExportTerms } from './proposals.server.ts'

/** Begins an export that holds no personal data, or proposes one that does. */
export async function requestExport(
  ctx: Ctx,
  { by, ...terms }: ExportTerms & { by: string },
): Promise<void> {
  const { filters, fields, reason } = terms
  if (filters.cari && contactSearched(filters.cari)) throw new ContactInFilter()
  const id = ctx.newId()
  if (fields.length === 0) {
    await beginExport(ctx, { id, list: 'donasi', ...terms, madeBy: by, approvedBy: null })
    return
  }
  const titles = await campaignTitles(ctx.db)
  const title = filterWords(filters, titles).join(', ') || 'Semua donasi'
  const program = titles[filters.program ?? '']
  const said = { ...terms, ...(program && { program }) }
  await propose(ctx, donorExportProposal, { documentId: id, title, terms: said, note: reason, by })
}
