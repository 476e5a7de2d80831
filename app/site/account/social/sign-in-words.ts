import type { SocialProvider } from '#platform/settings/firebase-settings.ts'

export const providerNames: Record<SocialProvider, string> = {
  google: 'Google',
  facebook: 'Facebook',
  github: 'GitHub',
  twitter: 'Twitter',
}

const NOT_SET_UP =
  'Masuk lewat {penyedia} belum disiapkan dengan benar. Masuk dengan e-mail atau nomor HP dulu, ya.'

/** Messages for the SDK's error codes; null when the user only cancelled. */
const words: Record<string, string | null> = {
  'unauthorized-domain': 'Masuk lewat {penyedia} belum diaktifkan untuk alamat ini.',
  'popup-blocked':
    'Peramban memblokir jendela masuk. Izinkan pop-up untuk situs ini, lalu coba lagi.',
  'popup-closed-by-user': null,
  'cancelled-popup-request': null,
  'user-cancelled': null,
  'network-request-failed': 'Koneksi terputus. Periksa internet Anda, lalu coba lagi.',
  'user-mismatch':
    'Akun {penyedia} itu berbeda dari akun yang sedang masuk. Pilih akun yang sama, lalu coba lagi.',
  'internal-error':
    'Jendela {penyedia} tidak dapat dimuat. Periksa koneksi atau matikan pemblokir iklan, lalu coba lagi.',
  'web-storage-unsupported':
    'Peramban menolak menyimpan data masuk. Izinkan cookie dan penyimpanan situs, lalu coba lagi.',
  'invalid-api-key': NOT_SET_UP,
  // Google's answer to an unknown key; the SDK turns the whole sentence into a code.
  'api-key-not-valid.-please-pass-a-valid-api-key.': NOT_SET_UP,
  'auth-domain-config-required': NOT_SET_UP,
  'operation-not-allowed': NOT_SET_UP,
  'operation-not-supported-in-this-environment':
    'Peramban ini tidak mendukung masuk lewat {penyedia}. Buka dengan peramban lain, atau masuk dengan e-mail atau nomor HP.',
  'multi-factor-auth-required':
    'Akun {penyedia} Anda memakai verifikasi dua langkah yang belum dapat kami terima. Masuk dengan cara lain.',
  'user-disabled': 'Akun ini sedang dinonaktifkan. Hubungi kami bila menurut Anda ini keliru.',
  'account-exists-with-different-credential':
    'E-mail akun {penyedia} ini sudah dipakai lewat penyedia lain. Masuk dengan tombol yang dulu Anda pakai.',
  'too-many-requests': 'Terlalu banyak percobaan. Coba lagi beberapa menit lagi.',
}

const OTHERWISE = 'Masuk lewat {penyedia} belum berhasil. Coba lagi, atau pakai cara lain.'

/** Codes of invalid settings, which only the operator can correct. */
const operatorErrors = [
  'invalid-api-key',
  'auth-domain-config-required',
  'operation-not-allowed',
  'unauthorized-domain',
  'api-key-not-valid.-please-pass-a-valid-api-key.',
] as const
export type OperatorError = (typeof operatorErrors)[number]

/** The SDK's error code without 'auth/'. An error without a code means that the SDK failed to load. */
export function errorCodeOf(cause: unknown): string {
  const { code } = (cause ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code.replace(/^auth\//, '') : 'network-request-failed'
}

/** True when the operator must be notified of a code. */
export function isOperatorError(code: string): code is OperatorError {
  return (operatorErrors as readonly string[]).includes(code)
}

/** The message for a code such as 'auth/popup-blocked'; null when there is nothing to say. */
export function signInWords(code: string, provider: SocialProvider): string | null {
  const known = code.replace(/^auth\//, '')
  const sentence = Object.hasOwn(words, known) ? words[known] : OTHERWISE
  return sentence?.replaceAll('{penyedia}', providerNames[provider]) ?? null
}
