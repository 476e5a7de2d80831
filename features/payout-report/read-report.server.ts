import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import { defineJob } from '#platform/jobs.server.ts'
import { readTable } from '#platform/sheet/read-sheet.server.ts'
import { type ReportLine, readReport } from './payout-report.ts'
import { getReport, lockReport, reportBytes } from './queries.server.ts'

/** Reads a report's file into lines. After a restart it is due again and goes on where it was. */
export const readReportJob = defineJob(
  { name: 'payout-report.read', lane: 'upkeep' },
  v.object({ reportId: v.pipe(v.string(), v.uuid()), readingId: v.pipe(v.string(), v.uuid()) }),
  readLines,
)

type Reading = { reportId: string; readingId: string }

const LINES_AT_ONCE = 500
const EMPTY = 'Tidak ada baris yang dapat dibukukan. Periksa baris judul dan kolomnya.'

async function readLines(ctx: Ctx, reading: Reading): Promise<void> {
  const report = await getReport(ctx.db, reading.reportId)
  const bytes = await reportBytes(ctx.db, reading.reportId)
  if (report.reading_id !== reading.readingId || !report.mapping || !bytes) return
  const { rows, is1904 } = readTable(bytes)
  const { lines, problems } = readReport(rows, report.mapping, { is1904 })
  const failure = problems.length > 0 ? problems.join('\n') : lines.length === 0 ? EMPTY : null
  if (failure) {
    await advance(ctx, reading, { from: 0, change: { status: 'failed', failure } })
    return
  }
  for (let from = report.read_lines; from < lines.length; from += LINES_AT_ONCE) {
    const some = lines.slice(from, from + LINES_AT_ONCE)
    const read = from + some.length
    const change = { read_lines: read, total: lines.length }
    const isLast = read === lines.length
    const done = isLast ? { ...change, status: 'ready' as const } : change
    if (!(await advance(ctx, reading, { from, change: done, lines: some }))) return
  }
}

type Step = {
  /** How many lines this reading has written before. */
  from: number
  change: { status?: 'ready' | 'failed'; failure?: string; read_lines?: number; total?: number }
  lines?: readonly ReportLine[]
}

/** Writes some lines with the count of them. False when another run is ahead, or a new reading has begun. */
async function advance(ctx: Ctx, reading: Reading, { from, change, lines = [] }: Step) {
  const { reportId: id, readingId } = reading
  return inTransaction(ctx.db, async (tx) => {
    const report = await lockReport(tx, id)
    const isOurs = report.reading_id === readingId && report.status === 'reading'
    if (!isOurs || report.read_lines !== from) return false
    if (lines.length > 0) {
      const rows = lines.map((line) => rowOf(id, line))
      await tx.insertInto('payout_report_line').values(rows).execute()
    }
    await tx.updateTable('payout_report').set(change).where('id', '=', id).execute()
    return true
  })
}

function rowOf(reportId: string, line: ReportLine) {
  return {
    report_id: reportId,
    line: line.line,
    reference: line.reference,
    provider_id: line.providerId,
    gross: line.gross,
    fee: line.fee,
    tax: line.tax,
    day: line.day,
    is_adjustment: line.isAdjustment,
    is_fee_missing: line.isFeeMissing,
  }
}
