import type { Config } from '#platform/config.ts'
import { toColumns, type VerseColumns } from './columns.ts'
import type { SurahWire } from './contract.ts'
import { findReciter, type Reciter } from './reciters.ts'
import { openQuran } from './source.server.ts'
import { juzWire, reciterWire, readingWire, surahWire } from './wire.server.ts'

type Settings = Pick<Config, 'quranSource' | 'audioSource'>

export type SurahPage = { surah: Omit<SurahWire, 'surah_details'>; verses: VerseColumns }
export type JuzPage = { juz: number; qari: { id: string; nama: string }; verses: VerseColumns }

/** What the page of a surah carries; undefined when there is no such surah. */
export function surahPage(config: Settings, number: number): SurahPage | undefined {
  const quran = openQuran(config)
  const found = quran.findSurah(number)
  if (!found) return undefined
  const reciter = defaultReciter(config)
  const { surah_details: _, ...surah } = surahWire(quran, found, reciter)
  const verses = found.verses.map((verse) => readingWire(verse, found, reciter))
  return { surah, verses: toColumns(verses, reciterWire(reciter)) }
}

/** What the page of a juz carries; undefined when there is no such juz. */
export function juzPage(config: Settings, number: number): JuzPage | undefined {
  const quran = openQuran(config)
  const found = quran.findJuz(number)
  if (!found) return undefined
  const reciter = defaultReciter(config)
  const verses = juzWire(quran, found, reciter)
  return {
    juz: number,
    qari: { id: reciter.id, nama: reciter.name },
    verses: toColumns(verses, reciterWire(reciter)),
  }
}

function defaultReciter({ audioSource }: Settings): Reciter {
  const reciter = findReciter(audioSource)
  if (!reciter) throw new Error(`no voice for AUDIO_SOURCE ${audioSource}`)
  return reciter
}
