import type { Permission } from '#features/staff/permissions.ts'
import { permissions, roles, roleWords } from '#features/staff/permissions.ts'
import { amilShares, type SharedFund } from '#features/books/amil-share.ts'
import { bankOf } from '#features/books/books.ts'
import { fundWords } from '#features/ledger/funds.ts'
import { textKeys } from '#features/scholar-review/scholar-review.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { Role } from '#platform/db/schema/schema-staff.ts'
import {
  type Institution,
  mayCollectWakaf,
  mayCollectZakat,
} from '#platform/settings/institution.ts'
import { DAY_MS } from '#platform/time/jakarta.ts'

/** What the data says of an installation. In live mode samples are no part of it. */
export type ReadinessFacts = {
  mode: 'demo' | 'live'
  now: Date
  institution: Institution
  /** The provider that takes real payments, or the demo's; undefined where there is none. */
  provider: string | undefined
  /** Where the provider sends its events. */
  webhook: string
  hasBankTransfer: boolean
  isPhoneReachable: boolean
  /** People who have come in, by role. */
  people: Partial<Record<Role, number>>
  /** The accounts of the ledger that have a bank account in use, 1121 to 1125. */
  banks: readonly string[]
  /** The funds with a policy of the amil's share in force. */
  policies: readonly SharedFund[]
  categories: number
  /** Published programmes. */
  programmes: number
  reviewed: number
  hasEvents: boolean
  /** Of readiness_mark. */
  marks: Readonly<Record<string, Date>>
}

export type TestWay = 'mail' | 'phone'

type Check = {
  name: string
  title: string
  /** Why it matters, in one sentence. */
  reason: string
  /** Where it is done; undefined where it is done on this page or at the server. */
  door?: { href: string; label: string }
  /** The command that does it. */
  command?: string
  /** The message that a person confirms here. */
  test?: TestWay
  /** An institution may do without. */
  isOptional?: true
  isDone(facts: ReadinessFacts): boolean
  /** True where no donor can give before it is done. */
  blocks?(facts: ReadinessFacts): boolean
  /** What is missing, in a sentence. */
  missing?(facts: ReadinessFacts): string | undefined
}

export type ReadinessItem = Omit<Check, 'isDone' | 'blocks' | 'missing'> & {
  state: 'done' | 'open' | 'skipped'
  isBlocking: boolean
  missing: string | undefined
}

/** The list of verses of the day is one more. */
const TEXTS = textKeys.length + 1
const always = () => true
/** A backup of a week ago would lose a week of donations. */
const BACKUP_MS = 7 * DAY_MS

/** Roles that decide what others propose, by the table of permissions. */
export const decidingRoles: readonly Role[] = roles.filter((role) =>
  (Object.keys(permissions) as Permission[]).some(
    (name) => name.endsWith('.approve') && (permissions[name] as readonly Role[]).includes(role),
  ),
)

const peopleReasons: Partial<Record<Role, string>> = {
  admin: 'Undangan dan peran pegawai diajukan satu admin dan disetujui admin lain.',
  bendahara: 'Rekening, penyaluran, dan pengembalian diajukan satu orang dan disetujui orang lain.',
  program: 'Program disusun satu orang dan diterbitkan setelah disetujui orang lain.',
  editor: 'Teks yang ditinjau ulama dan ketetapan hari disetujui orang kedua.',
}

const people: readonly Check[] = decidingRoles.map((role) => ({
  name: `orang-${role}`,
  title: `Dua orang ${roleWords[role].name}`,
  reason: peopleReasons[role] ?? 'Pengajuan disetujui oleh orang lain dengan peran yang sama.',
  door: { href: '/kelola/pegawai', label: 'Undang di Pegawai' },
  isDone: (facts) => peopleOf(facts, role) >= 2,
  missing: (facts) => (peopleOf(facts, role) === 1 ? 'Baru ada satu orang.' : undefined),
  // Two admins can decide everything that has to be decided before the first donation.
  ...(role === 'admin' ? { blocks: always } : { isOptional: true as const }),
}))

function peopleOf({ people: counted }: ReadinessFacts, role: Role): number {
  return counted[role] ?? 0
}

const factWords: [keyof Institution, string][] = [
  ['npwp', 'NPWP lembaga'],
  ['signer', 'penanda tangan kuitansi'],
  ['whatsapp', 'WhatsApp layanan'],
  ['serviceHours', 'jam layanan'],
]

