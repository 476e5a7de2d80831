import { readPlainSum } from '#platform/money/written-sum.ts'
import { readDelimited } from '#platform/sheet/delimited.ts'
import { readNamedRows, type RowProblem } from '#platform/sheet/named-rows.ts'

/** The columns of a payroll; the names stay in the file. */
export const payrollColumns = [
  'nama',
  'bruto',
  'bpjs_lembaga',
  'pph21',
  'bpjs',
  'cicilan',
  'bersih',
] as const

type Column = (typeof payrollColumns)[number]

/** What the voucher of a salary asks for: sums of all rows. */
export type PayrollSums = {
  people: number
  /** Gross and what the employer pays for BPJS on top. */
  sum: number
  tax: number
  /** BPJS of employer and employees, paid later. */
  premium: number
  instalment: number
  net: number
}

export type Payroll = { sums: PayrollSums; problems: RowProblem[] }

/** Reads a payroll into its sums; each row must come to its own net pay. */
export function readPayroll(text: string): Payroll {
  const { lines, problems } = readNamedRows<Column, PayrollSums>(readDelimited(text), {
    needed: ['bruto', 'bersih'],
    read: (cell) => rowOf(cell),
  })
  if (lines.length === 0 && problems.length === 0)
    problems.push({ row: 2, why: 'Belum ada baris gaji.' })
  const start = { people: 0, sum: 0, tax: 0, premium: 0, instalment: 0, net: 0 }
  const sums = lines.reduce((whole, row) => {
    const added = Object.entries(row).map(
      ([name, value]) => [name, whole[name as keyof PayrollSums] + value] as const,
    )
    return Object.fromEntries(added) as PayrollSums
  }, start)
  return { sums, problems }
}

function rowOf(cell: (name: Column) => string): PayrollSums | string {
  const read = (name: Column) => (cell(name) === '' ? 0 : sumIn(cell(name)))
  const [gross, employer, tax, premium, instalment, net] = (
    ['bruto', 'bpjs_lembaga', 'pph21', 'bpjs', 'cicilan', 'bersih'] as const
  ).map(read)
  const all = [gross, employer, tax, premium, instalment, net]
  if (all.some((sum) => sum === undefined)) return 'Tulis rupiah bulat, contoh 4.500.000.'
  const [pay = 0, added = 0, withheld = 0, later = 0, back = 0, paid = 0] = all
  const due = pay + added - withheld - later - back
  if (pay === 0) return 'Isi gaji brutonya.'
  if (due !== paid) return `Bersih seharusnya ${due.toLocaleString('id-ID')}.`
  return {
    people: 1,
    sum: pay + added,
    tax: withheld,
    premium: later,
    instalment: back,
    net: paid,
  }
}

function sumIn(text: string): number | undefined {
  const parsed = readPlainSum(text)
  return parsed.ok ? parsed.value : undefined
}
