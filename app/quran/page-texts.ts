import type { VerseTexts } from '#features/quran/columns.ts'

// On the server the loader leaves the texts here for the render that follows; they are the same for everyone.
const drawn = new Map<string, VerseTexts>()

/** Server only: the texts with which the page at this path will be drawn. */
export function keepTexts(path: string, texts: VerseTexts): void {
  drawn.set(path, texts)
}

/**
 * The texts of the page at this path: on the server those its loader kept, in the browser those that stand
 * in the document. So a page takes them along once, as what people read, and never again as data.
 */
export function textsOfPage(path: string): VerseTexts {
  if (typeof document === 'undefined')
    return drawn.get(path) ?? { arab: [], latin: [], indonesia: [] }
  const rows = [...document.querySelectorAll('[data-verse]')]
  const textIn = (row: Element, part: string) => row.querySelector(part)?.textContent ?? null
  return {
    arab: rows.map((row) => textIn(row, '[lang="ar"], [data-arab]') ?? ''),
    latin: rows.map((row) => textIn(row, '[data-latin]')),
    indonesia: rows.map((row) => textIn(row, '[data-arti]') ?? ''),
  }
}
