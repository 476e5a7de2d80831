import { refusal } from '#platform/refusal.ts'

export class ContactNotProved extends refusal({
  code: 'reminder/contact-not-proved',
  status: 422,
}) {
  constructor(via: 'email' | 'phone') {
    const what = via === 'email' ? 'alamat e-mail' : 'nomor HP'
    const sentence = `Tambahkan ${what} di halaman akun dahulu, agar pengingat sampai.`
    super(sentence, { via: sentence })
  }
}

export class NoWayToRemind extends refusal({
  code: 'reminder/no-way',
  status: 422,
  message: 'Pengingat ke nomor HP belum dapat dikirim di sini. Pilih e-mail.',
  field: 'via',
}) {}

/** A link that was changed, and one whose reminder is gone, look the same. */
export class ReminderLinkNotValid extends refusal({
  code: 'reminder/link-not-valid',
  status: 410,
  message: 'Tautan ini tidak berlaku lagi. Pengingat dapat diatur di halaman Donasi Saya.',
}) {}
