import type { VerseTexts } from '#features/quran/columns.ts'
import { joinVerseEnds } from '#features/quran/text/verse-ends.ts'

/** What a page shows in words; `pengantar` is the introduction of its surah, by paragraphs. */
type PageTexts = VerseTexts & { pengantar?: string[] }

// On the server the loader stores the texts here for the render that follows. They are the same for everyone.
const drawn = new Map<string, PageTexts>()

/** Server only: stores the texts for the render of the page at this path. */
export function keepTexts(path: string, texts: PageTexts): void {
  drawn.set(path, texts)
}

/**
 * The texts of a page: from its loader on the server, from the document in the browser. So a page carries its texts
 * once, as HTML.
 */
export function textsOfPage(path: string): PageTexts {
  if (typeof document === 'undefined')
    return drawn.get(path) ?? { teksArab: [], teksLatin: [], teksIndonesia: [] }
  const rows = [...document.querySelectorAll('[data-verse]')]
  const textIn = (row: Element, part: string) => row.querySelector(part)?.textContent ?? null
  return {
    teksArab: rows.map((row) => joinVerseEnds(textIn(row, '[lang="ar"], [data-arab]') ?? '')),
    teksLatin: rows.map((row) => textIn(row, '[data-latin]')),
    teksIndonesia: rows.map((row) => textIn(row, '[data-arti]') ?? ''),
    pengantar: [...document.querySelectorAll('[data-pengantar]')].map((part) => part.textContent),
  }
}
