import { refusal } from '#platform/refusal.ts'

/** The same words for an unknown e-mail and for a wrong password. */
export class WrongStaffPassword extends refusal({
  code: 'staff/wrong-credentials',
  status: 422,
  message: 'E-mail atau kata sandi salah.',
  field: 'password',
}) {}

/** A wrong, an old and an already used code get the same words. */
export class WrongFactor extends refusal({
  code: 'staff/wrong-factor',
  status: 422,
  message: 'Kode salah atau sudah dipakai. Tunggu kode berikutnya, lalu coba lagi.',
  field: 'code',
}) {}

export class PasskeyRefused extends refusal({
  code: 'staff/passkey-refused',
  status: 422,
  message: 'Kunci sandi ini tidak cocok atau waktunya habis. Coba sekali lagi.',
  field: 'passkey',
}) {}

/** The session has ended, or only the password was given. */
export class StaffSignInNeeded extends refusal({
  code: 'staff/sign-in-needed',
  status: 401,
  message: 'Sesi Anda sudah berakhir. Silakan masuk kembali.',
}) {}

/** An invented, a used and an expired link look the same. */
export class InviteNotValid extends refusal({
  code: 'staff/invite-not-valid',
  status: 410,
  message: 'Tautan ini sudah dipakai, sudah lewat waktunya, atau salah ketik.',
}) {}

export class StaffSessionUnknown extends refusal({
  code: 'staff/session-unknown',
  status: 404,
  message: 'Sesi ini tidak ditemukan atau sudah berakhir.',
}) {}

export class StaffUnknown extends refusal({
  code: 'staff/unknown',
  status: 404,
  message: 'Pegawai ini tidak ditemukan atau sudah dikeluarkan.',
}) {}

export class StaffKnown extends refusal({
  code: 'staff/known',
  status: 409,
  message: 'Alamat e-mail ini sudah terdaftar sebagai pegawai.',
  field: 'email',
}) {}

/** Without an admin nobody could ever let others in. */
export class LastAdmin extends refusal({
  code: 'staff/last-admin',
  status: 409,
  message:
    'Ini satu-satunya admin. Tambahkan admin lain dahulu; admin terakhir tidak dapat diubah atau dikeluarkan.',
}) {}

/** With one admin nobody could approve. */
export class SecondAdminNeeded extends refusal({
  code: 'staff/second-admin-needed',
  status: 409,
  message:
    'Perlu dua admin, karena yang satu mengajukan dan yang lain menyetujui. Admin kedua ditambahkan oleh pengelola server dengan perintah.',
}) {}

export class WrongOwnPassword extends refusal({
  code: 'staff/current-password-wrong',
  status: 422,
  message: 'Kata sandi saat ini salah.',
  field: 'currentPassword',
}) {}
