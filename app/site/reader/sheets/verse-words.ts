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

/** What of a verse is copied, in this order. */
export const copyParts = ['arab', 'latin', 'arti'] as const
export type CopyPart = (typeof copyParts)[number]

/** The copied text of a verse: the chosen parts, and their source. */
export function copiedVerse(
  verse: SharedVerse & Partial<Pick<VerseWire, 'teksLatin'>>,
  parts: readonly CopyPart[] = ['arab', 'arti'],
  hasSource = true,
): string {
  const texts: Record<CopyPart, string | null> = {
    arab: plainArabic(verse.teksArab),
    latin: verse.teksLatin ?? null,
    arti: `“${verse.teksIndonesia}”`,
  }
  const credit = parts.includes('arti') ? ' Terjemahan: Kementerian Agama RI, edisi 2019.' : ''
  return [
    ...copyParts.filter((part) => parts.includes(part)).flatMap((part) => texts[part] ?? []),
    ...(hasSource ? [`(${verseName(verse)})${credit}`] : []),
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
