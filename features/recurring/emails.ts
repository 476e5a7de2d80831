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

export type PlanFacts = {
  amount: number | null
  programme: string
  /** Pays and manages the plan. */
  page: string
  institution: string
}

export type PlanWords = { subject: string; text: string }

/** How a reminder of a rhythm begins. */
export function openingOf(kind: RecurringKind): { perihal: string; pembuka: string } {
  const { subject, text } = openings[kind]
  return { perihal: subject, pembuka: text }
}

/** A letter with its greeting; its last part is who writes. */
export function emailOf(subject: string, parts: [...string[], string]): PlanWords {
  const institution = parts.at(-1)
  const paragraphs = [
    'Assalamu’alaikum,',
    ...parts.slice(0, -1),
    `Wassalamu’alaikum,\n${institution}`,
  ]
  return { subject, text: paragraphs.join('\n\n') }
}