function factsMissing({ institution }: ReadinessFacts): string[] {
  return factWords.filter(([name]) => !institution[name]).map(([, words]) => words)
}

/** The funds an installation takes money for. */
function takenFunds({ institution, mode }: ReadinessFacts): Fund[] {
  const state = { institution, mode }
  return [
    'IT',
    'IU',
    ...(mayCollectZakat(state) ? (['Z'] as const) : []),
    ...(mayCollectWakaf(state) ? (['W'] as const) : []),
  ]
}

const bankWords: Readonly<Record<string, string>> = {
  [bankOf.Z]: 'zakat',
  [bankOf.IT]: 'infak',
  [bankOf.W]: 'wakaf',
  [bankOf.A]: 'amil',
}

function banksMissing(facts: ReadinessFacts): string[] {
  const wanted = new Set([...takenFunds(facts), 'A' as const].map((fund) => bankOf[fund]))
  return [...wanted].filter((code) => !facts.banks.includes(code))
}

function policiesMissing(facts: ReadinessFacts): SharedFund[] {
  const taken = takenFunds(facts)
  return (Object.keys(amilShares) as SharedFund[]).filter(
    (fund) => taken.includes(fund) && !facts.policies.includes(fund),
  )
}

/** Donors can pay by a provider, or by transfer to a bank account of the fund of a programme. */
function canBePaid({ provider, hasBankTransfer }: ReadinessFacts): boolean {
  return provider !== undefined || hasBankTransfer
}

function daysSince(facts: ReadinessFacts, at: Date): number {
  return Math.floor((facts.now.getTime() - at.getTime()) / DAY_MS)
}

const listed = (words: readonly string[]) => new Intl.ListFormat('id').format(words)

