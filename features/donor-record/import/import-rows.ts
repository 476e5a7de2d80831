import { payMethodWords } from '#features/donation-log/donation-filter.ts'
import { fundWords } from '#features/ledger/funds.ts'
import type { Salutation } from '#platform/db/schema.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { Rupiah } from '#platform/money/money.ts'
import { readPlainSum } from '#platform/money/written-sum.ts'
import { CUT_NUMBER, isCutNumber } from '#platform/sheet/cell-number.ts'
import { columnOf, readNamedRows, type RowProblem } from '#platform/sheet/named-rows.ts'
import { normaliseEmail, normalisePhone } from '#platform/text/contact.ts'
import { readTaxId } from '#platform/text/tax-id.ts'
import { dayReader, readClearDay } from '#platform/time/written-day.ts'

export type ImportKind = 'donor' | 'gift'

/** The columns of the templates; those with a star are needed, or one of several is. */
export const importColumns = {
  donor:
    'kode_lama jenis sapaan nama hp email alamat kelurahan kecamatan kota provinsi kodepos nik npwp tgl_lahir anonim boleh_wa boleh_email asal_persetujuan tgl_persetujuan catatan'.split(
      ' ',
    ),
  gift: 'kode_transaksi_lama kode_donatur nama hp email tanggal jumlah dana program kanal anonim no_kwitansi_lama atas_nama catatan alasan'.split(
    ' ',
  ),
} as const satisfies Record<ImportKind, readonly string[]>

/** What a file of the list of donations calls them: an own file comes back as it is. */
const ownNames: Readonly<Record<string, string>> = {
  kode_transaksi_lama: 'nomor',
  nama: 'donatur',
  hp: 'ponsel',
  tanggal: 'dibayar',
  jumlah: 'nominal',
  kanal: 'metode',
  anonim: 'hamba_allah',
}

type Cell = (column: string) => string
type Contacts = { phone?: string | undefined; email?: string | undefined }

export type DonorRow = Contacts & {
  row: number
  code: string
  kind: 'person' | 'body'
  salutation: Salutation | undefined
  name: string
  taxId: string | undefined
  isAnonymous: boolean
  city: string
  province: string
  /** What is kept sealed. */
  details: Record<string, string>
  mayPhone: string
  mayEmail: string
  /** Where the consent came from, with its day; empty: there is none to news. */
  consent: string
  note: string
}

export type PastDonationRow = Contacts & {
  row: number
  code: string
  donorCode: string
  name: string
  day: string
  amount: Rupiah
  fund: Fund
  program: string
  channel: string
  isAnonymous: boolean
  paper: string
  onBehalfOf: string
  note: string
  /** Why it stays although one like it is there. */
  why: string
}

const salutations: readonly Salutation[] = ['bapak', 'ibu', 'saudara', 'saudari']

/** Donors of a sheet of an earlier system. */
export function readDonorRows(rows: readonly (readonly string[])[]): {
  lines: DonorRow[]
  problems: RowProblem[]
} {
  return readNamedRows<string, DonorRow>(rows, { needed: ['nama'], read: readDonor })
}

function readDonor(cell: Cell, row: number): DonorRow | string {
  const contacts = readContacts(cell)
  if (typeof contacts === 'string') return contacts
  const typedTax = cell('nik') || cell('npwp')
  if (['kode_lama', 'nik', 'npwp'].some((name) => isCutNumber(cell(name)))) return CUT_NUMBER
  const taxId = typedTax === '' ? undefined : readTaxId(typedTax)
  if (typedTax !== '' && taxId === undefined) return 'NIK atau NPWP harus 16 angka.'
  if (cell('nama') === '') return 'Namanya kosong.'
  if (!contacts.phone && !contacts.email) return 'Isi HP atau e-mail.'
  const born = birthOf(cell('tgl_lahir'))
  if (born === undefined) return 'Tulis tgl_lahir seperti 1980-12-31 atau 31 Des 1980.'
  const detailColumns = ['alamat', 'kelurahan', 'kecamatan', 'kodepos', 'nik', 'npwp']
  const details = detailColumns.flatMap((name) => (cell(name) ? [[name, cell(name)]] : []))
  if (born) details.push(['tgl_lahir', born])
  const source = cell('asal_persetujuan')
  return {
    row,
    ...contacts,
    code: cell('kode_lama'),
    kind: /^(badan|lembaga|perusahaan|body)/i.test(cell('jenis')) ? 'body' : 'person',
    salutation: salutations.find((each) => each === cell('sapaan').toLowerCase()),
    name: cell('nama').slice(0, 200),
    taxId,
    isAnonymous: isYes(cell('anonim')),
    city: cell('kota'),
    province: cell('provinsi'),
    details: Object.fromEntries(details),
    mayPhone: cell('boleh_wa'),
    mayEmail: cell('boleh_email'),
    consent: source && [source, cell('tgl_persetujuan')].filter(Boolean).join(', '),
    note: cell('catatan').slice(0, 1_000),
  }
}

