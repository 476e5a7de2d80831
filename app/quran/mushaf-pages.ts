import type { VerseWire } from '#features/quran/contract.ts'

/** A verse and its place, from 0, in what is read. */
export type PlacedVerse = { verse: VerseWire; place: number }

/** The part of one surah that stands on a page of the mushaf. */
export type PagePart = { surahId: number; namaLatin: string; verses: PlacedVerse[] }

/** A page of the mushaf, or as much of it as is read here. */
export type MushafPage = { page: number; juz: number; parts: PagePart[] }

/** Verses in reading order by page (604 in all) and, within a page, by surah. */
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

/** A number in the digits of the mushaf: 12 becomes ١٢. */
export function arabicDigits(number: number): string {
  return String(number).replace(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)))
}
