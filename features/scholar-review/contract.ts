import * as v from 'valibot'
import { textOf } from '#platform/text/form-text.ts'
import { isDay } from '#platform/time/jakarta.ts'
import { isWordingKey, NAMES_OF_ALLAH, passagesOf, type WordingKey } from './scholar-review.ts'

const ARABIC = /\p{Script=Arabic}/u

/** A review as staff enter it: the wording the scholar approved, and who that is. */
export const reviewInput = v.pipe(
  v.object({
    key: v.custom<WordingKey>(isWordingKey, 'Teks ini tidak dikenal.'),
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
  v.forward(
    v.check(
      ({ key, ...texts }) => key !== 'zikir.asmaul-husna' || namesIn(texts) === NAMES_OF_ALLAH,
      `Asmaul Husna ada ${NAMES_OF_ALLAH} nama, masing-masing satu paragraf dan tidak ada yang berulang.`,
    ),
    ['arabic'],
  ),
)

function namesIn(texts: Parameters<typeof passagesOf>[0]): number {
  const names = passagesOf(texts) ?? []
  return names.length === NAMES_OF_ALLAH ? new Set(names.map(({ arabic }) => arabic)).size : 0
}

export type ReviewInput = v.InferOutput<typeof reviewInput>
