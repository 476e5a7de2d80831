import { refusal } from '#platform/refusal.ts'

export class DonorUnknown extends refusal({
  code: 'donor/unknown',
  status: 404,
  message: 'Donatur ini tidak ditemukan.',
}) {}

export class SegmentUnknown extends refusal({
  code: 'donor/segment-unknown',
  status: 404,
  message: 'Segmen ini tidak ditemukan.',
}) {}

export class DonorsNotMergeable extends refusal({
  code: 'donor/not-mergeable',
  status: 409,
  message:
    'Keduanya tidak dapat digabungkan: salah satunya sudah digabungkan, sudah keluar, atau keduanya punya akun sendiri.',
}) {}

export class MergeOver extends refusal({
  code: 'donor/merge-over',
  status: 409,
  message:
    'Penggabungan ini tidak dapat dibatalkan lagi: sudah lewat 30 hari, sudah dibatalkan, atau sudah digabungkan lebih lanjut.',
}) {}

export class ImportNotWhole extends refusal({ code: 'donor/import-not-whole', status: 422 }) {
  constructor(why: string) {
    super(why, { isi: why })
  }
}

export class ImportInUse extends refusal({
  code: 'donor/import-in-use',
  status: 409,
  message:
    'Impor ini tidak dapat dibatalkan: donaturnya sudah berdonasi, sudah digabungkan, atau sudah punya catatan.',
}) {}
