import * as v from 'valibot'
import { SURAH_COUNT } from '#features/quran/quran.ts'
import { textOf, wholeOf } from '#platform/text/form-text.ts'
import { isDay } from '#platform/time/jakarta.ts'

const MOST_LETTERS = 12_000
const day = v.pipe(
  v.string('Tanggal belum dipilih.'),
  v.minLength(1, 'Tanggal belum dipilih.'),
  v.check(isDay, 'Ini bukan tanggal.'),
)

/** What introduces a surah, its paragraphs parted by empty lines. */
export const introductionText = textOf('Pengantar', MOST_LETTERS)

/** Where introductions are from, who allowed them and when, and who reviewed them: the same for all of one sheet. */
export const introductionLeave = v.object({
  source: textOf('Sumber', 300),
  leaveBy: textOf('Pemberi izin', 200),
  leaveOn: day,
  reviewer: textOf('Nama peninjau', 120),
  title: textOf('Jabatan dan lembaga peninjau', 160),
  reviewedOn: day,
  note: textOf('Catatan', 1_000, { isOptional: true }),
})

export type IntroductionLeave = v.InferOutput<typeof introductionLeave>

export const surahNumber = wholeOf('Nomor surah', 1, SURAH_COUNT)

/** The introductions of one proposal: of one surah, or of a sheet. */
export const introductionsInput = v.object({
  ...introductionLeave.entries,
  texts: v.pipe(
    v.array(
      v.object({
        surah: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(SURAH_COUNT)),
        text: introductionText,
      }),
    ),
    v.minLength(1, 'Pengantar belum ditulis.'),
    v.check(
      (texts) => new Set(texts.map(({ surah }) => surah)).size === texts.length,
      'Satu surah ditulis dua kali.',
    ),
  ),
})

export type IntroductionsInput = v.InferOutput<typeof introductionsInput>
