import * as v from 'valibot'
import type { VerseRef } from '#features/quran/quran.ts'
import { parseVerseKey, verseKey } from '#features/quran/verse-key.ts'
import { textOf } from '#platform/text/form-text.ts'
import { isDay } from '#platform/time/jakarta.ts'

/** The key under which the verses of the day are reviewed. */
export const VERSES_OF_DAY = 'ayat-hari-ini'

/** Fewer come back within the week. */
export const FEWEST_VERSES = 7
const MOST_LETTERS = 4_000

const verses = v.pipe(
  textOf('Daftar ayat', MOST_LETTERS),
  v.check((text) => versesIn(text) !== undefined, 'Tulis ayat sebagai surah:ayat, misalnya 2:286.'),
  v.transform((text) => (versesIn(text) ?? []).map(verseKey)),
)

/**
 * The verses of the day as staff enter them: reviewed by a scholar, or without one as what two people of the
 * institution agree on until then.
 */
export const versesInput = v.pipe(
  v.object({
    verses,
    reviewer: textOf('Nama peninjau', 120, { isOptional: true }),
    title: textOf('Jabatan dan lembaga peninjau', 160, { isOptional: true }),
    reviewedOn: v.pipe(
      v.string(),
      v.check((day) => day === '' || isDay(day), 'Ini bukan tanggal.'),
    ),
    note: textOf('Catatan', 1_000, { isOptional: true }),
  }),
  v.forward(
    v.check(
      ({ reviewer, title, reviewedOn }) =>
        [reviewer, title, reviewedOn].every((part) => (part === '') === (reviewer === '')),
      'Nama, jabatan, dan tanggal peninjau diisi ketiganya, atau dikosongkan ketiganya.',
    ),
    ['reviewer'],
  ),
)

/** A list as a proposal holds it. */
export const versesTerms = v.object({
  verses: v.array(v.string()),
  reviewer: v.string(),
  title: v.string(),
  reviewedOn: v.string(),
  note: v.string(),
})

export type VersesTerms = v.InferOutput<typeof versesTerms>

function versesIn(text: string): VerseRef[] | undefined {
  const read = text.split(/[\s,;]+/).map(parseVerseKey)
  return read.every((verse) => verse !== undefined) ? read : undefined
}
