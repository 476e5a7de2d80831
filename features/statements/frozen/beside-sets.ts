import type { DrawnStatement } from '../draw-statement.ts'
import type { DrawnRow } from '../statement-kinds.ts'

type Row = Pick<DrawnRow, 'role' | 'words' | 'figures' | 'key'>

/**
 * Each row of a statement with the same one of another. A row is found by its words within its block, so that other
 * lines do not shift it. What only the other has follows the rows of its sum, with nothing in this one.
 */
export function pairedRows<T extends Row>(
  rows: readonly T[],
  others: readonly T[],
): { row: T; other: T | undefined }[] {
  const left = new Map(named(others))
  const pairs = named(rows).map(([name, row]) => {
    const other = left.get(name)
    left.delete(name)
    return { row, other }
  })
  for (const other of left.values()) {
    if (other.role !== 'line') continue
    const at = pairs.findLastIndex(({ row }) => row.key !== undefined && row.key === other.key)
    const row = { ...other, figures: other.figures.map(() => 0) }
    pairs.splice(at < 0 ? pairs.length : at + 1, 0, { row, other })
  }
  return pairs
}

function named<T extends Row>(rows: readonly T[]): [name: string, row: T][] {
  const seen = new Map<string, number>()
  let block = ''
  return rows.map((row) => {
    if (row.role === 'block') block = row.words
    const name = `${block}|${row.role}|${row.words}`
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return [`${name}|${times}`, row]
  })
}

/** Rows with two figures and their difference; of a statement with several columns the last one counts. */
export function besideRows(rows: readonly Row[], others: readonly Row[]): Row[] {
  return pairedRows(rows, others).map(({ row: { role, words, figures }, other }) => {
    if (figures.length === 0) return { role, words, figures }
    const [now, before] = [figures.at(-1) ?? 0, other?.figures.at(-1) ?? 0]
    return { role, words, figures: [now, before, now - before] }
  })
}

/** Several statements beside those of the same kinds; one without a pair stands alone. */
export function besideStatements(
  statements: readonly (DrawnStatement & { title: string })[],
  others: readonly DrawnStatement[],
): { kind: string; title: string; rows: Row[] }[] {
  return statements.map(({ kind, title, rows }) => {
    const other = others.find((each) => each.kind === kind)
    return { kind, title, rows: besideRows(rows, other?.rows ?? []) }
  })
}

/** What was signed, what came later, and both together. */
export function withLate<T extends { figures: readonly number[] }>(row: T): T {
  const [signed, both] = row.figures
  if (signed === undefined || both === undefined) return row
  return { ...row, figures: [signed, both - signed, both] }
}
