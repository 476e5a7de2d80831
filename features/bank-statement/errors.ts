import { refusal } from '#platform/refusal.ts'

export class StatementUnknown extends refusal({
  code: 'bank-statement/unknown',
  status: 404,
  message: 'Rekening koran ini tidak ditemukan.',
}) {}

export class StatementKnown extends refusal({
  code: 'bank-statement/file-known',
  status: 409,
  message: 'Berkas ini sudah pernah diunggah untuk rekening ini. Buka di daftar.',
  field: 'berkas',
}) {}

export class StatementFileMissing extends refusal({
  code: 'bank-statement/file-missing',
  status: 422,
  message: 'Pilih berkas rekening korannya.',
  field: 'berkas',
}) {}

export class StatementColumnsMissing extends refusal({
  code: 'bank-statement/columns-missing',
  status: 422,
  message: 'Pilih kolom tanggal, keterangan, dan jumlah (atau debit dan kredit).',
}) {}

/** Two files of one account are never read at once. */
export class StatementBeingRead extends refusal({
  code: 'bank-statement/being-read',
  status: 409,
  message: 'Rekening koran lain dari rekening ini sedang dibaca. Tunggu sampai selesai.',
}) {}

export class StatementNotOpen extends refusal({
  code: 'bank-statement/not-open',
  status: 409,
  message: 'Rekening koran ini sudah dibaca atau sedang dibaca.',
}) {}

/** StatementLines that were confirmed, or that another file tells too, keep their statement. */
export class StatementInUse extends refusal({
  code: 'bank-statement/in-use',
  status: 409,
  message:
    'Rekening koran ini tidak dapat dihapus: barisnya sudah dikonfirmasi atau ada juga di berkas lain.',
}) {}

export class LineUnknown extends refusal({
  code: 'bank-statement/line-unknown',
  status: 404,
  message: 'Baris rekening koran ini tidak ditemukan.',
}) {}

export class LineTaken extends refusal({
  code: 'bank-statement/line-taken',
  status: 409,
  message: 'Baris ini sudah dikonfirmasi. Muat ulang halaman ini.',
}) {}

/** What was read beside the line no longer holds: somebody booked or linked something since. */
export class SuggestionGone extends refusal({
  code: 'bank-statement/suggestion-gone',
  status: 409,
  message: 'Sarannya berubah sejak halaman ini dibuka, jadi tidak ada yang dicatat. Periksa lagi.',
}) {}

export class LineNotLinked extends refusal({
  code: 'bank-statement/line-not-linked',
  status: 409,
  message: 'Baris ini belum dihubungkan.',
}) {}

export class NothingPicked extends refusal({
  code: 'bank-statement/nothing-picked',
  status: 422,
  message: 'Centang barisnya dulu.',
}) {}
