import * as v from 'valibot'
import { textOf } from '#platform/text/form-text.ts'
import { isDay } from '#platform/time/jakarta.ts'
import { isVerseListKey, verseListLines } from './verse-lists.ts'
import { isWordingKey, NAMES_OF_ALLAH, passagesOf, type WordingKey } from './scholar-review.ts'

const ARABIC = /\p{Script=Arabic}/u

/** A review as staff enter it: the wording the scholar approved, and who that is. */
export const reviewInput = v.pipe(
  v.object({
    key: v.custom<WordingKey>(isWordingKey, 'Teks ini tidak dikenal.'),
    // Lists of verses have neither: their verses are our own.
    arabic: v.optional(textOf('Teks Arab', 8_000, { isOptional: true }), ''),
    latin: v.optional(textOf('Teks Latin', 8_000, { isOptional: true }), ''),
    indonesian: textOf('Arti', 8_000),
    reviewer: textOf('Nama peninjau', 120),
    title: textOf('Jabatan dan lembaga peninjau', 160),
    reviewedOn: v.pipe(
      v.string('Tanggal belum dipilih.'),
      v.minLength(1, 'Tanggal belum dipilih.'),
      v.check(isDay, 'Ini bukan tanggal.'),
    ),
    note: textOf('Catatan', 1_000, { isOptional: true }),
  }),
  v.transform(({ key, ...input }) => ({ key, ...input, ...enteredTexts(key, input) })),
  v.forward(
    v.check(
      ({ key, arabic }) => isVerseListKey(key) || ARABIC.test(arabic),
      'Teks Arab memakai huruf Arab.',
    ),
    ['arabic'],
  ),
  v.forward(
    v.check(({ key, latin }) => isVerseListKey(key) || latin !== '', 'Teks Latin belum ditulis.'),
    ['latin'],
  ),
  v.forward(
    v.check(
      ({ key, arabic, latin, ...input }) =>
        isVerseListKey(key) ||
        !ARABIC.test(arabic) ||
        latin === '' ||
        passagesOf({ arabic, latin, ...input }) !== undefined,
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

/** A column of a sheet has a name to a line; of a list of verses only its lines count. */
function enteredTexts(key: WordingKey, { arabic, latin, indonesian }: Texts): Texts {
  if (isVerseListKey(key))
    return { arabic: '', latin: '', indonesian: verseListLines(indonesian).join('\n') }
  if (key !== 'zikir.asmaul-husna') return { arabic, latin, indonesian }
  const [first, second, third] = [arabic, latin, indonesian].map(namePerLine)
  return { arabic: first ?? '', latin: second ?? '', indonesian: third ?? '' }
}

function namePerLine(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.length === NAMES_OF_ALLAH ? lines.join('\n\n') : text
}

type Texts = Parameters<typeof passagesOf>[0]

function namesIn(texts: Texts): number {
  const names = passagesOf(texts) ?? []
  return names.length === NAMES_OF_ALLAH ? new Set(names.map(({ arabic }) => arabic)).size : 0
}

export type ReviewInput = v.InferOutput<typeof reviewInput>
