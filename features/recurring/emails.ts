import { formatRupiah } from '#platform/money/money.ts'
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

/** A reminder; every one contains the link that changes and stops it. */
export function reminderEmail(kind: RecurringKind, facts: PlanFacts): PlanWords {
  const { subject, text } = openings[kind]
  const sum = facts.amount === null ? '' : `${formatRupiah(facts.amount)} untuk `
  return emailOf(subject, [
    text,
    `Rencana Anda: ${sum}${facts.programme}.`,
    `Bayar sekarang; kode bayarnya dibuat saat halaman dibuka:\n${facts.page}`,
    'Di halaman yang sama Anda dapat melewatkan, mengubah, menjeda, atau menghentikannya dengan sekali tekan, tanpa masuk. Yang terlewat tidak menjadi tagihan.',
    facts.institution,
  ])
}

/** The first message of a plan: nothing begins before its link is opened. */
export function confirmationEmail(rhythm: string, facts: PlanFacts): PlanWords {
  const sum = facts.amount === null ? '' : `${formatRupiah(facts.amount)} `
  return emailOf('Aktifkan donasi rutin Anda', [
    `Ada permintaan pengingat donasi rutin ke kontak ini: ${sum}${rhythm}, untuk ${facts.programme}.`,
    `Aktifkan dengan sekali tekan di halaman ini:\n${facts.page}`,
    'Bukan Anda? Abaikan pesan ini; tidak ada lagi yang kami kirim.',
    facts.institution,
  ])
}

/** The nights of a Ramadan are paid: where their days are read. */
export function nightsEmail(
  _: string,
  { amount, programme, page, institution }: PlanFacts,
): PlanWords {
  return emailOf('Malam Ramadan Anda sudah dibayar', [
    `Donasi malam Ramadan Anda untuk ${programme} sudah kami terima: ${formatRupiah(amount ?? 0)} tiap malam. Tanggalnya dapat dilihat di sini:\n${page}`,
    institution,
  ])
}

/** The link of a plan, which the donor asked staff for. */
export function linkEmail(rhythm: string, { programme, page, institution }: PlanFacts): PlanWords {
  return emailOf('Tautan donasi rutin Anda', [
    `Ini tautan donasi rutin Anda, ${rhythm}, untuk ${programme}. Di sana dapat dilewatkan, diubah, dijeda, atau dihentikan:\n${page}`,
    institution,
  ])
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
