import { refusal } from '#platform/refusal.ts'

export class FormReused extends refusal({
  code: 'ticket/form-reused',
  status: 409,
  message: 'Formulir ini sudah terkirim dengan isi lain. Muat ulang halaman untuk laporan baru.',
}) {}

/** A link that was changed, and one whose ticket was forgotten, look the same. */
export class TicketNotFound extends refusal({
  code: 'ticket/not-found',
  status: 404,
  message: 'Tiket ini tidak ditemukan, atau isinya sudah kami hapus.',
}) {}

export class TicketClosed extends refusal({
  code: 'ticket/closed',
  status: 409,
  message: 'Tiket ini sudah selesai. Buat laporan baru bila masih ada yang perlu kami bantu.',
}) {}

/** Somebody has written since: the person with a reply, or another of the staff with an answer. */
export class TicketMovedOn extends refusal({
  code: 'ticket/moved-on',
  status: 409,
  message:
    'Ada pesan baru di tiket ini sejak halaman Anda dibuka. Baca dahulu, lalu kirim lagi bila masih perlu; ketikan Anda masih ada.',
}) {}

export class PaidInFuture extends refusal({
  code: 'ticket/paid-in-future',
  status: 422,
  message: 'Tanggal ini belum tiba. Isi tanggal saat Anda membayar.',
  field: 'paidOn',
}) {}

export class ReadyAnswerTaken extends refusal({
  code: 'ticket/ready-answer-taken',
  status: 409,
  message: 'Judul ini sudah dipakai jawaban lain.',
  field: 'judul',
}) {}

export class ReadyAnswerUnknown extends refusal({
  code: 'ticket/ready-answer-unknown',
  status: 404,
  message: 'Jawaban ini sudah dihapus. Simpan sebagai jawaban baru.',
}) {}
