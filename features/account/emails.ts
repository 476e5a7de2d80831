import type { Contact } from '#platform/text/contact.ts'
import type { Config } from '#platform/config.ts'
import { CODE_MINUTES, RESET_MINUTES } from './account.ts'

/** A message to one contact; only mail has the subject. */
export type Email = { subject: string; text: string }

/** The institution that writes, and the origin of its links. */
type Sender = Pick<Config, 'institution' | 'origin'>

const NEVER = 'JANGAN berikan kepada siapa pun, termasuk petugas kami.'

/** The code message. On phones the last line lets the browser fill in the code, only at our own address. */
export function codeEmail(
  kind: Contact['kind'],
  code: string,
  { institution: { name: house }, origin }: Sender,
): Email {
  const subject = `Kode ${house} Anda`
  const sentence = `Kode ${house}: ${code}. Berlaku ${CODE_MINUTES} menit. ${NEVER}`
  if (kind === 'phone') return { subject, text: `${sentence}\n\n@${new URL(origin).host} #${code}` }
  return {
    subject,
    text: written(house, [
      sentence,
      'Jika Anda tidak memintanya, abaikan pesan ini. Tanpa kode itu tidak ada yang terjadi.',
    ]),
  }
}

/** For the owner of a contact that someone tries to register again. */
export function alreadyEmail({ institution: { name: house }, origin }: Sender): Email {
  return {
    subject: `Anda sudah punya akun ${house}`,
    text: written(house, [
      `Seseorang mencoba mendaftar di ${house} dengan kontak ini. Kontak ini sudah punya akun, jadi tidak ada akun baru yang dibuat.`,
      `Jika itu Anda, silakan masuk: ${origin}/account`,
      `Lupa kata sandi? ${origin}/forgot-password`,
      'Jika bukan Anda, tidak ada yang perlu dilakukan.',
    ]),
  }
}

/** The password reset message. */
export function resetEmail(token: string, { institution: { name: house }, origin }: Sender): Email {
  return {
    subject: `Atur ulang kata sandi ${house}`,
    text: written(house, [
      'Kami menerima permintaan untuk mengatur ulang kata sandi akun Anda. Buka tautan ini untuk membuat yang baru:',
      `${origin}/password/${token}`,
      `Tautan berlaku ${RESET_MINUTES} menit dan hanya sekali pakai. ${NEVER}`,
      'Jika Anda tidak memintanya, abaikan pesan ini. Kata sandi Anda tetap yang lama.',
    ]),
  }
}

export const notices = {
  'password-changed': ({ institution: { name: house }, origin }: Sender): Email => ({
    subject: `Kata sandi ${house} Anda diganti`,
    text: written(house, [
      'Kata sandi akun Anda baru saja diganti, dan perangkat lain sudah dikeluarkan.',
      `Jika bukan Anda yang menggantinya, segera atur ulang kata sandi: ${origin}/forgot-password`,
    ]),
  }),
  'contact-replaced': ({ institution: { name: house, email }, origin }: Sender): Email => ({
    subject: `Kontak akun ${house} Anda diganti`,
    text: written(house, [
      'E-mail atau nomor HP akun Anda baru saja diganti atau dihapus. Kontak ini tidak lagi dipakai untuk masuk.',
      `Jika bukan Anda yang melakukannya, segera hubungi kami: ${origin}/pusat-bantuan atau ${email}`,
    ]),
  }),
  'identity-added': ({ institution: { name: house }, origin }: Sender): Email => ({
    subject: `Cara masuk baru di akun ${house} Anda`,
    text: written(house, [
      'Akun Anda kini juga dapat dibuka lewat penyedia masuk (Google, Facebook, GitHub, atau Twitter) yang baru saja dihubungkan.',
      `Jika bukan Anda yang melakukannya, segera atur ulang kata sandi: ${origin}/forgot-password`,
    ]),
  }),
  'identity-removed': ({ institution: { name: house }, origin }: Sender): Email => ({
    subject: `Satu cara masuk dilepas dari akun ${house} Anda`,
    text: written(house, [
      'Akun Anda tidak lagi dapat dibuka lewat penyedia masuk (Google, Facebook, GitHub, atau Twitter) yang baru saja dilepas.',
      `Jika bukan Anda yang melakukannya, segera atur ulang kata sandi: ${origin}/forgot-password`,
    ]),
  }),
  'identities-removed': ({ institution: { name: house }, origin }: Sender): Email => ({
    subject: `Cara masuk lain dilepas dari akun ${house} Anda`,
    text: written(house, [
      'Saat kata sandi akun Anda diatur ulang, semua akun penyedia masuk (Google, Facebook, GitHub, atau Twitter) yang tertaut ikut dilepas. Akun Anda kini hanya terbuka dengan kata sandi baru, atau dengan kode ke kontak Anda.',
      `Anda dapat menghubungkannya lagi kapan saja: ${origin}/account`,
      `Jika bukan Anda yang melakukannya, segera atur ulang kata sandi: ${origin}/forgot-password`,
    ]),
  }),
} as const

function written(house: string, paragraphs: string[]): string {
  return ['Assalamu’alaikum,', ...paragraphs, `Wassalamu’alaikum,\n${house}`].join('\n\n')
}
