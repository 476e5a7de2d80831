import type { VerseWire } from '#features/quran/contract.ts'
import { plainArabic } from '#features/quran/plain-arabic.ts'

type Shared = Pick<VerseWire, 'surahId' | 'namaLatin' | 'nomorAyat' | 'teksArab' | 'teksIndonesia'>

/** 'QS Al-Baqarah [2]: 255', as a verse is named beside its words. */
export function verseName({ surahId, namaLatin, nomorAyat }: Shared): string {
  return `QS ${namaLatin} [${surahId}]: ${nomorAyat}`
}

/** What is copied of a verse: Arabic, translation, and where both are from. */
export function copiedVerse(verse: Shared): string {
  return [
    plainArabic(verse.teksArab),
    `“${verse.teksIndonesia}”`,
    `(${verseName(verse)}) Terjemahan: Kementerian Agama RI, edisi 2019.`,
  ].join('\n\n')
}

/** The address under which a verse is passed on, on the site at `origin`: previews of it show the verse. */
export function verseLink(
  { surahId, nomorAyat }: Pick<Shared, 'surahId' | 'nomorAyat'>,
  origin: string,
): string {
  return `${origin}/ayat/${surahId}/${nomorAyat}`
}

/** 'Ayat 5', or 'Ayat 5–7' for verses that are explained together. */
export function verseRange(from: number, to: number): string {
  return from === to ? `Ayat ${from}` : `Ayat ${from}–${to}`
}
