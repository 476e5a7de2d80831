import { refusal } from '#platform/refusal.ts'

export class PrayerNotFound extends refusal({
  code: 'prayer/not-found',
  status: 404,
  message: 'Doa ini tidak ditemukan.',
}) {}

export class PrayerHidden extends refusal({
  code: 'prayer/hidden',
  status: 410,
  message: 'Doa ini disembunyikan.',
}) {}

export class PrayerEmpty extends refusal({
  code: 'prayer/empty',
  status: 422,
  message: 'Setelah tautan dan nomornya dihapus, doa ini kosong; tidak ada yang dapat ditampilkan.',
}) {}
