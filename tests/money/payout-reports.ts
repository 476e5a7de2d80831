import { dayOf } from '#platform/time/jakarta.ts'
import { decideProposal } from '#features/staff/proposal.server.ts'
import { previewReport } from '#features/payout-report/post-report.server.ts'
import { proposeReport, reportProposals } from '#features/payout-report/proposals.server.ts'
import { getReport } from '#features/payout-report/queries.server.ts'
import { mapReport, sampleOf, uploadReport } from '#features/payout-report/upload-report.server.ts'
import type { TestCtx } from '../context.ts'
import { asCsv, midtransFile, type ReportedPayment } from './payout-files.ts'
import { runJobs } from './payments.ts'
import { aStaff } from '../desk/staff.ts'

type Upload = {
  provider?: string
  reference?: string
  settledOn?: string
  bytes: Buffer
  by: string
}

/** Uploads a report of today, of the sandbox unless said. */
export async function uploadPayout(
  ctx: TestCtx,
  { provider = 'sandbox', reference = 'PO-1', ...rest }: Upload,
): Promise<string> {
  const settledOn = dayOf(ctx.now())
  return uploadReport(ctx, { provider, reference, settledOn, fileName: 'laporan.csv', ...rest })
}

/** Uploads a report and has it read with the columns that are offered. */
export async function readPayout(ctx: TestCtx, given: Upload): Promise<string> {
  const id = await uploadPayout(ctx, given)
  await mapAsOffered(ctx, id)
  await runJobs(ctx)
  return id
}

/** Chooses the columns that are offered; the file is read by the next job. */
export async function mapAsOffered(ctx: TestCtx, id: string): Promise<void> {
  const { mapping } = await sampleOf(ctx, await getReport(ctx.db, id))
  const allSettled = mapping.columns.status === undefined
  await mapReport(ctx, { id, mapping: { ...mapping, ...(allSettled && { allSettled }) } })
}

/** Proposes to book a report; the bank received what it comes to. */
export async function proposePayoutReport(
  ctx: TestCtx,
  id: string,
  { by }: { by: string },
): Promise<void> {
  const { net: received } = await previewOf(ctx, id)
  await proposeReport(ctx, id, { by, received })
}

export async function previewOf(ctx: TestCtx, id: string) {
  return previewReport(ctx, ctx.db, await getReport(ctx.db, id))
}

/** The one open proposal. */
export async function pendingProposal({ db }: TestCtx): Promise<string> {
  const open = db.selectFrom('proposal').select('id').where('status', '=', 'proposed')
  return (await open.executeTakeFirstOrThrow()).id
}

/** What another person decides of the one open proposal. */
export async function decidePayout(ctx: TestCtx, isApproved = true): Promise<void> {
  const { id: by } = await aStaff(ctx, 'admin')
  const decision = { by, role: 'admin' as const, isApproved }
  await decideProposal(ctx, { kinds: reportProposals, id: await pendingProposal(ctx) }, decision)
}

/** A payment of Rp50.000 with a fee, unless said, as a report tells it. */
export function reported(
  reference: string,
  gross = 50_000,
  fee: number | '' = 4_000,
): ReportedPayment {
  return { reference, gross, fee }
}

export function csvOf(payments: readonly ReportedPayment[]): Promise<Buffer> {
  return asCsv(midtransFile(payments))
}
