import { type BankEntryKind, bankEntryKinds } from '#features/bank-account/bank-entry.ts'
import { dayNumberOf, formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'

/** A line, and how much of it nobody has explained. */
export type OpenLine = {
  id: string
  day: string
  amount: number
  open: number
  description: string
  bankAccountId: string
}

/** A movement of the account in the ledger that no line has explained whole. */
export type OpenEntry = {
  id: string
  day: string
  /** What is left of it on this account, below zero what left it. */
  open: number
  /** Of a payout: its sum over all accounts. */
  whole: number
  source: string
  title: string
  /** Whether its bank account is known; else it may lie in any that shares the account. */
  isNamed: boolean
}

export type AwaitedTransfer = { amount: number; from: string; until: string; campaign: string }
export type ConfirmedTransfer = { amount: number; day: string }
/** An approved return that this account is to pay: of a donation, or of titipan. */
export type OwedReturn = { kind: 'refund' | 'return'; ids: string; amount: number; title: string }
export type OwedDisbursement = { id: string; amount: number; title: string }

export type Candidates = {
  account: string
  entries: readonly OpenEntry[]
  transfers: readonly AwaitedTransfer[]
  confirmed: readonly ConfirmedTransfer[]
  returns: readonly OwedReturn[]
  disbursements: readonly OwedDisbursement[]
  /** The open lines of all bank accounts that share the account, this one among them. */
  lines: readonly Pick<OpenLine, 'id' | 'day' | 'open' | 'bankAccountId'>[]
}

export type SuggestionKind =
  | 'transfer'
  | 'entry'
  | 'refund'
  | 'return'
  | 'disbursement'
  | 'bank'
  | 'own'
  | 'suspense'
  | 'unknown'

export type Suggestion = {
  /** Names it within its line. */
  key: string
  kind: SuggestionKind
  /** Nothing else fits the line, and no other line fits it: may be confirmed with others. */
  isSure: boolean
  /** False for what a person has to do elsewhere, or what no journal tells yet. */
  canConfirm: boolean
  reason: string
  href?: string
  /** What it may be booked as, by two people: the bank's own. */
  books?: readonly BankEntryKind[]
}

/** How far a bank's day may be from that of the books. */
export const DAYS_APART = 10
const TRANSFER_DAYS_APART = 5
/** Banks pass money on within days. */
const OWN_DAYS_APART = 3

/** What a line may stand for, the likeliest first, each with its reason. Pure: the same facts, the same answer. */
export function suggestionsFor(line: OpenLine, facts: Candidates): Suggestion[] {
  const isWhole = line.open === line.amount
  const found = [
    ...(isWhole ? transfersFor(line, facts) : []),
    ...entriesFor(line, facts),
    ...(isWhole ? returnsFor(line, facts) : []),
    ...disbursementsFor(line, facts),
  ]
  if (found.length > 0) return onlySure(found)
  return [...ownTransfersFor(line, facts), ...byItsWords(line)]
}

/** Two answers are never both sure. */
function onlySure(found: readonly Suggestion[]): Suggestion[] {
  const isAlone = found.filter(({ canConfirm }) => canConfirm).length === 1
  return found.map((each) => ({ ...each, isSure: each.isSure && isAlone }))
}

const daysBetween = (one: string, other: string) =>
  Math.abs(dayNumberOf(startOfDay(one)) - dayNumberOf(startOfDay(other)))
const dayWords = (day: string) => formatDate(startOfDay(day))

type LineLike = Candidates['lines'][number]

function isOnlyLine(line: OpenLine, { lines }: Candidates, fits: (other: LineLike) => boolean) {
  return !lines.some((other) => other.id !== line.id && other.open === line.open && fits(other))
}

function transfersFor(line: OpenLine, facts: Candidates): Suggestion[] {
  const base = { key: 'transfer', kind: 'transfer', canConfirm: true } as const
  const near = (day: string) => daysBetween(day, line.day) <= TRANSFER_DAYS_APART
  const known = facts.confirmed.find(({ amount, day }) => amount === line.open && near(day))
  if (known) {
    const reason = `Transfer ini sudah dipastikan dua orang untuk ${dayWords(known.day)}; nominalnya sama.`
    return [{ ...base, reason, isSure: isOnlyLine(line, facts, ({ day }) => near(day)) }]
  }
  const awaited = facts.transfers.find(
    ({ amount, from, until }) => amount === line.open && line.day >= from && line.day < until,
  )
  if (!awaited) return []
  const { from, until, campaign } = awaited
  const isIn = ({ day }: LineLike) => day >= from && day < until
  const reason = `Nominal unik ini ditunggu satu donasi untuk ${campaign}, dibuat ${dayWords(from)}.`
  return [{ ...base, reason, isSure: isOnlyLine(line, facts, isIn) }]
}

function entriesFor(line: OpenLine, facts: Candidates): Suggestion[] {
  const near = facts.entries.filter(({ day }) => daysBetween(day, line.day) <= DAYS_APART)
  const same = near.filter(({ open }) => open === line.open)
  const parts = near.filter((each) => each.open !== line.open && isPartOf(each, line))
  return [...same, ...parts].map((entry) => ({
    key: `entry:${entry.id}`,
    kind: 'entry',
    canConfirm: true,
    isSure:
      same.length === 1 &&
      parts.length === 0 &&
      isOnlyLine(line, facts, (other) => mayBe(other, { entry, line })),
    reason: reasonOf(entry, line, same.length),
  }))
}

/** An entry whose bank account is known is explained by a line of that one alone. */
function mayBe(other: LineLike, { entry, line }: { entry: OpenEntry; line: OpenLine }): boolean {
  const isOfBank = !entry.isNamed || other.bankAccountId === line.bankAccountId
  return isOfBank && daysBetween(other.day, entry.day) <= DAYS_APART
}

/** A provider pays all funds into one account; of the sum only one part is booked there. */
function isPartOf({ open, whole }: OpenEntry, line: OpenLine): boolean {
  return whole === line.open && Math.sign(open) === Math.sign(line.open)
}

function reasonOf(entry: OpenEntry, line: OpenLine, alike: number): string {
  const apart = daysBetween(entry.day, line.day)
  const when = apart === 0 ? 'pada hari yang sama' : `selisih ${apart} hari`
  const booked = `${entry.title}, dibukukan ${dayWords(entry.day)}`
  if (entry.open !== line.open) {
    const part = formatRupiah(Math.abs(entry.open))
    return `${booked}: jumlah seluruhnya sama, bagian akun ini ${part}. Sisanya milik dana di rekening lain.`
  }
  const choice = alike > 1 ? ` Ada ${alike} catatan dengan jumlah ini; pilih sendiri.` : ''
  return `${booked}: jumlahnya sama, ${when}.${choice}`
}

function returnsFor(line: OpenLine, facts: Candidates): Suggestion[] {
  const same = facts.returns.filter(({ amount }) => amount === line.open)
  return same.map(({ kind, ids, title }) => ({
    key: `${kind}:${ids}`,
    kind,
    canConfirm: true,
    isSure: same.length === 1 && isOnlyLine(line, facts, () => true),
    reason: `${title} menunggu dibayar dari rekening ini dan jumlahnya sama. Konfirmasi menandainya dibayar.`,
  }))
}

function disbursementsFor(line: OpenLine, { disbursements }: Candidates): Suggestion[] {
  return disbursements
    .filter(({ amount }) => amount === line.open)
    .map(({ id, title }) => ({
      key: `disbursement:${id}`,
      kind: 'disbursement',
      canConfirm: false,
      isSure: false,
      reason: `Penyaluran “${title}” disetujui dengan jumlah ini, tetapi belum ditandai dibayar. Lampirkan buktinya di sana.`,
      href: `/kelola/penyaluran/${id}`,
    }))
}

/** The other half of money that moved between two of our own accounts, which nobody has booked. */
function ownTransfersFor(line: OpenLine, { lines }: Candidates): Suggestion[] {
  if (line.open !== line.amount) return []
  const half = lines.find(
    ({ open, day, bankAccountId }) =>
      open === 0 - line.open &&
      bankAccountId !== line.bankAccountId &&
      daysBetween(day, line.day) <= OWN_DAYS_APART,
  )
  if (!half) return []
  const [out, into] = line.open < 0 ? [line, half] : [half, line]
  const query = new URLSearchParams({
    dari: out.bankAccountId,
    ke: into.bankAccountId,
    nominal: String(Math.abs(line.open)),
    tanggal: out.day,
  })
  return [
    {
      key: `own:${half.id}`,
      kind: 'own',
      canConfirm: false,
      isSure: false,
      reason: `Di rekening lembaga yang lain ada baris ${dayWords(half.day)} dengan jumlah sama ke arah sebaliknya. Bila ini pemindahan antar rekening sendiri, ajukan pencatatannya; sesudah disetujui, kedua barisnya dapat dihubungkan.`,
      href: `/kelola/pemindahan?${query}`,
    },
  ]
}

const INTEREST = /\b(?:bunga|jasa giro|interest)\b/i
const YIELD = /\b(?:bagi hasil|imbal hasil|nisbah|mudh?arabah|profit sharing|bonus)\b/i
const TAX = /\b(?:pajak|tax|pph)\b/i
const COST = /\b(?:biaya|by|adm|administrasi|fee|charge|materai|meterai|provisi)\b/i

/** What no record explains: the bank's own by its words, else what a person tells. */
function byItsWords(line: OpenLine): Suggestion[] {
  const isWhole = line.open === line.amount
  const base = { isSure: false, canConfirm: false }
  const books = isWhole ? bankKindsOf(line) : []
  const bank = { ...base, key: 'bank', kind: 'bank' as const, reason: BANK_OWN, books }
  const found = books.length > 0 ? [bank] : []
  // Who is called Bunga sends money too: what came in may always be titipan.
  const any = isWhole && found.length === 0 ? { books: bankEntryKinds } : {}
  if (line.open > 0)
    return [
      ...found,
      {
        ...base,
        ...any,
        key: 'suspense',
        kind: 'suspense',
        canConfirm: isWhole,
        reason: UNKNOWN_IN,
      },
    ]
  if (found.length > 0) return found
  return [{ ...base, ...any, key: 'unknown', kind: 'unknown', reason: UNKNOWN_OUT }]
}

/** A tax on interest or on a yield is that kind, below zero. */
function bankKindsOf({ open, description }: OpenLine): readonly BankEntryKind[] {
  if (YIELD.test(description)) return ['yield']
  if (INTEREST.test(description)) return ['interest']
  if (open < 0 && TAX.test(description)) return ['interest', 'yield', 'cost']
  return COST.test(description) ? ['cost'] : []
}

const BANK_OWN =
  'Milik bank sendiri menurut keterangannya: biaya, bunga, bagi hasil, atau pajaknya. Dibukukan oleh dua orang.'
const UNKNOWN_IN =
  'Tidak ada donasi atau catatan dengan jumlah ini. Bila pemiliknya belum diketahui, catat sebagai titipan.'
const UNKNOWN_OUT =
  'Tidak ada catatan keluar dengan jumlah ini. Catat sebagai transaksi bila sudah jelas untuk apa; bila masih ditanyakan, tulis catatannya.'