/** Empty where none is given; a year of two figures may be of two centuries. */
function birthOf(text: string): string | undefined {
  if (text === '') return ''
  return /\d{4}/.test(text) ? readClearDay(text, { oldest: 1900 }) : undefined
}

/** Whether a cell says yes. */
export function isYes(text: string): boolean {
  return /^(ya|y|yes|1|true|boleh)$/i.test(text)
}

/** Past gifts of a sheet of an earlier system, or of an own file of donations. */
export function readPastDonationRows(rows: readonly (readonly string[])[]): {
  lines: PastDonationRow[]
  problems: RowProblem[]
} {
  const head = (rows[0] ?? []).map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[* ]+$/, ''),
  )
  const nameOf = (column: string) => (head.includes(column) ? column : (ownNames[column] ?? column))
  const dayOf = dayReader(columnOf(rows, nameOf('tanggal')))
  return readNamedRows<string, PastDonationRow>(rows, {
    needed: ['kode_transaksi_lama', 'tanggal', 'jumlah', 'dana'].map(nameOf),
    read: (cell, row) =>
      readPastDonation((column) => cell(nameOf(column)), { row, dayOf, state: cell('keadaan') }),
  })
}

type PastRow = { row: number; dayOf: ReturnType<typeof dayReader>; state: string }

function readPastDonation(cell: Cell, { row, dayOf, state }: PastRow): PastDonationRow | string {
  if (state !== '' && state !== 'Berhasil')
    return `Keadaannya ${state}: hanya yang berhasil dipindahkan.`
  const contacts = readContacts(cell)
  if (typeof contacts === 'string') return contacts
  if (cell('kode_transaksi_lama') === '') return 'kode_transaksi_lama kosong.'
  const donorCode = cell('kode_donatur')
  const codes = ['kode_transaksi_lama', 'kode_donatur', 'no_kwitansi_lama']
  if (codes.some((name) => isCutNumber(cell(name)))) return CUT_NUMBER
  if (!donorCode && !contacts.phone && !contacts.email) return 'Isi kode_donatur, HP, atau e-mail.'
  const dayRead = dayOf(cell('tanggal'))
  if (!dayRead.ok) return dayRead.why
  const sum = readPlainSum(cell('jumlah'))
  if (!sum.ok) return `Jumlah ${sum.why}.`
  if (sum.value === 0) return 'Jumlahnya nol.'
  const fund = fundOf(cell('dana'))
  if (!fund) return `Dana “${cell('dana')}” tidak dikenal.`
  return {
    row,
    ...contacts,
    code: cell('kode_transaksi_lama'),
    donorCode,
    name: cell('nama').slice(0, 200),
    day: dayRead.day,
    amount: sum.value,
    fund,
    program: cell('program'),
    channel: channelOf(cell('kanal')),
    isAnonymous: isYes(cell('anonim')),
    paper: cell('no_kwitansi_lama'),
    onBehalfOf: cell('atas_nama'),
    note: cell('catatan'),
    why: cell('alasan'),
  }
}

function readContacts(cell: Cell): Contacts | string {
  const [typedPhone, typedEmail] = [cell('hp'), cell('email')]
  if (isCutNumber(typedPhone)) return CUT_NUMBER
  const phone = normalisePhone(typedPhone)
  const email = normaliseEmail(typedEmail)
  if (typedPhone !== '' && !phone) return `HP “${typedPhone}” tidak valid.`
  if (typedEmail !== '' && !email) return `E-mail “${typedEmail}” tidak valid.`
  return { phone, email }
}

/** The way of giving under its own code where the file calls it as our lists do: segments find it. */
function channelOf(typed: string): string {
  const known = Object.entries(payMethodWords).find(([code, words]) =>
    [code, words.toLowerCase()].includes(typed.toLowerCase()),
  )
  return known?.[0] ?? (typed || 'sistem lama')
}

function fundOf(text: string): Fund | undefined {
  const typed = text.toLowerCase().replaceAll('_', ' ')
  const funds = Object.keys(fundWords) as Fund[]
  return funds.find(
    (fund) => fund.toLowerCase() === typed || fundWords[fund].toLowerCase() === typed,
  )
}
