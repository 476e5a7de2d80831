import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/db/connect.server.ts'
import type { ReportLine } from './report-lines.ts'
import { lockReport } from './queries.server.ts'

export type ReportReading = { reportId: string; readingId: string }

type Change = {
  status?: 'ready' | 'failed'
  failure?: string
  read_lines?: number
  total?: number
  left_out?: number
  /** With the words that a person must explain. */
  mapping?: string
  after?: string | null
}

type Step = {
  /** How many lines this reading has written before. */
  from: number
  /** Where the page before ended, of a report by API. */
  after?: string | null
  change: Change
  lines?: readonly ReportLine[]
}

/** Writes some lines with the count of them. False when another run is ahead, or a new reading has begun. */
export async function advance(
  ctx: Ctx,
  reading: ReportReading,
  { from, after = null, change, lines = [] }: Step,
): Promise<boolean> {
  const { reportId: id, readingId } = reading
  return inTransaction(ctx.db, async (tx) => {
    const report = await lockReport(tx, id)
    const isOurs = report.reading_id === readingId && report.status === 'reading'
    if (!isOurs || report.read_lines !== from || report.after !== after) return false
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
    is_chargeback: line.isChargeback,
    cents: line.cents,
  }
}
