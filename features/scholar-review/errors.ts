import { refusal } from '#platform/refusal.ts'

export class ReviewInFuture extends refusal({
  code: 'scholar-review/in-future',
  status: 422,
  message: 'Tanggal tinjauan tidak boleh sesudah hari ini.',
  field: 'reviewedOn',
}) {}

export class LeaveInFuture extends refusal({
  code: 'scholar-review/leave-in-future',
  status: 422,
  message: 'Tanggal izin tidak boleh sesudah hari ini.',
  field: 'leaveOn',
}) {}

/** A list of verses of the day that cannot be used; the sentence says why. */
export class VersesUnfit extends refusal({ code: 'scholar-review/verses-unfit', status: 422 }) {
  constructor(why: string) {
    super(why, { verses: why })
  }
}

export class NothingReviewed extends refusal({
  code: 'scholar-review/nothing',
  status: 409,
  message: 'Teks ini belum ditinjau atau tinjauannya sudah ditarik.',
}) {}

export class NoVerseLists extends refusal({
  code: 'scholar-review/no-verse-lists',
  status: 422,
  message:
    'Tulis satu kelompok sebaris, “Setelah salat | 2:255 112 113”, dengan ayat yang ada dan tidak berulang.',
  field: 'indonesian',
}) {}
