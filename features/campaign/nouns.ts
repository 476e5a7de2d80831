import type { Fund } from '#platform/db/schema/schema-books.ts'

/** The words of one kind of giving, on every screen, in every email and on every paper. */
export type DonationWords = {
  /** Lower case, as in 'zakat Anda telah kami terima' and 'kuitansi zakat'. */
  name: string
  /** What the donor does: 'berzakat'. */
  verb: string
  /** The label of the button that opens the form. */
  invite: string
}

/** One noun per kind; the fund and, for other religious social funds, the income account decide. */
export const nouns = {
  zakat: { name: 'zakat', verb: 'berzakat', invite: 'Tunaikan zakat' },
  wakaf: { name: 'wakaf', verb: 'berwakaf', invite: 'Wakaf sekarang' },
  sedekah: { name: 'sedekah', verb: 'bersedekah', invite: 'Sedekah sekarang' },
  donasi: { name: 'donasi', verb: 'berdonasi', invite: 'Donasi sekarang' },
  fidyah: { name: 'fidyah', verb: 'membayar fidyah', invite: 'Bayar fidyah' },
  kafarat: { name: 'kafarat', verb: 'membayar kafarat', invite: 'Bayar kafarat' },
  nazar: { name: 'nazar', verb: 'menunaikan nazar', invite: 'Tunaikan nazar' },
  qurban: { name: 'qurban', verb: 'berqurban', invite: 'Qurban sekarang' },
  infak: { name: 'infak', verb: 'berinfak', invite: 'Infak sekarang' },
  nonhalal: {
    name: 'dana nonhalal',
    verb: 'menyalurkan dana nonhalal',
    invite: 'Salurkan dana nonhalal',
  },
} as const satisfies Record<string, DonationWords>

export type Noun = keyof typeof nouns

const OF_FUND: Record<Fund, Noun> = {
  Z: 'zakat',
  IT: 'donasi',
  IU: 'sedekah',
  W: 'wakaf',
  A: 'infak',
  D: 'donasi',
  N: 'nonhalal',
}

/** By income account (charity.md §4.4): fund D holds four kinds. */
const OF_ACCOUNT: Readonly<Record<string, Noun>> = {
  '4510': 'fidyah',
  '4520': 'kafarat',
  '4530': 'nazar',
  '4540': 'qurban',
}

export type NounFields = { fund: Fund; incomeAccount: string }

/** The noun of a donation: 'donasi' for campaigns only. */
export function nounOf({ fund, incomeAccount }: NounFields): Noun {
  return (fund === 'D' && OF_ACCOUNT[incomeAccount]) || OF_FUND[fund]
}

/** 'Zakat', as the first word of a sentence or a title. */
export function capitalName(noun: Noun): string {
  const { name } = nouns[noun]
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** 'Donasi untuk Sumur desa'; a title that begins with the noun ('Zakat maal') is not named twice. */
export function purposeWords(noun: Noun, title: string): string {
  const isNamed = title.toLowerCase().startsWith(nouns[noun].name)
  return isNamed ? title : `${capitalName(noun)} untuk ${title}`
}

/** 'Alhamdulillah, zakat Anda telah kami terima'. */
export function receivedWords(noun: Noun): string {
  return `Alhamdulillah, ${nouns[noun].name} Anda telah kami terima`
}

/** Whether what is called so can be given again and again by a plan. */
export function isNounForPlans(noun: Noun): boolean {
  return noun === 'donasi' || noun === 'sedekah' || noun === 'infak'
}
