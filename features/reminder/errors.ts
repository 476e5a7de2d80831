import { Refusal } from '#platform/refusal.ts'

export class ContactNotProved extends Refusal {
  override name = 'ContactNotProved'
  readonly code = 'reminder/contact-not-proved'
  readonly status = 422

  constructor(via: 'email' | 'phone') {
    const what = via === 'email' ? 'alamat e-mail' : 'nomor HP'
    const sentence = `Tambahkan ${what} di halaman akun dahulu, agar pengingat sampai.`
    super(sentence, { via: sentence })
  }
}

/** A link that was changed, and one whose reminder is gone, look the same. */
export class ReminderLinkNotValid extends Refusal {
  override name = 'ReminderLinkNotValid'
  readonly code = 'reminder/link-not-valid'
  readonly status = 410

  constructor() {
    super('Tautan ini tidak berlaku lagi. Pengingat dapat diatur di halaman Donasi Saya.')
  }
}
