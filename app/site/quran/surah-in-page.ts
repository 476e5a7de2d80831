import { versesFrom } from '#features/quran/columns.ts'
import type { SurahWire } from '#features/quran/contract.ts'
import type { SurahPage } from '#features/quran/page.server.ts'
import { textsOfPage } from './page-texts.ts'

/** The surah that the server rendered into the page, or null when its verses cannot be read from it. */
export function surahInPage(
  number: number,
  { surah, places }: SurahPage['data'],
): SurahWire | null {
  const { pengantar: isi = [], ...texts } = textsOfPage(`/surat/${number}`)
  const verses = versesFrom(places, texts)
  const pengantar = surah.pengantar && { pengantar: { ...surah.pengantar, isi } }
  return verses && { ...surah, ...pengantar, surah_details: verses }
}