/** Everything that makes an installation ready, in the order in which an institution does it. */
const checks: readonly Check[] = [
  ...people,
  {
    name: 'lembaga',
    title: 'Data lembaga',
    reason: 'Donatur, kuitansi, dan Bukti Setor Zakat memakai data ini.',
    door: { href: '/kelola/lembaga', label: 'Lengkapi Data lembaga' },
    isDone: (facts) =>
      factsMissing(facts).length === 0 && !(facts.institution.isSample && facts.mode === 'live'),
    missing: (facts) => `Belum diisi: ${listed(factsMissing(facts))}.`,
  },
  {
    name: 'logo',
    title: 'Logo lembaga',
    reason: 'Tanpa logo sendiri, kuitansi, e-mail, dan kepala halaman memakai bintang bawaan.',
    door: { href: '/kelola/lembaga#logo', label: 'Unggah logo' },
    isOptional: true,
    isDone: ({ institution }) => institution.logo !== undefined,
  },
  {
    name: 'pajak',
    title: 'Keputusan Ditjen Pajak',
    reason: 'Tanpa ini, Bukti Setor Zakat tidak menyebut zakat sebagai pengurang pajak.',
    door: { href: '/kelola/lembaga', label: 'Isi di Data lembaga' },
    isOptional: true,
    isDone: ({ institution }) => institution.taxListing !== undefined,
  },
  {
    name: 'rekening',
    title: 'Rekening lembaga',
    reason: 'Uang tiap dana masuk ke rekeningnya sendiri dan disalurkan dari sana.',
    door: { href: '/kelola/rekening', label: 'Catat rekening' },
    isDone: (facts) => banksMissing(facts).length === 0,
    blocks: (facts) => facts.provider === undefined && facts.banks.length === 0,
    missing: (facts) =>
      `Belum ada rekening untuk dana ${listed(banksMissing(facts).map((code) => bankWords[code] ?? code))}.`,
  },
  {
    name: 'amil',
    title: 'Kebijakan bagian amil',
    reason:
      'Biaya pembayaran ditanggung dana amil; tanpa kebijakan dana itu terus berutang kepada dana lain.',
    door: { href: '/kelola/bagian-amil', label: 'Ajukan kebijakan' },
    isDone: (facts) => policiesMissing(facts).length === 0,
    missing: (facts) =>
      `Belum ada kebijakan untuk ${listed(policiesMissing(facts).map((fund) => fundWords[fund].toLowerCase()))}.`,
  },
  {
    name: 'kategori',
    title: 'Kategori program',
    reason: 'Setiap program berada dalam satu kategori.',
    door: { href: '/kelola/kategori', label: 'Buat kategori' },
    isDone: ({ categories }) => categories > 0,
    blocks: ({ programmes }) => programmes === 0,
  },
  {
    name: 'program',
    title: 'Program pertama',
    reason: 'Donatur memberi untuk sebuah program yang sudah terbit.',
    door: { href: '/kelola/program', label: 'Susun program' },
    isDone: ({ programmes }) => programmes > 0,
    blocks: always,
  },
  {
    name: 'teks',
    title: 'Niat, doa, dan ayat hari ini yang sudah ditinjau',
    reason: 'Niat, doa, tahlil, dan ayat hari ini baru tampil setelah disetujui.',
    door: { href: '/kelola/tinjauan', label: 'Catat tinjauan' },
    isOptional: true,
    isDone: ({ reviewed }) => reviewed >= TEXTS,
    missing: ({ reviewed }) => `${reviewed} dari ${TEXTS} sudah disetujui.`,
  },
  {
    name: 'penyedia',
    title: 'Penyedia pembayaran dan kabarnya',
    reason: 'Tanpa kabar dari penyedia, donasi yang sudah dibayar terlambat tercatat.',
    door: { href: '/program', label: 'Coba satu donasi kecil' },
    isOptional: true,
    isDone: ({ provider, hasEvents }) => provider !== undefined && hasEvents,
    blocks: (facts) => !canBePaid(facts),
    missing: ({ provider, webhook, mode }) => {
      if (provider === undefined) return 'Belum ada penyedia: PAYMENT_PROVIDER diatur di server.'
      if (mode === 'demo') return 'Belum ada kabar yang diterima.'
      return `Belum ada kabar yang diterima. Daftarkan alamat ${webhook} di dasbor penyedia.`
    },
  },
  {
    name: 'surat',
    title: 'E-mail sampai',
    reason: 'Kuitansi, undangan, dan jawaban tiket dikirim lewat e-mail.',
    test: 'mail',
    isDone: ({ marks }) => marks['mail'] !== undefined,
  },
  {
    name: 'pesan',
    title: 'Pesan ke nomor HP sampai',
    reason: 'Donatur dengan nomor HP masuk memakai kode yang dikirim ke sana.',
    door: { href: '/kelola/lembaga', label: 'Buka Data lembaga' },
    test: 'phone',
    isOptional: true,
    isDone: ({ marks, isPhoneReachable }) => isPhoneReachable && marks['phone'] !== undefined,
    missing: ({ isPhoneReachable, institution }) =>
      !isPhoneReachable
        ? 'Belum ada jalur pesan: OTP_HTTP_URL diatur di server.'
        : institution.whatsapp
          ? undefined
          : 'Isi dahulu WhatsApp layanan di Data lembaga; pesan percobaan dikirim ke nomor itu.',
  },
  {
    name: 'cadangan',
    title: 'Cadangan data',
    reason: 'Server yang rusak tidak boleh menghapus catatan donasi.',
    command: 'deploy/ops backup <berkas>',
    isDone: (facts) => {
      const at = facts.marks['backup']
      return at !== undefined && facts.now.getTime() - at.getTime() <= BACKUP_MS
    },
    missing: (facts) => {
      const at = facts.marks['backup']
      return at && `Cadangan terakhir dibuat ${daysSince(facts, at)} hari yang lalu.`
    },
  },
]

/** True for what an institution may say it does without. */
export function isOptional(name: string): boolean {
  return checks.some((each) => each.name === name && each.isOptional)
}

/** Every item with its state: done, left out, or open; what blocks taking money is told apart. */
export function readinessOf(facts: ReadinessFacts): ReadinessItem[] {
  return checks.map(({ isDone, blocks, missing, ...check }) => {
    const done = isDone(facts)
    const isBlocking = !done && (blocks?.(facts) ?? false)
    const isSkipped = !done && !isBlocking && facts.marks[`skip:${check.name}`] !== undefined
    return {
      ...check,
      state: done ? 'done' : isSkipped ? 'skipped' : 'open',
      isBlocking,
      missing: done ? undefined : missing?.(facts),
    }
  })
}
