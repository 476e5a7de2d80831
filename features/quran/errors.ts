import { refusal } from '#platform/refusal.ts'

/** An explanation of a verse that no source of this installation has. */
export class NoTafsir extends refusal({
  code: 'quran/no-tafsir',
  status: 404,
  message: 'Tafsir untuk ayat ini tidak tersedia.',
}) {}

/** A voice this installation does not offer. */
export class UnknownReciter extends refusal({
  code: 'quran/unknown-reciter',
  status: 422,
  message: 'Qari ini tidak tersedia.',
  fields: { qari: 'Pilih salah satu qari dari daftar /v2/qari.' },
}) {}
