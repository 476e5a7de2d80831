import { cellsOf, type ColumnSet, type OutwardName } from './outward-report.ts'

export type ReportColumns = ColumnSet['columns']

/** Columns as text, one a row: 'jumlah | Jumlah (Rp)'. */
export function columnText(columns: ReportColumns): string {
  return columns.map(([cell, head]) => `${cell} | ${head}`).join('\n')
}

/** The columns that a text says, or the words for what is wrong in the first row that is none. */
export function parseColumns(name: OutwardName, text: string): [string, string][] | string {
  const known = cellsOf(name)
  const columns: [string, string][] = []
  const rows = text.split(/\r?\n/).filter((row) => row.trim() !== '')
  for (const [at, row] of rows.entries()) {
    const [cell = '', head = '', more] = row.split('|').map((part) => part.trim())
    const line = `Baris ${at + 1}: `
    if (!known.includes(cell))
      return `${line}isi “${cell}” tidak dikenal. Pilih ${known.join(', ')}.`
    if (!head || more !== undefined) return `${line}tulis isi, garis tegak, lalu judulnya.`
    if (columns.some(([other]) => other === cell)) return `${line}isi “${cell}” muncul dua kali.`
    columns.push([cell, head])
  }
  return columns.length > 0 ? columns : 'Tulis sedikitnya satu kolom.'
}
