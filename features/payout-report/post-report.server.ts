import { createHash } from 'node:crypto'
import type { NamedBanks } from '#features/books/bank-namer.server.ts'
import { moneyMoment } from '#features/books/money-day.server.ts'
import { withBooks } from '#features/books/enter-books.server.ts'
import { plannedPostings } from '#features/settlement/settle-batch.server.ts'
import { undoBatch } from '#features/settlement/undo-batch.server.ts'
import type { Posting } from '#features/ledger/ledger.ts'
import type { Difference, MatchedPayout } from '#features/settlement/match-payout.ts'
import {
  matchedWith,
  newestReceived,
  recordSettlement,
} from '#features/settlement/record-settlement.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { momentAt, startOfDay } from '#platform/time/jakarta.ts'
import { rupiah } from '#platform/money/money.ts'
import { PayoutBooked, PreviewChanged, ReportMoved } from './errors.ts'
import {
  differencesOf,
  getReport,
  lockReport,
  type PayoutReport,
  reportLines,
} from './queries.server.ts'

export type ReportPreview = MatchedPayout & {
  /** What booking it would post, one line for each pair of accounts and fund. */
  postings: Posting[]
  /** Of everything that would be booked and everything that would not: another one is another result. */
  digest: string
}

/** What the lines of a report stand for in the books now; nothing is written. */
export async function previewReport(
  ctx: Ctx,
  db: Db | Tx,
  report: PayoutReport,
): Promise<ReportPreview> {
  const { id, provider } = report
  const matched = await matchedWith(db, { provider, lines: await linesToBook(db, report) })
  const { settled: portions, deducted, adjustments } = matched
  const batch = { id, settledAt: settledAtOf(ctx, report), portions, deducted, adjustments }
  const postings = summed(await plannedPostings(ctx, db, batch))
  const digest = createHash('sha256')
    .update(JSON.stringify([matched, postings]))
    .digest('hex')
  return { ...matched, postings, digest }
}

/**
 * A report with the lines that stay unbooked: as they are now, or as they were listed when it was
 * booked. Undefined before it is read.
 */
export async function reportDifferences(
  ctx: Ctx,
  id: string,
): Promise<{ report: PayoutReport; differences: readonly Difference[] } | undefined> {
  const report = await getReport(ctx.db, id)
  const { status, batch_id: batch } = report
  if (batch) return { report, differences: await differencesOf(ctx.db, batch) }
  if (status !== 'ready' && status !== 'proposed') return undefined
  const { differences } = await previewReport(ctx, ctx.db, report)
  return { report, differences }
}

/** The lines of a report, with what the rounding of its fees left over. */
async function linesToBook(db: Db | Tx, { id, rounding }: PayoutReport) {
  const lines = await reportLines(db, id)
  if (rounding === 0) return lines
  const none = { fee: 0, tax: 0, isAdjustment: true, isChargeback: false, isFeeMissing: false }
  const line = (lines.at(-1)?.line ?? 0) + 1
  return [...lines, { ...none, line, reference: ROUNDING, providerId: '', gross: rounding }]
}

const ROUNDING = 'pembulatan biaya'

/** Postings of equal accounts and fund as one, in the order of their first. */
export function summed(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, Posting>()
  for (const { debit, credit, fund, amount } of postings) {
    const key = `${debit} ${credit} ${fund}`
    const sum = sums.get(key)?.amount ?? 0
    sums.set(key, { debit, credit, fund, amount: rupiah(sum + amount) })
  }
  return [...sums.values()]
}

/** Refuses a report whose day is before one of its donations; the day was open when it was uploaded. */
export async function assertDayFollows(
  ctx: Ctx,
  db: Db | Tx,
  { report, settled }: { report: PayoutReport; settled: MatchedPayout['settled'] },
): Promise<void> {
  const at = (await newestReceived(db, settled)) ?? startOfDay(report.settled_on)
  const cause = { words: 'donasi terbaru di dalamnya dibayar', at }
  await moneyMoment(ctx, db, {
    day: report.settled_on,
    cause,
    field: '_',
    isStated: true,
  })
}

/** Noon in Jakarta, for no report tells the hour; on the same morning, now. */
function settledAtOf({ now }: Ctx, { settled_on: day }: PayoutReport): Date {
  return new Date(Math.min(momentAt(day, '12:00').getTime(), now().getTime()))
}

type Agreed = { by: string; digest: string; banks?: NamedBanks }

/**
 * Books all lines of a report that match, in one commit; the others stay listed as differences. Refuses when the result
 * would be another than the one agreed on.
 */
export async function postReport(
  ctx: Ctx,
  id: string,
  { by, digest, banks = [] }: Agreed,
): Promise<void> {
  await withBooks(ctx, async (tx) => {
    const report = await lockReport(tx, id)
    if (report.status !== 'proposed') throw new ReportMoved()
    const { provider, reference } = report
    const preview = await previewReport(ctx, tx, report)
    if (preview.digest !== digest) throw new PreviewChanged()
    await assertDayFollows(ctx, tx, { report, settled: preview.settled })
    const lines = await linesToBook(tx, report)
    const payout = { provider, reference, settledAt: settledAtOf(ctx, report), lines, banks }
    const { isNew, batchId } = await recordSettlement(ctx.within(tx), payout)
    if (!isNew || !batchId) throw new PayoutBooked()
    const posted = { batch_id: batchId, posted_by: by, posted_at: ctx.now() }
    await tx
      .updateTable('payout_report')
      .set({ status: 'posted', ...posted })
      .where('id', '=', id)
      .execute()
    await tx.deleteFrom('payout_report_bytes').where('report_id', '=', id).execute()
  })
}

/** Reverses the journals of a posted report; its file may then be uploaded again. */
export async function undoReport(ctx: Ctx, id: string, { by }: { by: string }): Promise<void> {
  await withBooks(ctx, async (tx) => {
    const { status, batch_id: batchId } = await lockReport(tx, id)
    if (status !== 'posted' || !batchId) throw new ReportMoved()
    await undoBatch(ctx, tx, batchId)
    const undone = { status: 'undone' as const, undone_by: by, undone_at: ctx.now() }
    await tx.updateTable('payout_report').set(undone).where('id', '=', id).execute()
  })
}
