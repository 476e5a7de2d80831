import { refusal } from '#platform/refusal.ts'

/** The same words for an unknown contact and for a wrong password. */
export class WrongCredentials extends refusal({
  code: 'account/wrong-credentials',
  status: 422,
  message: 'E-mail, nomor HP, atau kata sandi salah.',
  field: 'password',
}) {}

export class WrongCode extends refusal({ code: 'account/wrong-code', status: 422 }) {
  constructor(left: number) {
    const sentence = `Kode salah. Sisa percobaan ${left}.`
    super(sentence, { code: sentence })
  }
}

export class CodeLocked extends refusal({
  code: 'account/code-locked',
  status: 409,
  message: 'Kode sudah salah lima kali dan tidak dapat dipakai lagi. Minta kode baru.',
}) {}

export class CodeExpired extends refusal({
  code: 'account/code-expired',
  status: 409,
  message: 'Kode sudah kedaluwarsa. Minta kode baru.',
}) {}

/** An invented, a used and an expired token all look the same. */
export class LinkNotValid extends refusal({
  code: 'account/link-not-valid',
  status: 410,
  message: 'Tautan tidak berlaku. Mulai lagi dari awal.',
}) {}

export class PhoneNotReachable extends refusal({
  code: 'account/phone-not-reachable',
  status: 422,
  message: 'Nomor HP belum dapat dipakai di sini. Gunakan alamat e-mail.',
  field: 'contact',
}) {}

export class AccountNotFound extends refusal({
  code: 'account/not-found',
  status: 404,
  message: 'Akun ini tidak ditemukan.',
}) {}

export class SessionNotFound extends refusal({
  code: 'account/session-not-found',
  status: 404,
  message: 'Perangkat ini tidak ditemukan atau sudah keluar.',
}) {}

export class CurrentPasswordWrong extends refusal({
  code: 'account/current-password-wrong',
  status: 422,
  message: 'Kata sandi saat ini salah.',
  field: 'currentPassword',
}) {}

/** Without a password only a recent sign-in proves the identity. */
export class FreshSignInNeeded extends refusal({
  code: 'account/fresh-sign-in-needed',
  status: 403,
  message: 'Demi keamanan, masuk kembali lalu ulangi langkah ini dalam sepuluh menit.',
}) {}

/** Shown only to someone who has just proved that the contact is theirs. */
export class ContactTaken extends refusal({
  code: 'account/contact-taken',
  status: 409,
  message: 'Kontak ini sudah punya akun. Silakan masuk.',
}) {}

/** An account without a contact cannot be reached in an emergency. */
export class LastContact extends refusal({
  code: 'account/last-contact',
  status: 409,
  message: 'Ini satu-satunya kontak akun Anda. Tambahkan kontak lain dahulu, baru hapus yang ini.',
}) {}

export class NoPhoto extends refusal({
  code: 'account/no-photo',
  status: 404,
  message: 'Belum ada foto di akun Anda.',
}) {}

export class ContactNotFound extends refusal({
  code: 'account/contact-not-found',
  status: 404,
  message: 'Kontak ini tidak ada di akun Anda.',
}) {}

export class LastIdentity extends refusal({
  code: 'account/last-way-in',
  status: 409,
  message: 'Ini satu-satunya cara masuk ke akun Anda. Tambahkan e-mail atau nomor HP dahulu.',
}) {}

export class IdentityNotFound extends refusal({
  code: 'account/identity-not-found',
  status: 404,
  message: 'Akun penyedia ini tidak terhubung dengan akun Anda.',
}) {}

/** Shown only to someone who has just signed in to both accounts. */
export class IdentityTaken extends refusal({
  code: 'account/identity-taken',
  status: 409,
  message:
    'Akun penyedia ini sudah dipakai untuk akun lain di sini. Masuk lewat penyedia itu, lepaskan atau hapus akun itu, lalu hubungkan lagi.',
}) {}

/** A new account needs consent first. The token stays valid for another try with it. */
export class ConsentNeeded extends refusal({
  code: 'account/consent-needed',
  status: 422,
  message: 'Belum ada akun untuk Anda di sini. Setujui dahulu Syarat & Kebijakan Privasi kami.',
  fields: {
    consent: 'Setujui Syarat & Kebijakan Privasi untuk membuat akun.',
  },
}) {}

export class SocialNotOffered extends refusal({
  code: 'account/social-not-offered',
  status: 404,
  message: 'Masuk lewat penyedia lain belum tersedia di sini. Masuk dengan e-mail atau nomor HP.',
}) {}

/** The token is forged, from another project or incomplete; the sender learns no more. */
export class SocialTokenRefused extends refusal({
  code: 'account/social-token-refused',
  status: 422,
  message: 'Kami tidak dapat memastikan masuknya Anda. Tekan tombolnya sekali lagi.',
}) {}

export class SocialSignInStale extends refusal({
  code: 'account/social-sign-in-stale',
  status: 422,
  message: 'Masuknya sudah lewat lima menit. Tekan tombolnya sekali lagi.',
}) {}

/** The keys that check a token are not available at the moment. */
export class SocialUnreachable extends refusal({
  code: 'account/social-unreachable',
  status: 503,
  message:
    'Penyedia masuk sedang tidak dapat kami hubungi. Coba lagi sebentar, atau masuk dengan kata sandi.',
}) {}
