import type { StatementMapping } from '#platform/db/schema/schema-statement.ts'
import { decodeText } from '#platform/sheet/delimited.ts'
import { readTable } from '#platform/sheet/read-sheet.server.ts'
import { assertWithin, type SheetTable, sheetLimits } from '#platform/sheet/sheet.ts'
import { isMt940, mt940Mapping, mt940Rows } from './mt940.ts'

export type OpenedFile = SheetTable & {
  /** The columns of a format that says them itself. */
  fixed?: StatementMapping
}

/** A bank's file as a table: a CSV, a workbook, or messages of SWIFT. Refuses in words what it cannot read. */
export async function openFile(bytes: Buffer): Promise<OpenedFile> {
  const isMessage = bytes.length <= sheetLimits.bytes && isMt940(bytes.toString('latin1'))
  if (!isMessage) return await readTable(bytes)
  const rows = mt940Rows(decodeText(bytes))
  assertWithin(rows)
  return { rows, is1904: false, fixed: mt940Mapping }
}
