import type { DrawnStatement } from '../draw-statement.ts'
import type { DrawnRow } from '../statement-kinds.ts'

type Row = Pick<DrawnRow, 'role' | 'words' | 'figures'>

/**
 * A statement's rows with the figures of another's beside them and the difference; of a statement with several columns
 * the last one counts. A row is found by its words within its block, so that other lines do not shift it.
 */
export function besideRows(rows: readonly Row[], others: readonly Row[]): Row[] {
  const left = new Map(named(others).map(([name, row]) => [name, row]))
  const shown = named(rows).map(([name, row]): Row => {
    const other = left.get(name)
    left.delete(name)
    return beside(row, other)
  })
  const only = [...left.values()].filter(({ role }) => role === 'line')
  if (only.length === 0) return shown
  const empty = (row: Row): Row => ({ ...row, figures: [0] })
  return [
    ...shown,
    { role: 'heading', words: 'Hanya di pembanding', figures: [] },
    ...only.map((row) => beside(empty(row), row)),
  ]
}

function beside(row: Row, other: Row | undefined): Row {
  const { role, words, figures } = row
  if (figures.length === 0) return { role, words, figures }
  const [now, before] = [figures.at(-1) ?? 0, other?.figures.at(-1) ?? 0]
  return { role, words, figures: [now, before, now - before] }
}

function named(rows: readonly Row[]): [name: string, row: Row][] {
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
