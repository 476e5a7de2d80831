import { expect, test } from 'vitest'
import { signInWords } from './sign-in-words.ts'

test.each([
  ['unauthorized-domain', 'Masuk lewat Google belum diaktifkan untuk alamat ini.'],
  ['popup-blocked', /memblokir jendela masuk\. Izinkan pop-up/],
  ['popup-closed-by-user', null],
  ['cancelled-popup-request', null],
  ['network-request-failed', /Koneksi terputus/],
  ['user-mismatch', /berbeda dari akun yang sedang masuk/],
  ['internal-error', /matikan pemblokir iklan/],
  ['web-storage-unsupported', /Izinkan cookie/],
  ['invalid-api-key', /belum disiapkan/],
  ['api-key-not-valid.-please-pass-a-valid-api-key.', /belum disiapkan/],
  ['auth-domain-config-required', /belum disiapkan/],
  ['operation-not-supported-in-this-environment', /Buka dengan peramban lain/],
  ['multi-factor-auth-required', /verifikasi dua langkah/],
  ['user-disabled', /dinonaktifkan/],
  ['account-exists-with-different-credential', /sudah dipakai lewat penyedia lain/],
  ['something-new', /belum berhasil/],
  ['toString', /belum berhasil/],
])('%s is worded for people', (code, expected) => {
  const said = signInWords(`auth/${code}`, 'google')
  if (expected === null) expect(said).toBeNull()
  else expect(said).toMatch(expected)
  expect(said ?? '').not.toMatch(/[{}]|auth\//)
})

test('the provider is called by its name', () => {
  expect(signInWords('auth/internal-error', 'github')).toContain('Jendela GitHub')
})
