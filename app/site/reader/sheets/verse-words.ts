import type { VerseWire } from '#features/quran/contract.ts'
import { plainArabic } from '#features/quran/text/plain-arabic.ts'

/** A verse with the texts that are shared. */
export type SharedVerse = Pick<
  VerseWire,
  'surahId' | 'namaLatin' | 'nomorAyat' | 'teksArab' | 'teksIndonesia'
>

/** The name of a verse, such as 'QS Al-Baqarah [2]: 255'. */
export function verseName({ surahId, namaLatin, nomorAyat }: SharedVerse): string {
  return `QS ${namaLatin} [${surahId}]: ${nomorAyat}`
}

/** The copied text of a verse: Arabic, translation, and their source. */
export function copiedVerse(verse: SharedVerse): string {
  return [
    plainArabic(verse.teksArab),
    `“${verse.teksIndonesia}”`,
    `(${verseName(verse)}) Terjemahan: Kementerian Agama RI, edisi 2019.`,
  ].join('\n\n')
}

/** The address for sharing a verse, on the site at `origin`. Its preview shows the verse. */
export function verseLink(
  { surahId, nomorAyat }: Pick<SharedVerse, 'surahId' | 'nomorAyat'>,
  origin: string,
): string {
  return `${origin}/ayat/${surahId}/${nomorAyat}`
}

/** 'Ayat 5', or 'Ayat 5–7' for verses that one tafsir explains together. */
export function verseRange(from: number, to: number): string {
  return from === to ? `Ayat ${from}` : `Ayat ${from}–${to}`
}
