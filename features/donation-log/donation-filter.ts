import { fundWords } from '#features/ledger/funds.ts'
import { donationStatusWords } from '#features/my-donation/my-donation.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { DonationStatus, ChargeMethod } from '#platform/db/schema.ts'
import { formatDate, isDay, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah, parseRupiah, type Rupiah } from '#platform/money/money.ts'
import { offlineWords } from '#platform/outside/payment/own-account.ts'

/** The filters of the list, as its address names them. */
export const filterNames = [
  'cari',
  'keadaan',
  'metode',
  'kode',
  'program',
  'dana',
  'dari',
  'sampai',
  'terkecil',
  'terbesar',
  'urut',
] as const
export type FilterName = (typeof filterNames)[number]
export type TypedFilter = Partial<Record<FilterName, string | undefined>>

export const payMethodWords: Readonly<Record<ChargeMethod, string>> = {
  qris: 'QRIS',
  va: 'Virtual account',
  card: 'Kartu',
  retail: 'Gerai ritel',
  ewallet: 'E-wallet',
  direct_debit: 'Debit rekening',
  transfer: 'Transfer bank',
  ...offlineWords,
}

/** Donations with a code of which the provider gave no clear answer yet. */
export const codeWords = { unknown: 'Belum jelas' } as const

export const sortWords = { terbaru: 'Terbaru', nominal: 'Nominal terbesar' } as const
export type DonationSort = keyof typeof sortWords

/** What the list is narrowed by. */
export type DonationFilter = {
  text?: string | undefined
  status?: DonationStatus | undefined
  method?: ChargeMethod | undefined
  isUnclear?: boolean | undefined
  /** Row id or slug. */
  campaign?: string | undefined
  fund?: Fund | undefined
  /** Days in Jakarta, both included. */
  from?: string | undefined
  through?: string | undefined
  least?: Rupiah | undefined
  most?: Rupiah | undefined
  sort: DonationSort
}

/** Reads the filters of an address; one that cannot be read is as if it were not there. */
export function readFilter(typed: TypedFilter): DonationFilter {
  return {
    text: typed.cari,
    status: keyIn(donationStatusWords, typed.keadaan),
    method: keyIn(payMethodWords, typed.metode),
    isUnclear: keyIn(codeWords, typed.kode) !== undefined || undefined,
    campaign: typed.program,
    fund: keyIn(fundWords, typed.dana),
    from: dayIn(typed.dari),
    through: dayIn(typed.sampai),
    least: amountIn(typed.terkecil),
    most: amountIn(typed.terbesar),
    sort: keyIn(sortWords, typed.urut) ?? 'terbaru',
  }
}

function keyIn<K extends string>(
  table: Readonly<Record<K, string>>,
  typed: string | undefined,
): K | undefined {
  return typed !== undefined && Object.hasOwn(table, typed) ? (typed as K) : undefined
}

function dayIn(typed: string | undefined): string | undefined {
  return typed !== undefined && isDay(typed) ? typed : undefined
}

function amountIn(typed: string | undefined): Rupiah | undefined {
  const parsed = typed === undefined ? undefined : parseRupiah(typed)
  return parsed?.ok ? parsed.value : undefined
}

const labels: Record<FilterName, string> = {
  cari: 'Cari',
  keadaan: 'Keadaan',
  metode: 'Metode',
  kode: 'Kode bayar',
  program: 'Program',
  dana: 'Dana',
  dari: 'Dari',
  sampai: 'Sampai',
  terkecil: 'Paling sedikit',
  terbesar: 'Paling banyak',
  urut: 'Urutan',
}

/** The filters in words, one line each: 'Keadaan: Berhasil'. `programs` are the titles of campaigns, by slug. */
export function filterWords(
  typed: TypedFilter,
  programs: Readonly<Record<string, string>> = {},
): string[] {
  const words: Record<string, Readonly<Record<string, string>>> = {
    keadaan: donationStatusWords,
    metode: payMethodWords,
    kode: codeWords,
    program: programs,
    dana: fundWords,
    urut: sortWords,
  }
  return filterNames.flatMap((name) => {
    const value = typed[name]
    return value ? [`${labels[name]}: ${words[name]?.[value] ?? plainWords(name, value)}`] : []
  })
}

/** What was typed, as one reads it: a day or a sum. */
function plainWords(name: FilterName, typed: string): string {
  if (isDay(typed)) return formatDate(startOfDay(typed))
  const sum = name === 'terkecil' || name === 'terbesar' ? amountIn(typed) : undefined
  return sum === undefined ? typed : formatRupiah(sum)
}
