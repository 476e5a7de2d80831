import { verseKey } from '#features/quran/verse-key.ts'
import { type Bookmark, type HighlightColour, highlightColours } from './bookmark.ts'

export const orders = ['terbaru', 'terlama', 'mushaf'] as const
export type Order = (typeof orders)[number]

/** A filter on saved verses; words are looked for in the note, the labels and the surah's name. */
export type BookmarkQuery = {
  label?: string | undefined
  /** Verses highlighted so; 'semua' means in any colour. */
  colour?: HighlightColour | 'semua' | undefined
  q?: string | undefined
  order: Order
}

/** The matching bookmarks, in order: the same on a device as in the API. */
export function listBookmarks<T extends Bookmark & { name: string }>(
  bookmarks: readonly T[],
  { label, colour, q = '', order }: BookmarkQuery,
): T[] {
  const word = label?.trim().toLowerCase()
  const terms = q.trim().toLowerCase().split(/\s+/).filter(Boolean)
  return bookmarks
    .filter((bookmark) => !word || bookmark.labels.some((each) => each.toLowerCase() === word))
    .filter(
      (bookmark) => !colour || (bookmark.colour && [bookmark.colour, 'semua'].includes(colour)),
    )
    .filter((bookmark) => {
      const text = [bookmark.name, verseKey(bookmark), bookmark.note, ...bookmark.labels]
      const place = text.join('\n').toLowerCase()
      return terms.every((each) => place.includes(each))
    })
    .sort(by[order])
}

const inMushaf = (a: Bookmark, b: Bookmark) => a.surah - b.surah || a.ayah - b.ayah

const by: Record<Order, (a: Bookmark, b: Bookmark) => number> = {
  terbaru: (a, b) => b.createdAt - a.createdAt || inMushaf(a, b),
  terlama: (a, b) => a.createdAt - b.createdAt || inMushaf(a, b),
  mushaf: inMushaf,
}

/** The colours that are in use, in their order. */
export function usedColours(bookmarks: readonly Bookmark[]): HighlightColour[] {
  const used = new Set(bookmarks.map(({ colour }) => colour))
  return highlightColours.filter((colour) => used.has(colour))
}

/** Every label with its number of verses, the most used first. */
export function countLabels(bookmarks: readonly Bookmark[]): { label: string; count: number }[] {
  const counts = new Map<string, { label: string; count: number }>()
  for (const label of bookmarks.flatMap((bookmark) => bookmark.labels)) {
    const known = counts.get(label.toLowerCase())
    if (known) known.count += 1
    else counts.set(label.toLowerCase(), { label, count: 1 })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1))
}
