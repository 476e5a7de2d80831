import * as v from 'valibot'
import { textOf } from '#platform/text/form-text.ts'
import { isDay } from '#platform/time/jakarta.ts'
import { isReviewKey, passagesOf, type ReviewKey } from './scholar-review.ts'

const ARABIC = /\p{Script=Arabic}/u

/** A review as staff enter it: the wording the scholar approved, and who that is. */
export const reviewInput = v.pipe(
  v.object({
    key: v.custom<ReviewKey>(isReviewKey, 'Teks ini tidak dikenal.'),
    arabic: v.pipe(textOf('Teks Arab', 8_000), v.regex(ARABIC, 'Teks Arab memakai huruf Arab.')),
    latin: textOf('Teks Latin', 8_000),
    indonesian: textOf('Arti', 8_000),
    reviewer: textOf('Nama peninjau', 120),
    title: textOf('Jabatan dan lembaga peninjau', 160),
    reviewedOn: v.pipe(v.string('Tanggal belum dipilih.'), v.check(isDay, 'Ini bukan tanggal.')),
    note: textOf('Catatan', 1_000, { isOptional: true }),
  }),
  v.forward(
    v.check(
      (input) => passagesOf(input) !== undefined,
      'Jumlah paragraf Arab, Latin, dan arti harus sama; pisahkan paragraf dengan baris kosong.',
    ),
    ['indonesian'],
  ),
)

export type ReviewInput = v.InferOutput<typeof reviewInput>
