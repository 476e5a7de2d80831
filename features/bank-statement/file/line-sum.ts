import type { StatementColumn, StatementMapping } from '#platform/db/schema/schema-statement.ts'
import { readSen } from '#platform/money/written-sum.ts'
import { sideIn } from './statement-value.ts'

type Cell = (use: StatementColumn) => string

/** How a file marks what leaves and what comes. */
export type SideMarks = {
  /** What a sum without a mark is, in a file that marks one side alone. */
  unmarked?: 'in' | 'out'
  /** Every sum in the column of debits has a minus, which then says nothing more. */
  isDebitBelowZero: boolean
}

/** The marks of a file, which only all of its rows show. */
export function marksIn(
  rows: readonly (readonly string[])[],
  columns: StatementMapping['columns'],
): SideMarks {
  const cells = (use: StatementColumn) =>
    rows.map((row) => row[columns[use] ?? -1] ?? '').filter((cell) => cell !== '')
  const sides = new Set(cells('side').map(sideIn))
  return {
    ...(sides.has('out') && !sides.has('in') && { unmarked: 'in' as const }),
    ...(sides.has('in') && !sides.has('out') && { unmarked: 'out' as const }),
    isDebitBelowZero: cells('debit')
      .map(readSen)
      .every((read) => !read.ok || read.value <= 0),
  }
}

/** The sum of a row, a sentence where it cannot be read, undefined where there is none. */
export function senIn(cell: Cell, marks: SideMarks): number | string | undefined {
  return cell('amount') ? inOneColumn(cell, marks) : inTwoColumns(cell, marks)
}

function inOneColumn(cell: Cell, { unmarked }: SideMarks): number | string {
  const read = readSen(cell('amount'))
  if (!read.ok) return `jumlahnya ${read.why}`
  const written = cell('side')
  const side = written === '' ? unmarked : sideIn(written)
  if (side === undefined && written !== '') {
    return `tanda “${written.slice(0, 20)}” tidak dikenal sebagai debit atau kredit`
  }
  if (side === undefined || (written === '' && read.isSigned)) return read.value
  return side === 'out' ? 0 - Math.abs(read.value) || 0 : Math.abs(read.value)
}

function inTwoColumns(cell: Cell, marks: SideMarks): number | string | undefined {
  const [debit, credit] = [cell('debit'), cell('credit')].map((text) =>
    /^[-\u2010-\u2015\u2212]?$/.test(text) ? '' : text,
  ) as [string, string]
  if (!debit && !credit) return undefined
  const [out, come] = [readSen(debit || '0'), readSen(credit || '0')]
  if (!out.ok) return `debitnya ${out.why}`
  if (!come.ok) return `kreditnya ${come.why}`
  if (out.value !== 0 && come.value !== 0) return 'debit dan kreditnya sama-sama terisi'
  // Some banks write a minus before everything that leaves; otherwise it turns a line back.
  const left = marks.isDebitBelowZero ? Math.abs(out.value) : out.value
  return come.value - left || 0
}
