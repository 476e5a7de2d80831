import { refusal } from '#platform/refusal.ts'

export class PageNotFound extends refusal({
  code: 'page/not-found',
  status: 404,
  message: 'Halaman atau versi ini tidak ada.',
}) {}

export class VersionOutOfOrder extends refusal({
  code: 'page/out-of-order',
  status: 409,
  message: 'Versi baru tidak boleh berlaku sebelum versi yang sudah diterbitkan.',
  fields: {
    effectiveOn: 'Pilih tanggal yang tidak lebih awal dari versi sebelumnya.',
  },
}) {}

export class BoardMemberNotFound extends refusal({
  code: 'board/not-found',
  status: 404,
  message: 'Pengurus ini tidak ditemukan.',
}) {}

export class ReportTooEarly extends refusal({
  code: 'site-page/report-too-early',
  status: 422,
  message: 'Tahun buku ini belum selesai.',
  field: 'year',
}) {}

export class ReportNotFound extends refusal({
  code: 'site-page/report-not-found',
  status: 404,
  message: 'Laporan tahun ini tidak ada.',
}) {}
