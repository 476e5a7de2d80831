import { decodeText, readDelimited } from './delimited.ts'
import { SheetRefused, sheetLimits, type SheetTable, type SheetRows } from './sheet.ts'
import { LOCKED } from './sheet-xml.ts'
import { readWorkbook } from './workbook.server.ts'
import { columnName } from './xlsx.server.ts'
import { largestFile, megabytes } from '../files/upload.ts'

/** A CSV or XLSX file as a table, told apart by its bytes. Refuses in words what it cannot read. */
export function parseTable(bytes: Buffer): SheetTable {
  if (bytes.length > sheetLimits.bytes) {
    throw new SheetRefused(
      `Ukuran berkas paling besar ${megabytes(largestFile.sheet)}. Bagi menjadi beberapa berkas.`,
    )
  }
  const begin = bytes.toString('latin1', 0, 4)
  if (begin === '\xD0\xCF\x11\xE0') throw new SheetRefused(oldOffice(bytes))
  if (begin === '%PDF') throw new SheetRefused(PAPER)
  const isWorkbook = begin === 'PK\x03\x04'
  const table = isWorkbook ? readWorkbook(bytes) : { rows: readText(bytes), is1904: false }
  if (table.rows.length === 0) throw new SheetRefused('Berkas ini kosong.')
  assertNoErrors(table.rows)
  return table
}

/**
 * What a spreadsheet shows in place of a value it could not reckon, find or fit: `#N/A`, `#REF!`, `Err:502`, and `###` of
 * a column too narrow, which it also writes into a CSV.
 */
const NO_VALUE = /^(?:#N\/A|#[\p{L}][\p{L}\d_/]{1,20}[!?]|Err:\d{3}|#{3,255})$/iu

/** A cell without its value is refused by its name: as a text it would count as a name or a note. */
function assertNoErrors(rows: SheetRows): void {
  for (const [at, row] of rows.entries()) {
    const column = row.findIndex((cell) => /^(?:#|Err:)/i.test(cell) && NO_VALUE.test(cell))
    if (column < 0) continue
    const place = `${columnName(column)}${at + 1}`
    const shown = row[column]?.slice(0, 20)
    throw new SheetRefused(
      `Sel ${place} berisi ${shown}, bukan nilainya. Perbaiki atau kosongkan sel itu, lalu unggah lagi.`,
    )
  }
}

const ANOTHER_KIND = 'Berkas ini bukan CSV atau XLSX. Simpan sebagai salah satunya.'
const PAPER = 'Berkas ini PDF. Unduh dalam bentuk CSV atau XLSX, lalu unggah di sini.'
const OLD_WORKBOOK =
  'Berkas ini Excel lama (.xls). Buka, simpan sebagai .xlsx tanpa kata sandi, lalu unggah lagi.'

/** A compound file (MS-CFB): a locked XLSX, a workbook before 2007, or another document. Its streams are named in UTF-16. */
function oldOffice(bytes: Buffer): string {
  const has = (stream: string) => bytes.includes(Buffer.from(stream, 'utf16le'))
  if (has('EncryptedPackage')) return LOCKED
  return has('Workbook') || has('Book') ? OLD_WORKBOOK : ANOTHER_KIND
}

/** Pages saved under the name of a workbook are common: they are no separated values. */
function readText(bytes: Buffer): SheetRows {
  const text = decodeText(bytes)
  if (/^\s{0,100}</.test(text)) throw new SheetRefused(ANOTHER_KIND)
  return readDelimited(text)
}
