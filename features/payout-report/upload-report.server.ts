import { createHash } from 'node:crypto'
import { moneyMoment } from '#features/books/money-day.server.ts'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import type { ReportMapping } from '#platform/db/schema/schema-payout.ts'
import { startOfDay } from '#platform/time/jakarta.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { plainFileName } from '#platform/sheet/file-name.ts'
import { readSheet } from '#platform/sheet/read-sheet.server.ts'
import type { SheetRows } from '#platform/sheet/sheet.ts'
import {
  ColumnsMissing,
  FeeUnsaid,
  FileKnown,
  HeadRowUnknown,
  ReportMoved,
  StatusUnsaid,
} from './errors.ts'
import { plainHead, suggestMapping } from './report-columns.ts'
import { lockReport, rememberedMapping, type PayoutReport } from './queries.server.ts'
import { readReportJob } from './read-report.server.ts'

export type NewReport = {
  provider: string
  reference: string
  /** yyyy-mm-dd */
  settledOn: string
  fileName: string
  bytes: Buffer
  by: string
}

/** As many first rows as people need to find the heads, and as much of a cell as they need to know it. */
const SAMPLE_ROWS = 30
const SAMPLE_CELL = 60

/** Keeps a report's file once it has been read as a table. The same file is taken once. Answers the report's id. */
export async function uploadReport(ctx: Ctx, report: NewReport): Promise<string> {
  const { provider, reference, settledOn, bytes, by } = report
  // Its donations are known once it is read: then they are compared with the day.
  const cause = { words: 'harinya', at: startOfDay(settledOn) }
  await moneyMoment(ctx, ctx.db, { day: settledOn, cause })
  const rows = await readSheet(bytes)
  const id = ctx.newId()
  return inTransaction(ctx.db, async (tx) => {
    const row = await tx
      .insertInto('payout_report')
      .values({
        id,
        provider,
        reference,
        settled_on: settledOn,
        file_name: plainFileName(report.fileName),
        file_hash: createHash('sha256').update(bytes).digest('hex'),
        status: 'uploaded',
        sample: JSON.stringify(sampled(rows)),
        made_by: by,
        made_at: ctx.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new FileKnown()
    await tx.insertInto('payout_report_bytes').values({ report_id: id, bytes }).execute()
    return id
  })
}

function sampled(rows: SheetRows): SheetRows {
  return rows
    .slice(0, SAMPLE_ROWS)
    .map((row) => row.map((cell) => cell.toWellFormed().slice(0, SAMPLE_CELL).toWellFormed()))
}

export type ReportSample = { rows: string[][]; mapping: ReportMapping }

/** The first rows of a report's file, and its columns: as chosen for such a file before, else by their names. */
export async function sampleOf(ctx: Ctx, report: PayoutReport): Promise<ReportSample> {
  const { provider, sample: rows } = report
  const suggested = suggestMapping(rows)
  const heads = headsOf(rows[suggested.headRow])
  const remembered = await rememberedMapping(ctx.db, { provider, heads })
  return { rows, mapping: report.mapping ?? remembered ?? suggested }
}

function headsOf(row: readonly string[] = []): string {
  return row.map(plainHead).join('|').slice(0, 2_000)
}

/** Remembers the columns and has the file read in the background, anew where it was read before. */
export async function mapReport(
  ctx: Ctx,
  { id, mapping }: { id: string; mapping: ReportMapping },
): Promise<void> {
  assertTold(mapping)
  const now = ctx.now()
  const readingId = ctx.newId()
  await inTransaction(ctx.db, async (tx) => {
    const { status, provider, sample } = await lockReport(tx, id)
    if (!['uploaded', 'reading', 'ready', 'failed'].includes(status)) throw new ReportMoved()
    const head = sample[mapping.headRow]
    if (!head) throw new HeadRowUnknown()
    const chosen = { mapping: JSON.stringify(mapping), changed_at: now }
    await tx
      .insertInto('payout_mapping')
      .values({ provider, heads: headsOf(head), ...chosen })
      .onConflict((conflict) => conflict.columns(['provider', 'heads']).doUpdateSet(chosen))
      .execute()
    await tx.deleteFrom('payout_report_line').where('report_id', '=', id).execute()
    const { mapping: known } = chosen
    const begun = {
      mapping: known,
      reading_id: readingId,
      read_lines: 0,
      total: null,
      failure: null,
    }
    await tx
      .updateTable('payout_report')
      .set({ status: 'reading', ...begun })
      .where('id', '=', id)
      .execute()
    await enqueue(tx, readReportJob, { payload: { reportId: id, readingId }, now })
  })
  ctx.wake()
}

function assertTold({ columns, allSettled, noFees }: ReportMapping): void {
  const { reference, gross, providerId, status, fee, lineType } = columns
  if ((reference === undefined && providerId === undefined) || gross === undefined) {
    throw new ColumnsMissing()
  }
  if (status === undefined && !allSettled) throw new StatusUnsaid()
  if (fee === undefined && lineType === undefined && !noFees) throw new FeeUnsaid()
}

/** Leaves a report that is not booked; its file is deleted and may be uploaded again. */
export async function discardReport(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { status } = await lockReport(tx, id)
    if (!['uploaded', 'reading', 'ready', 'failed'].includes(status)) throw new ReportMoved()
    await tx.deleteFrom('payout_report_bytes').where('report_id', '=', id).execute()
    await tx.deleteFrom('payout_report_line').where('report_id', '=', id).execute()
    await tx
      .updateTable('payout_report')
      .set({ status: 'discarded', reading_id: null })
      .where('id', '=', id)
      .execute()
  })
}
