import type { Config } from '#platform/config.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { INVITE_HOURS, type InviteKind } from './sign-in/entry.ts'

type Invited = { kind: InviteKind; name: string; link: string }

/** The mail with a one-time link to the desk. */
export function inviteEmail(
  { kind, name, link }: Invited,
  { institution: { name: house } }: Pick<Config, 'institution'>,
): { subject: string; text: string } {
  const isNew = kind === 'join'
  const lines = [
    `Assalamu’alaikum ${name},`,
    isNew
      ? `Anda diundang bekerja di meja kelola ${house}. Buka tautan ini untuk membuat kata sandi dan faktor kedua:`
      : `Admin ${house} membuka jalan masuk baru untuk Anda. Buka tautan ini untuk membuat kata sandi dan faktor kedua yang baru:`,
    link,
    `Tautan berlaku ${INVITE_HOURS[kind]} jam dan hanya sekali pakai. JANGAN berikan kepada siapa pun, termasuk rekan kerja.`,
    isNew
      ? 'Jika Anda tidak mengenal undangan ini, abaikan pesan ini.'
      : 'Jika Anda tidak memintanya, segera beri tahu admin. Cara masuk yang lama tetap berlaku sampai tautan ini dipakai.',
    `Wassalamu’alaikum,\n${house}`,
  ]
  return {
    subject: isNew
      ? `Undangan ke meja kelola ${house}`
      : `Jalan masuk baru ke meja kelola ${house}`,
    text: lines.join('\n\n'),
  }
}

/** What a person is told of their own way in. */
const notices = {
  'recovery-code': {
    subject: 'Kode pemulihan dipakai',
    said: 'Salah satu kode pemulihan Anda dipakai untuk membuktikan diri di meja kelola.',
  },
  'new-codes': {
    subject: 'Kode pemulihan diganti',
    said: 'Sepuluh kode pemulihan baru dibuat; semua yang lama tidak berlaku lagi.',
  },
  password: {
    subject: 'Kata sandi diganti',
    said: 'Kata sandi Anda di meja kelola diganti, dan semua sesi lain berakhir.',
  },
  'factor-added': {
    subject: 'Faktor kedua ditambahkan',
    said: 'Sebuah faktor kedua ditambahkan untuk Anda di meja kelola.',
  },
  'factor-removed': {
    subject: 'Faktor kedua dilepas',
    said: 'Salah satu faktor kedua Anda di meja kelola dilepas.',
  },
  recovered: {
    subject: 'Cara masuk dipulihkan',
    said: 'Kata sandi dan faktor kedua Anda di meja kelola diganti lewat tautan pemulihan; yang lama tidak berlaku lagi.',
  },
  'new-place': {
    subject: 'Masuk dari tempat baru',
    said: 'Anda masuk ke meja kelola dari jaringan yang belum pernah Anda pakai.',
  },
} as const

export type NoticeKind = keyof typeof notices
export const noticeKinds = Object.keys(notices) as NoticeKind[]

type StaffNotice = { kind: NoticeKind; name: string; at: Date; device: string }

/** The mail that tells a person what happened to their way in; it holds no link, code or address. */
export function noticeEmail(
  { kind, name, at, device }: StaffNotice,
  { institution: { name: house } }: Pick<Config, 'institution'>,
): { subject: string; text: string } {
  const { subject, said } = notices[kind]
  const lines = [
    `Assalamu’alaikum ${name},`,
    said,
    `Waktu: ${formatDateTime(at)}${device ? `\nPerangkat: ${device}` : ''}`,
    'Bila bukan Anda, segera beri tahu admin lembaga: ia dapat mengakhiri sesi Anda dan membuka jalan masuk baru.',
    `Wassalamu’alaikum,\n${house}`,
  ]
  return { subject: `${subject} – meja kelola ${house}`, text: lines.join('\n\n') }
}

type WaitingProposal = { words: string; day: number; link: string }

/** The mail that tells what waits for its reader: the kind and a link, and nobody's name. */
export function proposalEmail(
  items: readonly WaitingProposal[],
  { institution: { name: house }, deskOrigin }: Pick<Config, 'institution' | 'deskOrigin'>,
): { subject: string; text: string } {
  const [first] = items
  const isOne = first !== undefined && items.length === 1
  const what = isOne ? first.words : `${items.length} pengajuan`
  const lines = [
    'Assalamu’alaikum,',
    isOne
      ? 'Sebuah pengajuan menunggu keputusan Anda:'
      : 'Pengajuan berikut menunggu keputusan Anda:',
    ...items.map(({ words, day, link }) => {
      const since = day > 0 ? ` (sudah ${day} hari)` : ''
      return `${words}${since}\n${link}`
    }),
    `Kapan Anda dikabari dapat dipilih di ${deskOrigin}/kelola/sesi.`,
    `Wassalamu’alaikum,\n${house}`,
  ]
  return { subject: `Menunggu Anda: ${what} – meja kelola ${house}`, text: lines.join('\n\n') }
}

type HeadOfDay = { name: string; position: number; hash: string; at: Date }

/** The daily mail to an auditor: what shows a cut chain stands where nobody of the database reaches. */
export function auditHeadEmail(
  { name, position, hash, at }: HeadOfDay,
  { institution: { name: house } }: Pick<Config, 'institution'>,
): { subject: string; text: string } {
  const lines = [
    `Assalamu’alaikum ${name},`,
    `Per ${formatDateTime(at)}, jejak audit ${house} berisi ${position} catatan berantai. Kepala rantainya:`,
    hash,
    'Simpan surel ini. Bila kelak catatan pada nomor itu hilang atau kepalanya berbeda, jejak audit telah dipotong atau ditulis ulang.',
    `Wassalamu’alaikum,\n${house}`,
  ]
  return { subject: `Kepala jejak audit: catatan ${position}`, text: lines.join('\n\n') }
}
