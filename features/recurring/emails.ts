import type { RecurringKind } from '#platform/db/schema/schema-member.ts'

const openings: Record<RecurringKind, { subject: string; text: string }> = {
  jumat: {
    subject: 'Sedekah Jumat Anda hari ini',
    text: 'Hari ini Jumat. Semoga hari Anda dipenuhi berkah. Ini pengingat sedekah yang Anda minta.',
  },
  subuh: {
    subject: 'Sedekah Subuh Anda hari ini',
    text: 'Selamat pagi. Ini pengingat sedekah Subuh yang Anda minta, agar hari dibuka dengan kebaikan.',
  },
  pekanan: {
    subject: 'Donasi pekanan Anda hari ini',
    text: 'Ini pengingat donasi pekanan yang Anda minta. Berapa pun nilainya, semoga Allah menerimanya.',
  },
  bulanan: {
    subject: 'Donasi bulanan Anda hari ini',
    text: 'Ini pengingat donasi bulanan yang Anda minta. Berapa pun nilainya, semoga Allah menerimanya.',
  },
  ramadan: {
    subject: 'Sedekah malam Ramadan Anda',
    text: 'Malam Ramadan segera tiba. Ini pengingat sedekah malam Ramadan yang Anda minta.',
  },
}

/** How a reminder of a rhythm begins. */
export function openingOf(kind: RecurringKind): { perihal: string; pembuka: string } {
  const { subject, text } = openings[kind]
  return { perihal: subject, pembuka: text }
}
