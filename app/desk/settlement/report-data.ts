import { postingLines } from '#features/ledger/posting-lines.server.ts'
import { previewReport } from '#features/payout-report/post-report.server.ts'
import { differencesOf, getReport } from '#features/payout-report/queries.server.ts'
import { sampleOf } from '#features/payout-report/upload-report.server.ts'
import { listProposalsOf } from '#features/staff/queries.server.ts'
import type { Ctx } from '#platform/context.ts'

type Shown = { id: string; wantsColumns: boolean }

/** What the screen of a report shows in its state now. */
export async function reportData(ctx: Ctx, { id, wantsColumns }: Shown) {
  const report = await getReport(ctx.db, id)
  const { provider, reference, status, failure, total, batch_id: batch } = report
  const isMapped = status === 'ready' || status === 'reading'
  const isOpen = isMapped || status === 'uploaded' || status === 'failed'
  const isFile = report.source === 'file'
  const preview = status === 'ready' ? await previewReport(ctx, ctx.db, report) : undefined
  const proposals = await listProposalsOf(ctx.db, id)
  return {
    provider,
    reference,
    status,
    failure,
    total,
    isOpen,
    read: report.read_lines,
    settledOn: report.settled_on,
    file: report.file_name,
    isFile,
    sample:
      isFile && isOpen && (!isMapped || wantsColumns) ? await sampleOf(ctx, report) : undefined,
    preview: preview && { ...preview, lines: await postingLines(ctx.db, preview.postings) },
    listed: batch ? await differencesOf(ctx.db, batch) : undefined,
    waiting: proposals.filter((proposal) => proposal.status === 'proposed'),
    decided: proposals.filter((proposal) => proposal.status !== 'proposed'),
  }
}

export type ReportData = Awaited<ReturnType<typeof reportData>>
