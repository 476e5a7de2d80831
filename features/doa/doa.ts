import { parseVerseKey } from '#features/quran/verse-key.ts'
import type { Verse } from '#features/quran/quran.ts'

/** Prayers in the words of the Quran, by subject: references only. An institution's scholar may set others. */
export const doaLines = `
Kebaikan dunia dan akhirat | 2:201
Petunjuk dan keteguhan hati | 3:8 2:250 18:10
Ampunan | 7:23 3:147 23:118 59:10
Orang tua | 17:24 14:41 71:28
Pasangan dan keturunan | 25:74 3:38 37:100 14:40
Syukur | 27:19 46:15
Ilmu dan kelapangan hati | 20:114 20:25 20:26 20:27 20:28
Kesulitan dan kesedihan | 21:87 21:83 3:173
Rezeki dan kebutuhan | 28:24 5:114
Perlindungan | 23:97 23:98 113 114
Perjalanan | 43:13 43:14 23:29
Diterimanya amal dan akhir yang baik | 2:127 2:128 12:101 3:193
`
  .trim()
  .split('\n')

/** What a scholar is given to judge: verses commonly read after prayer, in the morning and the evening. */
export const zikirLines = `
Setelah salat | 2:255 112 113 114
Pagi dan petang | 2:255 2:285 2:286 9:129 59:22 59:23 59:24 112 113 114
`
  .trim()
  .split('\n')

/** Verses that speak of the beautiful names. */
const verseKeysOfNames = ['7:180', '17:110', '20:8', '59:22', '59:23', '59:24']

type Find = (surah: number) => { verses: readonly Verse[] } | undefined

/** The verses about the Asmaul Husna, from our own text. Throws for a verse that is not there. */
export function versesOfNames(find: Find): Verse[] {
  return verseKeysOfNames.map((key) => {
    const ref = parseVerseKey(key)
    const verse = ref && find(ref.surah)?.verses[ref.ayah - 1]
    if (!verse) throw new Error(`there is no verse ${key}`)
    return verse
  })
}
