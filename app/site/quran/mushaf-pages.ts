import type { VerseWire } from '#features/quran/contract.ts'

/** A verse with its index in the list that is read. */
export type PlacedVerse = { verse: VerseWire; place: number }

/** The part of one surah on a page of the mushaf. */
export type PagePart = { surahId: number; namaLatin: string; verses: PlacedVerse[] }

/** A page of the mushaf, or the part of it that is in the list. */
export type MushafPage = { page: number; juz: number; parts: PagePart[] }

/** Groups verses in reading order by page (604 in all), and each page by surah. */
export function mushafPages(verses: readonly VerseWire[]): MushafPage[] {
  const pages: MushafPage[] = []
  for (const [place, verse] of verses.entries()) {
    const { halaman, juz, surahId, namaLatin } = verse
    let page = pages.at(-1)
    if (page?.page !== halaman) {
      page = { page: halaman, juz, parts: [] }
      pages.push(page)
    }
    let part = page.parts.at(-1)
    if (part?.surahId !== surahId) {
      part = { surahId, namaLatin, verses: [] }
      page.parts.push(part)
    }
    part.verses.push({ verse, place })
  }
  return pages
}

/** A number in Arabic-Indic digits: 12 becomes ١٢. */
export function arabicDigits(number: number): string {
  return String(number).replace(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)))
}
