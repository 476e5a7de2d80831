import type { SurahSummaryWire } from '#features/quran/contract.ts'

/** Surahs whose Latin name, meaning or number matches the typed text. Diacritics and spaces do not count. */
export function filterSurahs(
  surahs: readonly SurahSummaryWire[],
  typed: string,
): readonly SurahSummaryWire[] {
  const query = fold(typed)
  if (query === '') return surahs
  return surahs.filter(
    ({ nomor, namaLatin, arti }) =>
      String(nomor) === query || fold(namaLatin).includes(query) || fold(arti).includes(query),
  )
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '')
}
