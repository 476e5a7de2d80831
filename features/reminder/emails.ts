import type { ReminderKind } from '#platform/db/schema/schema-member.ts'

const openings: Record<ReminderKind, { subject: string; text: string }> = {
  jumat: {
    subject: 'Pengingat sedekah Jumat Anda',
    text: 'Hari ini Jumat. Semoga hari Anda dipenuhi berkah. Ini pengingat sedekah yang Anda minta.',
  },
  subuh: {
    subject: 'Pengingat sedekah Subuh Anda',
    text: 'Selamat pagi. Ini pengingat sedekah Subuh yang Anda minta, agar hari dibuka dengan kebaikan.',
  },
  bulanan: {
    subject: 'Pengingat donasi bulanan Anda',
    text: 'Ini pengingat donasi bulanan yang Anda minta. Berapa pun nilainya, semoga Allah menerimanya.',
  },
}

/** The targets of both links, and the sender. */
type ReminderLinks = { donate: string; stop: string; institution: string }

/** A reminder email; every one contains the link that stops it. */
export function reminderEmail(
  kind: ReminderKind,
  { donate, stop, institution }: ReminderLinks,
): { subject: string; text: string } {
  const { subject, text } = openings[kind]
  const paragraphs = [
    'Assalamu’alaikum,',
    text,
    `Sedekah sekarang:\n${donate}`,
    `Tidak ingin diingatkan lagi? Sekali tekan, tanpa masuk:\n${stop}`,
    `Wassalamu’alaikum,\n${institution}`,
  ]
  return { subject, text: paragraphs.join('\n\n') }
}
