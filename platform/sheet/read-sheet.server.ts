import { decodeText, readDelimited } from './delimited.ts'
import { SheetRefused, sheetLimits, type SheetTable, type SheetRows } from './sheet.ts'
import { readWorkbook } from './workbook.server.ts'

/** The rows of a CSV or XLSX file, told apart by its bytes. Refuses in words what it cannot read. */
export function readSheet(bytes: Buffer): SheetRows {
  return readTable(bytes).rows
}

/** The same with what its numbers of days count from. */
export function readTable(bytes: Buffer): SheetTable {
  if (bytes.length > sheetLimits.bytes) {
    throw new SheetRefused('Ukuran berkas paling besar 5 MB. Bagi menjadi beberapa berkas.')
  }
  const begin = bytes.toString('latin1', 0, 4)
  const isOldOffice = begin === '\xD0\xCF\x11\xE0'
  if (isOldOffice || begin === '%PDF') {
    throw new SheetRefused(ANOTHER_KIND)
  }
  const isWorkbook = begin === 'PK\x03\x04'
  const table = isWorkbook ? readWorkbook(bytes) : { rows: readText(bytes), is1904: false }
  if (table.rows.length === 0) throw new SheetRefused('Berkas ini kosong.')
  return table
}

const ANOTHER_KIND = 'Berkas ini bukan CSV atau XLSX. Simpan sebagai salah satunya.'

/** Pages saved under the name of a workbook are common: they are no separated values. */
function readText(bytes: Buffer): SheetRows {
  const text = decodeText(bytes)
  if (/^\s{0,100}</.test(text)) throw new SheetRefused(ANOTHER_KIND)
  return readDelimited(text)
}
