import * as v from 'valibot'
import { readPlainSum } from '#platform/money/written-sum.ts'
import { CUT_NUMBER, isCutNumber } from '#platform/sheet/cell-number.ts'
import { columnOf, readNamedRows, type RowProblem } from '#platform/sheet/named-rows.ts'
import { dayReader } from '#platform/time/written-day.ts'
import { offlineDonationForm, type OfflineDonation } from './contract.ts'

export const sheetColumns = [
  'tanggal',
  'program',
  'jumlah',
  'nama',
  'hp',
  'email',
  'npwp_nik',
  'nomor',
] as const

type SheetColumn = (typeof sheetColumns)[number]

/** A row that can stand, by its number in the sheet. */
export type SheetDonation = OfflineDonation & { row: number }
export type ReadDonations = { donations: SheetDonation[]; problems: RowProblem[] }

const fieldOf: Readonly<Record<SheetColumn, keyof OfflineDonation>> = {
  tanggal: 'day',
  program: 'program',
  jumlah: 'sum',
  nama: 'name',
  hp: 'phone',
  email: 'email',
  npwp_nik: 'taxId',
  nomor: 'reference',
}

type Program = { slug: string; title: string }
type SheetNames = { programs: readonly Program[]; today: string }

/** Reads a sheet of donations: the first row names the columns, a programme goes by its address or its title. */
export function readDonationRows(
  rows: readonly (readonly string[])[],
  { programs, today }: SheetNames,
): ReadDonations {
  const dayOf = dayReader(columnOf(rows, 'tanggal'))
  const { lines: donations, problems } = readNamedRows<SheetColumn, SheetDonation>(rows, {
    needed: ['tanggal', 'program', 'jumlah'],
    read: (cell, row) => {
      const donation = readDonation(cell, { programs, today, dayOf })
      return typeof donation === 'string' ? donation : { ...donation, row }
    },
  })
  return { donations, problems: [...problems, ...repeatedNumbers(donations)] }
}

function readDonation(
  cell: (name: SheetColumn) => string,
  { programs, today, dayOf }: SheetNames & { dayOf: ReturnType<typeof dayReader> },
): OfflineDonation | string {
  if ((['npwp_nik', 'hp', 'nomor'] as const).some((name) => isCutNumber(cell(name))))
    return CUT_NUMBER
  const named = cell('program').toLowerCase()
  const program = programs.find(
    ({ slug, title }) => slug === named || title.toLowerCase() === named,
  )
  if (!program) return `Program “${cell('program')}” tidak ditemukan.`
  const received = dayOf(cell('tanggal'))
  if (!received.ok) return received.why
  const sum = readPlainSum(cell('jumlah'))
  if (!sum.ok) return `Jumlah ${sum.why}.`
  const fields = sheetColumns.map((name) => [fieldOf[name], cell(name)] as const)
  const read = { program: program.slug, day: received.day, sum: String(sum.value) }
  const typed = { ...Object.fromEntries(fields), ...read }
  const parsed = v.safeParse(offlineDonationForm, typed)
  if (!parsed.success) return parsed.issues[0].message
  return parsed.output.day > today ? 'Tanggal terimanya belum terjadi.' : parsed.output
}

/** Of two rows with one number the second is a mistake. */
function repeatedNumbers(donations: readonly SheetDonation[]): RowProblem[] {
  const first = new Map<string, number>()
  return donations.flatMap(({ reference, row }) => {
    if (reference === '') return []
    const earlier = first.get(reference)
    if (earlier === undefined) first.set(reference, row)
    return earlier === undefined
      ? []
      : [{ row, why: `Nomor ${reference} sudah ada di baris ${earlier}.` }]
  })
}

/** What makes two donations look like one: who, when, how much and for what. */
export function likenessOf({
  name,
  phone,
  email,
  day,
  sum,
  program,
}: Pick<OfflineDonation, 'name' | 'phone' | 'email' | 'day' | 'sum' | 'program'>): string {
  return [phone ?? email ?? name.toLowerCase(), day, sum, program].join('|')
}
