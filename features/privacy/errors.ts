import { refusal } from '#platform/refusal.ts'

export class GuestUnknown extends refusal({
  code: 'privacy/guest-unknown',
  status: 409,
  message: 'Orang ini sudah keluar, atau sudah digabungkan ke donatur lain.',
}) {}

/** Whoever has an account leaves by it, with their own proof. */
export class GuestHasAccount extends refusal({
  code: 'privacy/guest-has-account',
  status: 409,
  message: 'Donatur ini punya akun: ia menutupnya sendiri di halaman akunnya.',
}) {}
