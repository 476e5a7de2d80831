import * as v from 'valibot'
import type { Ctx } from '#platform/context.ts'
import type { ReportMapping } from '#platform/db/schema/schema-payout.ts'
import { defineJob } from '#platform/jobs/jobs.server.ts'
import { readTable } from '#platform/sheet/read-sheet.server.ts'
import { readReport } from './payout-report.ts'
import { getReport, reportBytes } from './queries.server.ts'
import { advance, type ReportReading } from './write-lines.server.ts'

/** Reads a report's file into lines. After a restart it is due again and goes on where it was. */
export const readReportJob = defineJob(
  { name: 'payout-report.read', lane: 'upkeep' },
  v.object({ reportId: v.pipe(v.string(), v.uuid()), readingId: v.pipe(v.string(), v.uuid()) }),
  readLines,
)

const LINES_AT_ONCE = 500
/** A report without a line is the wrong file, or was read in the wrong columns. */
const EMPTY = 'Tidak ada baris yang dapat dibukukan. Periksa baris judul dan kolomnya.'

async function readLines(ctx: Ctx, reading: ReportReading): Promise<void> {
  const report = await getReport(ctx.db, reading.reportId)
  const bytes = await reportBytes(ctx.db, reading.reportId)
  if (report.reading_id !== reading.readingId || !report.mapping || !bytes) return
  const { rows, is1904 } = await readTable(bytes)
  const { lines, problems, unknown, leftOut } = readReport(rows, report.mapping, { is1904 })
  const wrong = [...(unknown.length > 0 ? [askedWords(unknown)] : []), ...problems]
  const failure = wrong.length > 0 ? wrong.join('\n') : lines.length === 0 ? EMPTY : null
  if (failure) {
    const mapping = JSON.stringify(withAsked(report.mapping, unknown))
    await advance(ctx, reading, { from: 0, change: { status: 'failed', failure, mapping } })
    return
  }
  for (let from = report.read_lines; from < lines.length; from += LINES_AT_ONCE) {
    const some = lines.slice(from, from + LINES_AT_ONCE)
    const read = from + some.length
    const change = { read_lines: read, total: lines.length, left_out: leftOut }
    const isLast = read === lines.length
    const done = isLast ? { ...change, status: 'ready' as const } : change
    if (!(await advance(ctx, reading, { from, change: done, lines: some }))) return
  }
}

/** More words than a provider has are another column. */
const MOST_ASKED = 10

function askedWords(unknown: readonly string[]): string {
  const words = unknown.slice(0, MOST_ASKED).map((word) => `“${word}”`)
  return `Arti status ${words.join(', ')} belum dikenal. Pilih artinya di bawah, lalu baca lagi.`
}

function withAsked(mapping: ReportMapping, unknown: readonly string[]): ReportMapping {
  if (unknown.length === 0) return mapping
  const template = Object.fromEntries(unknown.slice(0, MOST_ASKED).map((word) => [word, null]))
  return { ...mapping, statuses: { ...template, ...mapping.statuses } }
}
