import { refusal } from '#platform/refusal.ts'

export class ProofTooLarge extends refusal({
  code: 'ticket/proof-too-large',
  status: 413,
  message: 'Berkas lebih dari 5 MB. Kirim tangkapan layar atau foto yang lebih kecil.',
  field: 'proof',
}) {}

export class ProofNotTaken extends refusal({
  code: 'ticket/proof-not-taken',
  status: 415,
  message: 'Bukti harus berupa gambar JPG, PNG, WebP, atau PDF.',
  field: 'proof',
}) {}

export class ProofBroken extends refusal({
  code: 'ticket/proof-broken',
  status: 422,
  message: 'Berkas ini tidak dapat dibuka. Coba kirim tangkapan layarnya.',
  field: 'proof',
}) {}

/** Pictures of so many pixels are no proofs but bombs. */
export class ProofTooManyPixels extends refusal({
  code: 'ticket/proof-too-many-pixels',
  status: 422,
  message: 'Ukuran gambar ini terlalu besar. Perkecil dahulu, atau kirim tangkapan layarnya.',
  field: 'proof',
}) {}

/** A PDF that does something when it is opened. */
export class ProofActive extends refusal({
  code: 'ticket/proof-active',
  status: 422,
  message: 'PDF ini berisi perintah atau lampiran lain. Kirim tangkapan layarnya saja.',
  field: 'proof',
}) {}

/** A PDF of which not all can be read that matters; locked ones, too. */
export class ProofUnchecked extends refusal({
  code: 'ticket/proof-unchecked',
  status: 422,
  message: 'PDF ini terkunci atau tidak dapat kami periksa. Kirim tangkapan layarnya saja.',
  field: 'proof',
}) {}

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

export class PaidInFuture extends refusal({
  code: 'ticket/paid-in-future',
  status: 422,
  message: 'Tanggal ini belum tiba. Isi tanggal saat Anda membayar.',
  field: 'paidOn',
}) {}
