import type { VerseRef } from '#features/quran/quran.ts'
import { openQuran } from '#features/quran/text/source.server.ts'
import { parseVerseKey } from '#features/quran/verse-key.ts'
import { verseOfDay } from '#features/quran/verse-of-day.ts'
import type { Config } from '#platform/config.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { findReviewed } from '../queries.server.ts'
import { VERSES_OF_DAY } from './contract.ts'

/** The verses of the day that two people agreed on, with who reviewed them; undefined while there are none. */
export async function findVersesOfDay(db: Db | Tx) {
  const review = (await findReviewed(db, [VERSES_OF_DAY]))[VERSES_OF_DAY]
  if (!review) return undefined
  const verses = review.passages.flatMap(({ indonesian }) => parseVerseKey(indonesian) ?? [])
  return { verses, review }
}

export type ShownVerse = VerseRef & { name: string; text: string }

/** The verse of a day with its translation; undefined while no list is agreed on. */
export async function findVerseOfDay(
  { read, config }: { read: Db; config: Pick<Config, 'quranSource'> },
  day: string,
): Promise<ShownVerse | undefined> {
  const found = await findVersesOfDay(read)
  const verse = found && verseOfDay(day, found.verses)
  return verse && shownVerse(config, verse)
}

/** A verse as it would be shown; undefined where the text has none. */
export function shownVerse(
  config: Pick<Config, 'quranSource'>,
  { surah, ayah }: VerseRef,
): ShownVerse | undefined {
  const found = openQuran(config).findSurah(surah)
  const text = found?.verses[ayah - 1]?.indonesian
  return found && text ? { surah, ayah, name: found.name, text } : undefined
}
