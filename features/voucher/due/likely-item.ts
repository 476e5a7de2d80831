import type { OpenItem } from '../open-items.server.ts'

type LineWords = { sum: number; note: string }

/**
 * The item that a line of a bank most likely settles: the only one whose party its words name, else the only one of which
 * just this sum is due or left.
 */
export function likelyItem(
  items: readonly OpenItem[],
  { sum, note }: LineWords,
): string | undefined {
  const words = wordsOf(note)
  const named = items.filter(({ party }) => wordsOf(party).some((word) => words.includes(word)))
  const fitting = (named.length > 0 ? named : items).filter(
    ({ remaining, dueRest }) => named.length === 1 || remaining === sum || dueRest === sum,
  )
  return fitting.length === 1 ? fitting[0]?.id : undefined
}

const titles = new Set(['pak', 'bapak', 'ibu', 'upz', 'laz', 'masjid', 'mitra', 'kas', 'negara'])

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !titles.has(word))
}
