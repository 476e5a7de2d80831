import type { VerseTexts } from '#features/quran/columns.ts'
import { joinVerseEnds } from '#features/quran/text/verse-ends.ts'

// On the server the loader stores the texts here for the render that follows. They are the same for everyone.
const drawn = new Map<string, VerseTexts>()

/** Server only: stores the texts for the render of the page at this path. */
export function keepTexts(path: string, texts: VerseTexts): void {
  drawn.set(path, texts)
}

/**
 * The texts of the page at this path: from its loader on the server, from the document in the browser. So a page
 * carries its texts once, as HTML, and not again as data.
 */
export function textsOfPage(path: string): VerseTexts {
  if (typeof document === 'undefined')
    return drawn.get(path) ?? { teksArab: [], teksLatin: [], teksIndonesia: [] }
  const rows = [...document.querySelectorAll('[data-verse]')]
  const textIn = (row: Element, part: string) => row.querySelector(part)?.textContent ?? null
  return {
    teksArab: rows.map((row) => joinVerseEnds(textIn(row, '[lang="ar"], [data-arab]') ?? '')),
    teksLatin: rows.map((row) => textIn(row, '[data-latin]')),
    teksIndonesia: rows.map((row) => textIn(row, '[data-arti]') ?? ''),
  }
}
