import { csvLine } from '#platform/sheet/csv.ts'
import { localTimeOf } from '#platform/time/jakarta.ts'

/** A file of the package: its path within it, and its bytes in portions. */
export type PackageFile = { path: string; portions: AsyncIterable<Uint8Array> }

/** The days a package is about, both included, in Jakarta; and the word its sample is drawn by. */
export type PackageOrder = { from: string; through: string; seed: string }

type Cell = string | number | Date | null

/** The mark by which a spreadsheet knows UTF-8. */
const MARK = '\uFEFF'

/** Rows as a file of CSV; moments as '2026-03-12 14:05' in Jakarta. */
export function tableFile(
  path: string,
  head: readonly string[],
  rows: AsyncIterable<readonly (readonly Cell[])[]>,
): PackageFile {
  return { path, portions: linesOf(head, rows) }
}

async function* linesOf(
  head: readonly string[],
  rows: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(MARK + csvLine(head))
  for await (const portion of rows) {
    yield encoder.encode(portion.map((row) => csvLine(row.map(plain))).join(''))
  }
}

function plain(cell: Cell): string | number | null {
  return cell instanceof Date ? localTimeOf(cell) : cell
}

/** Bytes, or a text, as a file. */
export function wholeFile(path: string, content: string | Uint8Array): PackageFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return { path, portions: once(bytes) }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
