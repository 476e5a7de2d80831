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

/** The link asks nothing any more: it is old, was taken back, or is not ours. */
export class LeaveLinkNotValid extends refusal({
  code: 'privacy/leave-link-not-valid',
  status: 410,
  message: 'Tautan ini tidak berlaku lagi. Minta yang baru dari halaman pilihan di pesan kami.',
}) {}

/** By this contact nobody is known who could leave. */
export class LeaveUnknown extends refusal({
  code: 'privacy/leave-unknown',
  status: 409,
  message:
    'Kami tidak menyimpan data donatur dengan kontak ini. Bila Anda yakin ada, tulis lewat Pusat Bantuan.',
}) {}

/** Several people gave with it: whoever reads it may be either. */
export class LeaveContactShared extends refusal({
  code: 'privacy/leave-contact-shared',
  status: 409,
  message:
    'Kontak ini dipakai lebih dari satu donatur. Buka tautan dari pesan terima kasih Anda sendiri, atau tulis lewat Pusat Bantuan.',
}) {}

export class LeaveNotReached extends refusal({
  code: 'privacy/leave-not-reached',
  status: 422,
  message: 'Kami belum dapat mengirim tautan ke kontak ini. Tulis lewat Pusat Bantuan.',
}) {}
