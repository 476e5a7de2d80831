import type { SurahSummary } from './quran.ts'

/** The first words of other readers' addresses: quran.com, the ministry's reader, NU Online, apps. */
const OPENING = /^(?:(?:al-?)?qur-?an|surat|surah|sura|ayat|ayah|verses?|q)$/
const PLACE = /^(\d{1,3})(?:[:.,](\d{1,3})(?:-\d{1,3})?)?$/
const VERSE = /^(\d{1,3})(?:-\d{1,3})?$/

/**
 * Where a path that is none of ours leads, as people of other readers type it (`/2/255`, `/2:255`, `/surat/2/255`,
 * `/alquran/1`, `/surah/al-baqarah`): to the surah, or to the verse. Undefined for every other path, and for a place
 * the Quran has not.
 */
export function addressFromOtherReaders(
  path: string,
  surahs: readonly SurahSummary[],
): string | undefined {
  const parts = path.toLowerCase().split('/').filter(Boolean)
  while (parts.length > 1 && OPENING.test(parts[0] ?? '')) parts.shift()
  const [place = '', verse, ...rest] = parts
  if (rest.length > 0) return undefined
  const [, number, typedAyah] = PLACE.exec(place) ?? []
  const surah = number
    ? surahs[Number(number) - 1]
    : surahs.find(({ name }) => lettersOf(name) === lettersOf(place))
  if (!surah || (typedAyah && verse)) return undefined
  const ayahNumber = typedAyah ?? (verse === undefined ? undefined : VERSE.exec(verse)?.[1])
  if (verse !== undefined && ayahNumber === undefined) return undefined
  if (ayahNumber === undefined) return `/surat/${surah.number}`
  const ayah = Number(ayahNumber)
  return ayah >= 1 && ayah <= surah.verseCount ? `/ayat/${surah.number}/${ayah}` : undefined
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '')
}
