import type { Config } from '#platform/config.ts'
import { INVITE_HOURS, type InviteKind } from './entry.ts'

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
