import { decodeText, readDelimited } from './delimited.ts'
import { SheetRefused, sheetLimits, type SheetRows } from './sheet.ts'
import { readWorkbook } from './workbook.server.ts'

/** The rows of a CSV or XLSX file, told apart by its bytes. Refuses in words what it cannot read. */
export function readSheet(bytes: Buffer): SheetRows {
  if (bytes.length > sheetLimits.bytes) {
    throw new SheetRefused('Ukuran berkas paling besar 5 MB. Bagi menjadi beberapa berkas.')
  }
  const begin = bytes.toString('latin1', 0, 4)
  const isOldOffice = begin === '\xD0\xCF\x11\xE0'
  if (isOldOffice || begin === '%PDF') {
    throw new SheetRefused('Berkas ini bukan CSV atau XLSX. Simpan sebagai salah satunya.')
  }
  const rows = begin === 'PK\x03\x04' ? readWorkbook(bytes) : readDelimited(decodeText(bytes))
  if (rows.length === 0) throw new SheetRefused('Berkas ini kosong.')
  return rows
}
