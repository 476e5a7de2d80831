import { columnName, type SheetCell } from '#platform/sheet/xlsx.server.ts'
import type { DrawnRow } from './statement-kinds.ts'

type SheetRow = Pick<DrawnRow, 'words' | 'figures' | 'key' | 'sums'>

/**
 * The rows of a statement as cells below a head: a sum is a formula over its rows, so that an auditor's program reckons
 * it again.
 */
export function sheetRows(rows: readonly SheetRow[]): SheetCell[][] {
  return rows.map(({ words, figures, sums }) => [
    words,
    ...figures.map((figure, at) => {
      const formula = sums && formulaOf(rows, sums, columnName(at + 1))
      return formula ? { formula, value: figure } : figure
    }),
  ])
}

function formulaOf(rows: readonly SheetRow[], sums: readonly string[], column: string): string {
  const parts = sums.flatMap((name) => {
    const key = name.replace(/^-/, '')
    const cells = rows.flatMap((row, at) => (row.key === key ? [`${column}${at + 2}`] : []))
    if (cells.length === 0) return []
    return [`${name.startsWith('-') ? '-' : '+'}SUM(${cells.join(',')})`]
  })
  return parts.join('').replace(/^\+/, '')
}
