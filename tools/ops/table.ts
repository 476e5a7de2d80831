import { statSync } from 'node:fs'
import type { Contents } from '#platform/db/backup/contents.ts'

/** Rows under their headings, each column as wide as needed. */
export function table(heads: string[], rows: string[][]): string {
  const all = [heads, ...rows]
  const widths = heads.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`)
    .map((line) => line.trimEnd())
    .join('\n')
}

/** The number of rows a backup holds, in all tables. */
export function rowsIn({ tables }: Pick<Contents, 'tables'>): number {
  return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)
}

/** The size of a file, e.g. '3.2 MB'. */
export function mb(file: string): string {
  return `${(statSync(file).size / 1_000_000).toFixed(1)} MB`
}
