import { numberInPath, SURAH_COUNT } from '#features/quran/quran.ts'
import { openQuran } from '#features/quran/text/source.server.ts'
import { verseTextWire } from '#features/quran/wire.server.ts'
import type { Config } from '#platform/config.ts'
import { existing } from '#app/not-found.ts'

type Address = { surah: string; ayah: string }
type Source = Pick<Config, 'quranSource'>

/** The verse of an address, with its place in the surah. Throws 404 when there is no such verse. */
export function verseAt(config: Source, address: Address) {
  const found = existing(findVerseAt(config, address))
  return found
}

/** The verse of an address, with its place in the surah; undefined when there is no such verse. */
export function findVerseAt(config: Source, { surah: surahNumber, ayah: number }: Address) {
  const surah = openQuran(config).findSurah(numberInPath(surahNumber, SURAH_COUNT) ?? 0)
  const ayah = numberInPath(number, surah?.verseCount ?? 0)
  const found = ayah === undefined ? undefined : surah?.verses[ayah - 1]
  if (!surah || !found) return undefined
  return {
    verse: {
      surahId: surah.number,
      namaLatin: surah.name,
      nomorAyat: found.ayah,
      ...verseTextWire(found),
    },
    place: {
      name: surah.name,
      meaning: surah.meaning,
      verseCount: surah.verseCount,
      juz: found.juz,
    },
  }
}
