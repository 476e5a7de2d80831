import { areaWords } from '#features/disbursement/disbursement.ts'
import { fundsOfAccount } from '#features/ledger/ledger.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'
import type { HelpArea } from '#platform/db/schema/schema-mustahik.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import { readPlainSum } from '#platform/money/written-sum.ts'
import { readNamedRows, type RowProblem } from '#platform/sheet/named-rows.ts'

/** The columns of the template, in order. */
export const planColumns = [
  'tahun',
  'kode',
  'uraian',
  'dana',
  'akun',
  'program',
  'bidang',
  'tw1',
  'tw2',
  'tw3',
  'tw4',
] as const

type PlanColumn = (typeof planColumns)[number]

export type Quarters = readonly [Rupiah, Rupiah, Rupiah, Rupiah]

/** What one account of a fund is to receive or spend, of one programme or area where it names it. */
export type PlanLine = {
  code: string
  label: string
  fund: Fund
  account: string
  campaignId: string | null
  area: HelpArea | null
  quarters: Quarters
}

export type ReadPlan = { year: number | undefined; lines: PlanLine[]; problems: RowProblem[] }

export type PlanNames = {
  accounts: ReadonlySet<string>
  campaigns: readonly { id: string; slug: string; title: string; fund: Fund }[]
}

/** More is no plan that two people can read. */
export const MOST_PLAN_LINES = 300

/** Income, what is passed on and what the amil spends: the accounts that a plan has lines of. */
export const planSections = {
  '4': 'Penerimaan',
  '5': 'Penyaluran',
  '6': 'Biaya amil',
} as const

/** 'Penyaluran', by the account of a line. */
export function planSectionOf({ account }: { account: string }): string {
  return planSections[account.charAt(0) as keyof typeof planSections] ?? 'Lainnya'
}

/** What a line is to move in the whole year. */
export function yearSum({ quarters }: Pick<PlanLine, 'quarters'>): Rupiah {
  return rupiah(quarters.reduce((sum, each) => sum + each, 0))
}

type RowRead = { line: PlanLine; year: number; row: number }

/** Reads the rows of a year's plan, the first of which names the columns. Every row that cannot stand has its reason. */
export function readPlanRows(rows: readonly (readonly string[])[], names: PlanNames): ReadPlan {
  const needed = ['tahun', 'kode', 'uraian', 'dana', 'akun', 'tw1'] as const
  const { lines: found, problems } = readNamedRows<PlanColumn, RowRead>(rows, {
    needed,
    read: (cell, row) => {
      const read = readPlanLine(cell, names)
      return typeof read === 'string' ? read : { ...read, row }
    },
  })
  const year = found[0]?.year
  const seen = new Map<string, number>()
  for (const { row, ...each } of found) {
    const { code } = each.line
    const first = seen.get(code.toLowerCase())
    if (first) problems.push({ row, why: `Kode ${code} sudah di baris ${first}.` })
    else seen.set(code.toLowerCase(), row)
    if (each.year !== year) problems.push({ row, why: `Semua baris bertahun sama: ${year}.` })
  }
  if (found.length > MOST_PLAN_LINES)
    problems.push({ row: MOST_PLAN_LINES + 2, why: `Paling banyak ${MOST_PLAN_LINES} pos.` })
  if (rows.length > 0 && found.length === 0 && problems.length === 0)
    problems.push({ row: 2, why: 'Belum ada pos anggaran.' })
  return { year, lines: found.map(({ line }) => line), problems }
}

function readPlanLine(
  cell: (name: PlanColumn) => string,
  { accounts, campaigns }: PlanNames,
): Omit<RowRead, 'row'> | string {
  const [code, label, account] = [cell('kode'), cell('uraian'), cell('akun')]
  if (!/^20\d\d$/.test(cell('tahun'))) return 'Tulis tahunnya, misalnya 2027.'
  if (!/^[\w./-]{1,20}$/.test(code)) return 'Tulis kode pos, misalnya P-01, tanpa spasi.'
  if (label === '' || label.length > 120) return 'Tulis uraian pos, paling panjang 120 huruf.'
  if (!accounts.has(account) || !/^[456]/.test(account))
    return `Akun ${account || 'kosong'} bukan akun penerimaan, penyaluran, atau beban.`
  const fund = cell('dana').toUpperCase() as Fund
  const funds = fundsOfAccount[account]
  if (!['Z', 'IT', 'IU', 'W', 'A', 'D', 'N'].includes(fund))
    return `Dana ${fund || 'kosong'} tidak dikenal.`
  if (funds && !funds.includes(fund)) return `Akun ${account} bukan milik dana ${fund}.`
  const campaign = campaignOf(cell('program'), fund, campaigns)
  if (typeof campaign === 'string') return campaign
  const area = areaOf(cell('bidang'))
  if (area === undefined) return `Bidang “${cell('bidang')}” tidak dikenal.`
  if (area && !account.startsWith('5')) return 'Hanya pos penyaluran yang berbidang.'
  const quarters = quartersIn([cell('tw1'), cell('tw2'), cell('tw3'), cell('tw4')])
  if (typeof quarters === 'string') return quarters
  const subject = { fund, account, campaignId: campaign?.id ?? null, area }
  return { year: Number(cell('tahun')), line: { code, label, ...subject, quarters } }
}

function campaignOf(named: string, fund: Fund, campaigns: PlanNames['campaigns']) {
  if (named === '') return undefined
  const key = named.toLowerCase()
  const found = campaigns.find(({ slug, title }) => slug === key || title.toLowerCase() === key)
  if (!found) return `Program “${named}” tidak ditemukan.`
  return found.fund === fund ? found : `Program “${named}” milik dana ${found.fund}.`
}

function areaOf(named: string): HelpArea | null | undefined {
  if (named === '') return null
  const key = named.toLowerCase()
  const areas = Object.entries(areaWords) as [HelpArea, string][]
  return areas.find(([area, words]) => area === key || words.toLowerCase() === key)?.[0]
}

function quartersIn(cells: readonly string[]): Quarters | string {
  const [q1, q2, q3, q4] = cells.map((text) => (text === '' ? rupiah(0) : parsed(text)))
  if (q1 === undefined || q2 === undefined || q3 === undefined || q4 === undefined)
    return 'Nominal ditulis rupiah bulat, contoh 1.500.000.'
  if (q1 + q2 + q3 + q4 === 0) return 'Isi nominal paling sedikit satu triwulan.'
  return [q1, q2, q3, q4]
}

function parsed(text: string): Rupiah | undefined {
  const read = readPlainSum(text)
  return read.ok ? read.value : undefined
}
