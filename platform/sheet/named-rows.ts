/** What is wrong with a row of a sheet, by its number. */
export type RowProblem = { row: number; why: string }

/** A separator within a text moves everything behind it. */
const MORE_CELLS =
  'Isinya lebih banyak daripada judul kolom. Beri kolom itu judul, atau apit isi yang memuat tanda pemisah dengan tanda kutip.'

type Named<C extends string, T> = {
  /** Columns that must be there. */
  needed: readonly C[]
  /** What a row says by the names of its columns, or why it cannot stand. */
  read: (cell: (column: C) => string, row: number) => T | string
}

/** Reads a sheet whose first row names the columns. Blank rows are left out; every row that cannot stand has its reason. */
export function readNamedRows<C extends string, T extends object>(
  [head = [], ...body]: readonly (readonly string[])[],
  { needed, read }: Named<C, T>,
): { lines: T[]; problems: RowProblem[] } {
  const order = head.map(columnName)
  const missing = needed.filter((name) => !order.includes(name))
  if (missing.length > 0) {
    const why = `Baris pertama harus memuat nama kolom. Yang belum ada: ${missing.join(', ')}.`
    return { lines: [], problems: [{ row: 1, why }] }
  }
  const twice = order.find((name, at) => name !== '' && order.indexOf(name) !== at)
  if (twice !== undefined) {
    const why = `Kolom “${twice}” ada dua kali. Hapus atau ganti nama salah satunya.`
    return { lines: [], problems: [{ row: 1, why }] }
  }
  const lines: T[] = []
  const problems: RowProblem[] = []
  body.forEach((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return
    const row = index + 2
    if (isMoved(cells, order.length)) {
      problems.push({ row, why: MORE_CELLS })
      return
    }
    const line = read((name) => (cells[order.indexOf(name)] ?? '').trim(), row)
    if (typeof line === 'string') problems.push({ row, why: line })
    else lines.push(line)
  })
  return { lines, problems }
}

/** A row with more than its columns: filled ones, or blank ones behind a sum that its own comma cut: 50,000. */
function isMoved(cells: readonly string[], columns: number): boolean {
  const beyond = cells.slice(columns)
  const isCut = (cell: string, at: number) =>
    /^(?:rp\.?)?\s*\d{1,3}$/i.test(cell.trim()) && /^\d{3}(?:\.\d+)?$/.test(cells[at + 1] ?? '')
  return beyond.some((cell) => cell.trim() !== '') || (beyond.length > 0 && cells.some(isCut))
}

/** All that stands in a column. */
export function columnOf(
  [head = [], ...body]: readonly (readonly string[])[],
  name: string,
): string[] {
  const at = head.map(columnName).indexOf(name)
  return body.map((cells) => cells[at] ?? '')
}

/** `NPWP NIK *` is `npwp_nik`. */
function columnName(cell: string): string {
  return cell
    .trim()
    .toLowerCase()
    .replace(/[* ]+$/, '')
    .replaceAll(' ', '_')
}
