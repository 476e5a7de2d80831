import { postingLines } from '#features/ledger/posting-lines.server.ts'
import type { Difference } from '#features/settlement/match-payout.ts'
import { previewReport, reportDifferences } from '#features/payout-report/post-report.server.ts'
import { getReport } from '#features/payout-report/queries.server.ts'
import { sampleOf } from '#features/payout-report/upload-report.server.ts'
import { listProposalsOf } from '#features/staff/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { bankChoices } from '../bank-account/shared-banks.ts'

type Shown = { id: string; wantsColumns: boolean; after: number }

/** What the screen of a report shows in its state now. */
export async function reportData(ctx: Ctx, { id, wantsColumns, after }: Shown) {
  const report = await getReport(ctx.db, id)
  const { provider, reference, status, failure, total } = report
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
    leftOut: report.left_out,
    settledOn: report.settled_on,
    file: report.file_name,
    isFile,
    sample:
      isFile && isOpen && (!isMapped || wantsColumns) ? await sampleOf(ctx, report) : undefined,
    banks: preview ? await bankChoices(ctx.db, preview.postings) : [],
    preview: preview && { ...preview, lines: await postingLines(ctx.db, preview.postings) },
    differences: await pageOfDifferences(ctx, { id, after }, preview?.differences),
    waiting: proposals.filter((proposal) => proposal.status === 'proposed'),
    decided: proposals.filter((proposal) => proposal.status !== 'proposed'),
  }
}

const PAGE = 200

export type DifferencePage = {
  id: string
  total: number
  shown: readonly Difference[]
  /** The line after which the next page begins. */
  next: number | undefined
}

/** A page of the lines that are not booked; undefined while nothing was compared. */
async function pageOfDifferences(
  ctx: Ctx,
  { id, after }: Pick<Shown, 'id' | 'after'>,
  known?: readonly Difference[],
): Promise<DifferencePage | undefined> {
  const all = known ?? (await reportDifferences(ctx, id))?.differences
  if (!all) return undefined
  const rest = all.filter(({ line }) => line > after)
  const shown = rest.slice(0, PAGE)
  return { id, total: all.length, shown, next: rest.length > PAGE ? shown.at(-1)?.line : undefined }
}

export type ReportData = Awaited<ReturnType<typeof reportData>>
