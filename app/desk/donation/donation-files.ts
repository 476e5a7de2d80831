import type { ExportCell } from '#features/donation-log/columns.ts'
import { localTimeOf } from '#platform/jakarta.ts'
import { csvLine } from '../ui/csv.ts'

/** A row of an export as a line of CSV; moments as '2026-03-12 14:05' in Jakarta. */
export function exportLine(cells: readonly ExportCell[]): string {
  return csvLine(cells.map((cell) => (cell instanceof Date ? localTimeOf(cell) : cell)))
}

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A workbook to save. */
export function workbookDownload(name: string, bytes: Buffer): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': WORKBOOK,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Length': String(bytes.length),
      'Cache-Control': 'no-store',
    },
  })
}
