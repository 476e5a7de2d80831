import { latinOf } from '#features/quran/latin/latin-of.ts'
import type { VerseRef } from '#features/quran/quran.ts'
import { openQuran, rawLatin } from '#features/quran/text/source.server.ts'
import { verseKey } from '#features/quran/verse-key.ts'
import type { Config } from '#platform/config.ts'
import type { ReviewedPassage } from '#platform/db/schema/schema-review.ts'

/** What waits for a scholar: the verse as it is shown, with the Latin that the rule writes. */
export function latinDraft(config: Pick<Config, 'quranSource'>, ref: VerseRef): ReviewedPassage {
  const verse = openQuran(config).findSurah(ref.surah)?.verses[ref.ayah - 1]
  if (!verse) throw new Error(`no verse ${verseKey(ref)}`)
  return { arabic: verse.arabic, latin: latinOf(verse.arabic), indonesian: verse.indonesian }
}

/** The Latin that the source has for a verse, to be compared. */
export function sourceLatin(
  config: Pick<Config, 'quranSource'>,
  verse: VerseRef,
): string | undefined {
  return rawLatin(config, verse)
}
