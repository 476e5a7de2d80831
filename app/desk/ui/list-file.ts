import type { SheetCell } from '#platform/sheet/xlsx.server.ts'
import { workbookOf } from '#platform/sheet/xlsx.server.ts'
import { localTimeOf } from '#platform/time/jakarta.ts'
import { csvLine } from '#platform/sheet/csv.ts'
import { csvDownload } from './csv.ts'

const formats = ['csv', 'xlsx'] as const
export type FileFormat = (typeof formats)[number]

export function isFormat(text: string): text is FileFormat {
  return (formats as readonly string[]).includes(text)
}

type ListFile = {
  format: FileFormat
  /** The file's name without its ending, and the name of a workbook's sheet. */
  name: string
  title: string
  head: readonly string[]
  rows: AsyncIterable<readonly (readonly SheetCell[])[]>
}

/** What a list shows as a file to save: every page of it, read as the file is made. */
export async function listFile({ format, name, title, head, rows }: ListFile): Promise<Response> {
  if (format === 'csv') return csvDownload(`${name}.csv`, linesOf(head, rows))
  return workbookDownload(`${name}.xlsx`, await workbookOf({ name: title, head, rows }))
}

async function* linesOf(head: ListFile['head'], rows: ListFile['rows']): AsyncGenerator<string> {
  yield fileLine(head)
  for await (const page of rows) yield page.map(fileLine).join('')
}

/** A row as a line of CSV; moments as '2026-03-12 14:05' in Jakarta. */
export function fileLine(cells: readonly SheetCell[]): string {
  const plain = cells.map((cell) => {
    if (cell instanceof Date) return localTimeOf(cell)
    return cell !== null && typeof cell === 'object' ? cell.value : cell
  })
  return csvLine(plain)
}

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

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
