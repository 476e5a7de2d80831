import type { Table } from './order.ts'

/** The nouns of a table by rank: each may import only from ranks to its left. */
export function ranksOf(table: Table): string[][] {
  const ranks = new Map<string, number>()
  const rankOf = (noun: string, above: readonly string[]): number => {
    if (above.includes(noun)) throw new Error(`${[...above, noun].join(' → ')} is a circle`)
    const known = ranks.get(noun)
    if (known !== undefined) return known
    const below = (table[noun] ?? []).map((other) => rankOf(other, [...above, noun]))
    const rank = Math.max(-1, ...below) + 1
    ranks.set(noun, rank)
    return rank
  }
  const nouns = new Set([...Object.keys(table), ...Object.values(table).flat()])
  for (const noun of nouns) rankOf(noun, [])
  const highest = Math.max(...ranks.values())
  return Array.from({ length: highest + 1 }, (_, rank) =>
    [...nouns].filter((noun) => ranks.get(noun) === rank).sort(),
  )
}

/** The table as text: each noun with what it may import. */
export function orderTable(table: Table): string[] {
  const width = Math.max(...Object.keys(table).map((noun) => noun.length))
  return ranksOf(table)
    .flat()
    .map((noun) => `${noun.padEnd(width)}  → ${(table[noun] ?? []).join(', ') || 'nothing'}`)
}
