import { refusal } from '#platform/refusal.ts'

export class NothingToAsk extends refusal({
  code: 'donation-log/nothing-to-ask',
  status: 409,
  message: 'Donasi ini belum punya kode pembayaran, jadi tidak ada yang bisa ditanyakan.',
}) {}

export class OnlyTransfers extends refusal({
  code: 'donation-log/only-transfers',
  status: 409,
  message:
    'Donasi ini hanya lewat transfer ke rekening lembaga: tidak ada penyedia yang dapat ditanya. Lihat Transfer bank atau rekening korannya.',
}) {}

export class NoPapers extends refusal({
  code: 'donation-log/no-papers',
  status: 409,
  message:
    'Kuitansi hanya dapat dikirim untuk donasi yang sudah dibayar, ke kontak yang terjangkau dari sini.',
}) {}

export class PapersJustSent extends refusal({
  code: 'donation-log/papers-just-sent',
  status: 429,
  message: 'Kuitansi baru saja dikirim. Tunggu lima menit sebelum mengirim lagi.',
}) {}

export class DonorErased extends refusal({
  code: 'donation-log/donor-erased',
  status: 409,
  message: 'Data pribadi donatur ini sudah dihapus.',
}) {}

export class RecordUnknown extends refusal({
  code: 'donation-log/record-unknown',
  status: 404,
  message: 'Donasi ini tidak ditemukan.',
}) {}

/** What is asked for stays in the proposal for good, where no erasure finds a contact. */
export class ContactInFilter extends refusal({
  code: 'donation-log/contact-in-filter',
  status: 422,
  message: 'Ekspor tidak dapat disaring dengan kontak seorang donatur. Hapus pencarian itu dahulu.',
}) {}
