import { refusal } from '../refusal.ts'
import { largestFile } from '../files/upload.ts'

/** The rows of a file, each a list of texts. A cell that is empty or missing is ''. */
export type SheetRows = string[][]

/** A file as a table. `is1904`: its numbers of days begin in 1904, as old workbooks of a Mac have them. */
export type SheetTable = { rows: SheetRows; is1904: boolean }

/** What a file may hold; more is refused before it is read whole. */
export const sheetLimits = {
  bytes: largestFile.sheet,
  rows: 50_000,
  columns: 100,
  cells: 1_500_000,
  /** A text that many cells share counts as often as it is shown. */
  characters: 20_000_000,
  /** All parts of a workbook, unpacked. */
  unpacked: 60 * 1024 * 1024,
} as const

/** A file that cannot be read as a table; the sentence says why and what to do. */
export class SheetRefused extends refusal({ code: 'sheet/refused', status: 422 }) {
  constructor(why: string) {
    super(why, { berkas: why })
  }
}

const TOO_MANY_CELLS = 'Isi berkas lebih dari 1.500.000 sel. Bagi menjadi beberapa berkas.'

/** Counts the cells of a table that is being read, and refuses beyond the limit. */
export function cellCounter(): (more: number) => void {
  let cells = 0
  return (more) => {
    cells += more
    if (cells > sheetLimits.cells) throw new SheetRefused(TOO_MANY_CELLS)
  }
}

const TOO_MANY_CHARACTERS = 'Isi berkas terlalu panjang. Bagi menjadi beberapa berkas.'

/** Refuses a table beyond the limits. */
export function assertWithin(rows: SheetRows): void {
  let characters = 0
  for (const row of rows) for (const cell of row) characters += cell.length
  if (characters > sheetLimits.characters) throw new SheetRefused(TOO_MANY_CHARACTERS)
  if (rows.length > sheetLimits.rows) {
    throw new SheetRefused('Baris berkas lebih dari 50.000. Bagi menjadi beberapa berkas.')
  }
  if (rows.some((row) => row.length > sheetLimits.columns)) {
    throw new SheetRefused('Kolom berkas lebih dari 100. Periksa berkas dan pemisah kolomnya.')
  }
}
