import { fundsOfAccount } from '#features/ledger/ledger.ts'
import { itemAccounts } from '#features/voucher/templates/item-accounts.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { amountIn, campaignIn, type OpeningNames, placeIn } from './opening-cells.ts'
import { readNamedRows, type RowProblem } from '#platform/sheet/named-rows.ts'
import { readClearDay, UNCLEAR_DAY } from '#platform/time/written-day.ts'
import {
  isShareRow,
  type OpeningShare,
  type ShareRow,
  shareRowOf,
  sharesIn,
} from './opening-shares.ts'

/** The columns of the template, in order; those with a star in words must be filled. */
export const openingColumns = [
  'tanggal',
  'akun',
  'dana',
  'kampanye',
  'rekening',
  'pihak',
  'jatuh_tempo',
  'debit',
  'kredit',
  'keterangan',
  'jenis',
] as const

type Column = (typeof openingColumns)[number]

/** One account of one fund on the day of the cut-over; below zero is a credit. */
export type OpeningLine = {
  day: string
  account: string
  fund: Fund
  /** Row ids, where the row names a programme, a bank account or a place of cash. */
  campaignId: string | null
  bankAccountId: string | null
  cashPlaceId: string | null
  party: string
  dueOn: string | null
  amount: number
  note: string
  /** Of a bank account: the old book had it, and the bank's statement tells it only after the cut-over. */
  isUncleared: boolean
}

export type OpeningSum = { fund: Fund; debit: number; credit: number }

export type ReadOpening = {
  lines: OpeningLine[]
  /** What the amil took of which receipts before the cut-over; no journal says it. */
  shares: OpeningShare[]
  problems: RowProblem[]
  sums: OpeningSum[]
}

/**
 * Reads the rows of an opening, the first of which names the columns. Every row that cannot stand has its
 * reason; the sums are those of the rows that can.
 */
export function readOpening(
  rows: readonly (readonly string[])[],
  names: OpeningNames,
): ReadOpening {
  let firstDay: string | undefined
  const read = readNamedRows<Column, OpeningLine | ShareRow>(rows, {
    needed: ['tanggal', 'akun', 'dana'],
    read: (cell) => {
      const line = readRow(cell, names, firstDay)
      if (typeof line !== 'string') firstDay ??= line.day
      return line
    },
  })
  const { problems } = read
  const lines = read.lines.flatMap((line) => (isShareRow(line) ? [] : [line]))
  if (lines.length === 0 && problems.length === 0)
    problems.push({ row: 2, why: 'Belum ada baris saldo.' })
  return { lines, shares: sharesIn(read.lines.filter(isShareRow)), problems, sums: sumsOf(lines) }
}

const UNCLEARED = 'belum di bank'

/** A row, or why it cannot stand. */
function readRow(
  cell: (name: Column) => string,
  names: OpeningNames,
  firstDay: string | undefined,
): OpeningLine | ShareRow | string {
  const kind = cell('jenis').toLowerCase().replaceAll(/[_-]/g, ' ')
  if (kind !== '' && kind !== 'memo' && kind !== UNCLEARED)
    return `Kolom jenis dikosongkan, atau ditulis “${UNCLEARED}” atau “memo”.`
  const line = readLine(cell, names, firstDay)
  if (typeof line === 'string') return line
  const { account } = line
  if (kind === 'memo') return shareRowOf(line)
  if (/^[456]/.test(account))
    return `Akun ${account} mencatat pendapatan atau beban; saldo awalnya selalu nol. Untuk bagian amil tulis “memo” pada kolom jenis.`
  if (notOpened[account]) return `Akun ${account} ${notOpened[account]}.`
  const isUncleared = kind === UNCLEARED
  if (isUncleared && !line.bankAccountId)
    return `“${UNCLEARED}” hanya untuk akun bank yang rekeningnya sudah dicatat.`
  if (line.fund === 'IT' && !line.campaignId && !isBetweenFunds(account))
    return 'Infak terikat selalu milik satu program: isi kolom kampanye.'
  if (account in itemAccounts && line.party === '')
    return `Akun ${account} dirinci per pihak: isi kolom pihak, satu baris setiap pihak.`
  return { ...line, isUncleared }
}

/** Accounts whose every rupiah belongs to a document of the product. */
const notOpened: Readonly<Record<string, string>> = {
  '1115': `berisi pemindahan antar rekening; tulis “${UNCLEARED}” pada baris banknya`,
  '1150': 'milik pengembalian donasi di aplikasi; tulis sebagai piutang atau titipan',
  '2140': 'milik pengembalian donasi di aplikasi; tulis sebagai titipan (2130)',
}

function isBetweenFunds(account: string): boolean {
  return account === '1190' || account === '2190'
}

/** A line, or why it cannot stand. */
function readLine(
  cell: (name: Column) => string,
  names: OpeningNames,
  firstDay: string | undefined,
): OpeningLine | string {
  const [account, fund] = [cell('akun'), cell('dana').toUpperCase() as Fund]
  const day = readClearDay(cell('tanggal'))
  if (!day) return `Tanggalnya ${UNCLEAR_DAY}`
  const wrongDay = dayProblem(day, firstDay, names.today)
  if (wrongDay) return wrongDay
  if (!names.accounts.has(account)) return `Akun ${account || 'kosong'} tidak ada di bagan akun.`
  if (account === CONTRA) return `Akun ${CONTRA} terisi sendiri.`
  if (!names.funds.includes(fund)) return `Dana ${fund || 'kosong'} tidak dikenal.`
  const allowed = fundsOfAccount[account]
  if (allowed && !allowed.includes(fund)) return `Akun ${account} bukan milik dana ${fund}.`
  const amount = amountIn(cell('debit'), cell('kredit'))
  if (typeof amount === 'string') return amount
  const campaign = campaignIn(cell('kampanye'), fund, names)
  if (typeof campaign === 'string') return campaign
  const place = placeIn(cell('rekening'), account, names)
  if (typeof place === 'string') return place
  const party = cell('pihak')
  const dueOn = cell('jatuh_tempo') === '' ? null : readClearDay(cell('jatuh_tempo'))
  if (dueOn === undefined) return `Jatuh temponya ${UNCLEAR_DAY}`
  const note = cell('keterangan').slice(0, 200)
  const named = { ...place, campaignId: campaign?.id ?? null }
  const whole = { day, account, fund, ...named, party, dueOn, amount, note }
  return { ...whole, isUncleared: false }
}

/** What an opening stands against; it ends at zero in every fund. */
export const CONTRA = '3990'

function dayProblem(day: string, firstDay: string | undefined, today: string): string | undefined {
  if (!day.endsWith('-01')) return 'Saldo awal bertanggal satu, awal sebuah bulan.'
  if (day > today) return 'Tanggalnya belum tiba.'
  if (firstDay && day !== firstDay) return `Semua baris bertanggal sama: ${firstDay}.`
  return undefined
}

function sumsOf(lines: readonly OpeningLine[]): OpeningSum[] {
  const sums = new Map<Fund, OpeningSum>()
  for (const { fund, amount } of lines) {
    const sum = sums.get(fund) ?? { fund, debit: 0, credit: 0 }
    if (amount > 0) sum.debit += amount
    else sum.credit -= amount
    sums.set(fund, sum)
  }
  return [...sums.values()]
}
