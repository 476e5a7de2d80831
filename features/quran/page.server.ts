import type { Config } from '#platform/config.ts'
import { placesOf, textsOf, type VersePlaces, type VerseTexts } from './columns.ts'
import type { JuzVerseWire, ReciterWire, SurahWire } from './contract.ts'
import { findReciter, type Reciter } from './audio/reciters.ts'
import { openQuran } from './text/source.server.ts'
import { juzWire, reciterWire, readingWire, surahHeadWire } from './wire.server.ts'

type Settings = Pick<Config, 'quranSource' | 'audioSource'>

/** `texts` is the text on the page: it is in the HTML, and not sent again as data. */
type Page<Data> = { data: Data; texts: VerseTexts }

/** `isi` is what introduces the surah, by paragraphs: on the page too. */
export type SurahPage = Page<{ surah: Omit<SurahWire, 'surah_details'>; places: VersePlaces }> & {
  isi: string[]
}
export type JuzPage = Page<{
  juz: number
  qari: ReciterWire
  places: VersePlaces
}>

/** The data of a surah's page; undefined for an unknown surah. */
export function surahPage(config: Settings, number: number): SurahPage | undefined {
  const quran = openQuran(config)
  const found = quran.findSurah(number)
  if (!found) return undefined
  const reciter = defaultReciter(config)
  const { pengantar, ...head } = surahHeadWire(quran, found, reciter)
  const surah = { ...head, ...(pengantar && { pengantar: { ...pengantar, isi: [] } }) }
  const verses = found.verses.map((verse) => readingWire(verse, found, reciter))
  const places = placesOf(verses, reciterWire(reciter))
  return { data: { surah, places }, texts: textsOf(verses), isi: pengantar?.isi ?? [] }
}

/** The data of a juz's page; undefined for an unknown juz. */
export function juzPage(config: Settings, number: number): JuzPage | undefined {
  const quran = openQuran(config)
  const found = quran.findJuz(number)
  if (!found) return undefined
  const reciter = defaultReciter(config)
  const verses = juzWire(quran, found, reciter)
  const places = placesOf(verses, reciterWire(reciter))
  return { data: { juz: number, qari: reciterWire(reciter), places }, texts: textsOf(verses) }
}

/** The verses on a page of the mushaf, 1–604, whole, in reading order; none for an unknown page. */
export function mushafVerses(config: Settings, page: number): JuzVerseWire[] {
  const reciter = defaultReciter(config)
  return openQuran(config)
    .listSurahs()
    .filter(({ pages: [first, last] }) => first <= page && page <= last)
    .flatMap((surah) =>
      surah.verses
        .filter((verse) => verse.page === page)
        .map((verse) => readingWire(verse, surah, reciter)),
    )
}

function defaultReciter({ audioSource }: Settings): Reciter {
  const reciter = findReciter(audioSource)
  if (!reciter) throw new Error(`no voice for AUDIO_SOURCE ${audioSource}`)
  return reciter
}
