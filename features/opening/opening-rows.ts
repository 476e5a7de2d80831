import { fundsOfAccount } from '#features/ledger/ledger.ts'
import { itemAccounts } from '#features/voucher/item-accounts.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import { isDay } from '#platform/time/jakarta.ts'
import { parseRupiah } from '#platform/money/money.ts'
import { readNamedRows, type RowProblem } from '#platform/sheet/named-rows.ts'

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
}

export type OpeningSum = { fund: Fund; debit: number; credit: number }

export type ReadOpening = {
  lines: OpeningLine[]
  problems: RowProblem[]
  sums: OpeningSum[]
}

type Place = { id: string; account: string; name: string }

/** What the rows may name. */
export type OpeningNames = {
  accounts: ReadonlySet<string>
  funds: readonly Fund[]
  campaigns: readonly { id: string; slug: string; title: string; fund: Fund }[]
  banks: readonly Place[]
  tills: readonly Place[]
  today: string
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
  const { lines, problems } = readNamedRows<Column, OpeningLine>(rows, {
    needed: ['tanggal', 'akun', 'dana'],
    read: (cell) => {
      const line = readLine(cell, names, firstDay)
      if (typeof line !== 'string') firstDay ??= line.day
      return line
    },
  })
  if (lines.length === 0 && problems.length === 0)
    problems.push({ row: 2, why: 'Belum ada baris saldo.' })
  return { lines, problems, sums: sumsOf(lines) }
}

/** A line, or why it cannot stand. */
function readLine(
  cell: (name: Column) => string,
  names: OpeningNames,
  firstDay: string | undefined,
): OpeningLine | string {
  const [day, account, fund] = [cell('tanggal'), cell('akun'), cell('dana').toUpperCase() as Fund]
  const wrongDay = dayProblem(day, firstDay, names.today)
  if (wrongDay) return wrongDay
  if (!names.accounts.has(account)) return `Akun ${account || 'kosong'} tidak ada di bagan akun.`
  if (/^[456]/.test(account))
    return `Akun ${account} mencatat pendapatan atau beban; saldo awalnya selalu nol.`
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
  const [party, dueOn] = [cell('pihak'), cell('jatuh_tempo')]
  if (account in itemAccounts && party === '')
    return `Akun ${account} dirinci per pihak: isi kolom pihak, satu baris setiap pihak.`
  if (dueOn !== '' && !isDay(dueOn)) return 'Tulis jatuh tempo seperti 2026-03-31.'
  const note = cell('keterangan').slice(0, 200)
  const named = { ...place, campaignId: campaign?.id ?? null }
  return { day, account, fund, ...named, party, dueOn: dueOn || null, amount, note }
}

/** What an opening stands against; it ends at zero in every fund. */
export const CONTRA = '3990'

function dayProblem(day: string, firstDay: string | undefined, today: string): string | undefined {
  if (!isDay(day)) return 'Tulis tanggal seperti 2026-01-01.'
  if (!day.endsWith('-01')) return 'Saldo awal bertanggal satu, awal sebuah bulan.'
  if (day > today) return 'Tanggalnya belum tiba.'
  if (firstDay && day !== firstDay) return `Semua baris bertanggal sama: ${firstDay}.`
  return undefined
}

function amountIn(debit: string, credit: string): number | string {
  const filled = [debit, credit].filter((text) => text !== '' && text !== '0')
  if (filled.length !== 1) return 'Isi tepat satu dari debit dan kredit.'
  const parsed = parseRupiah(filled[0] ?? '')
  if (!parsed.ok || parsed.value === 0) return 'Nominal ditulis rupiah bulat, contoh 1.500.000.'
  return debit === filled[0] ? parsed.value : 0 - parsed.value
}

function campaignIn(
  named: string,
  fund: Fund,
  { campaigns }: OpeningNames,
): { id: string } | undefined | string {
  if (named === '') return undefined
  const key = named.toLowerCase()
  const found = campaigns.find(({ slug, title }) => slug === key || title.toLowerCase() === key)
  if (!found) return `Program “${named}” tidak ditemukan.`
  return found.fund === fund ? found : `Program “${named}” milik dana ${found.fund}.`
}

const nowhere = { bankAccountId: null, cashPlaceId: null }

function placeIn(named: string, account: string, { banks, tills }: OpeningNames) {
  const [bank, till] = [of(banks, account), of(tills, account)]
  if (bank.length + till.length === 0) return nowhere
  const all = [...bank, ...till]
  const key = named.toLowerCase().replaceAll(/[\s.-]/g, '')
  const found = named
    ? all.find(({ name }) =>
        name
          .toLowerCase()
          .replaceAll(/[\s.-]/g, '')
          .includes(key),
      )
    : all.length === 1
      ? all[0]
      : undefined
  if (!found) {
    const which = all.map(({ name }) => name).join('; ')
    return named ? `Rekening “${named}” tidak ditemukan.` : `Sebut rekeningnya: ${which}.`
  }
  return bank.includes(found)
    ? { ...nowhere, bankAccountId: found.id }
    : { ...nowhere, cashPlaceId: found.id }
}

function of(all: readonly Place[], account: string): readonly Place[] {
  return all.filter((each) => each.account === account)
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
