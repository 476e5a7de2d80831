import type { SurahSummaryWire } from '#features/quran/contract.ts'

/** Surahs whose Latin name, meaning or number matches the typed text. Diacritics and spaces do not count. */
export function filterSurahs(
  surahs: readonly SurahSummaryWire[],
  typed: string,
): readonly SurahSummaryWire[] {
  const wanted = fold(typed)
  if (wanted === '') return surahs
  return surahs.filter(
    ({ nomor, namaLatin, arti }) =>
      String(nomor) === wanted || fold(namaLatin).includes(wanted) || fold(arti).includes(wanted),
  )
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '')
}
