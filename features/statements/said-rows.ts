import type { DrawnRow } from './statement-kinds.ts'

/** Without lines of nothing, and without headings and funds that then have none; a table of nothing says so. */
export function saidRows<T extends Pick<DrawnRow, 'role' | 'words' | 'figures'>>(
  rows: readonly T[],
): T[] {
  const blocks: T[][] = []
  for (const row of rows) {
    if (row.role === 'block' || blocks.length === 0) blocks.push([])
    blocks.at(-1)?.push(row)
  }
  const isSaid = ({ figures }: T) => figures.some((figure) => figure !== 0)
  return blocks
    .filter(
      (block) =>
        block[0]?.role !== 'block' || block.some((row) => row.role === 'text' || isSaid(row)),
    )
    .flatMap((block) => {
      const said = block.filter((row) => row.role !== 'line' || isSaid(row))
      return said
        .filter(({ role }, at) => role !== 'heading' || said[at + 1]?.role === 'line')
        .map((row, at) => {
          const isEmpty = row.role === 'total' && !isSaid(row) && said[at - 1]?.role === 'text'
          return isEmpty ? { ...row, role: 'text', words: 'Tidak ada.', figures: [] } : row
        })
    })
}
