import type { JuzVerseWire } from '#features/quran/contract.ts'

/** Verses of one surah within a juz; `start` is the index of the first verse in the juz. */
export type VerseGroup = {
  namaLatin: string
  surahId: number
  jumlahAyat: number
  start: number
  items: JuzVerseWire[]
}

/** Groups the flat list of a juz by surah, in reading order (spec.md S3: grouped by `namaLatin`). */
export function groupBySurah(verses: readonly JuzVerseWire[]): VerseGroup[] {
  const groups: VerseGroup[] = []
  for (const [place, verse] of verses.entries()) {
    const { namaLatin, surahId, jumlahAyat } = verse
    const last = groups.at(-1)
    if (last?.namaLatin === namaLatin) last.items.push(verse)
    else groups.push({ namaLatin, surahId, jumlahAyat, start: place, items: [verse] })
  }
  return groups
}
