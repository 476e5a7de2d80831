import type { ColumnUse, ReportMapping } from '#platform/db/schema-books.ts'
import { readSheetDay } from '#platform/written-day.ts'
import { readAmount } from '#platform/written-sum.ts'
import type { SheetRows } from '#platform/sheet/sheet.ts'

/** Needed are the sum and our reference, or the provider's id. */
export const columnUses = [
  'reference',
  'gross',
  'fee',
  'tax',
  'date',
  'providerId',
  'kind',
  'lineType',
  'side',
] as const satisfies readonly ColumnUse[]

export type ReportLine = {
  line: number
  reference: string
  providerId: string
  gross: number
  fee: number
  tax: number
  /** The day that the file names, yyyy-mm-dd. */
  day: string | null
  isAdjustment: boolean
  /** The file has fees, but none at this payment. */
  isFeeMissing: boolean
}

export type ReadReport = { lines: ReportLine[]; problems: string[] }

/**
 * Names of columns as the providers document them: Xendit's balance and transactions reports
 * (docs.xendit.co/docs/balance-report, docs.xendit.co/docs/transactions-report) and the transaction files of Midtrans
 * (docs.midtrans.com, "Unified Reporting").
 */
const namesOf: Readonly<Record<ColumnUse, readonly string[]>> = {
  reference: ['reference', 'reference id', 'external id', 'order id', 'referensi', 'nomor order'],
  gross: ['amount', 'gross amount', 'transaction amount', 'jumlah', 'nominal'],
  fee: ['fee', 'fee amount', 'transaction fee', 'total fee', 'mdr', 'biaya'],
  tax: ['vat', 'vat amount', 'fee vat', 'tax', 'ppn', 'pajak'],
  date: ['settlement date', 'settlement time', 'created date', 'transaction date', 'tanggal'],
  providerId: ['product id', 'payment id', 'transaction id', 'id transaksi'],
  kind: ['transaction type', 'type', 'transaction status', 'jenis', 'tipe transaksi'],
  lineType: ['line type'],
  side: ['debit or credit', 'debit/credit', 'd/k', 'db/cr'],
}

/** The row that looks most like heads, with the use of its columns as far as their names tell it. */
export function suggestMapping(rows: SheetRows): ReportMapping {
  let best: ReportMapping = { headRow: 0, columns: {} }
  for (const [headRow, row] of rows.slice(0, 20).entries()) {
    const columns = columnsOf(row)
    if (Object.keys(columns).length > Object.keys(best.columns).length) best = { headRow, columns }
  }
  return best
}

function columnsOf(row: readonly string[]): ReportMapping['columns'] {
  const heads = row.map(plainHead)
  const columns: ReportMapping['columns'] = {}
  for (const use of columnUses) {
    const taken = new Set(Object.values(columns))
    const at = namesOf[use]
      .map((name) => heads.findIndex((head, index) => head === name && !taken.has(index)))
      .find((index) => index >= 0)
    if (at !== undefined) columns[use] = at
  }
  return columns
}

/** A head without case, signs and double spaces, by which a mapping is remembered. */
export function plainHead(head: string): string {
  return head
    .slice(0, LONGEST_NAME)
    .toLowerCase()
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
}

const MOST_PROBLEMS = 20

/** The lines of a report under its mapping. A row that cannot be read is a problem, and none of the report is booked. */
export function readReport(
  rows: SheetRows,
  mapping: ReportMapping,
  { is1904 = false }: { is1904?: boolean } = {},
): ReadReport {
  const read = { lines: [] as (Row & { line: number })[], problems: [] as string[] }
  for (const [index, row] of rows.entries()) {
    if (index <= mapping.headRow || row.every((cell) => cell === '')) continue
    const found = readRow(row, { columns: mapping.columns, is1904 })
    if (typeof found === 'string') read.problems.push(`Baris ${index + 1}: ${found}`)
    else if (found) read.lines.push({ ...found, line: index + 1 })
    if (read.problems.length >= MOST_PROBLEMS) break
  }
  const { lines, problems } = read
  const isJoined = mapping.columns.lineType !== undefined
  return {
    problems,
    lines: isJoined ? joined(lines) : lines,
  }
}

type Row = Omit<ReportLine, 'line'> & { lineType: string }

type Reading = { columns: ReportMapping['columns']; is1904: boolean }

/** Longer than the reference or id of any provider. */
const LONGEST_NAME = 200

/** The payout itself, money put in, and codes that were never paid. */
const NO_PART =
  /withdraw|payout|disburse|pencairan|penarikan|top.?up|^(pending|expired?|cancell?(ed)?|deny|denied|fail(ure|ed)|authorize)$/i

/** Undefined for a row that is no part of a payout. */
function readRow(row: readonly string[], { columns, is1904 }: Reading): Row | string | undefined {
  const cell = (use: ColumnUse) => {
    const at = columns[use]
    return at === undefined ? '' : (row[at] ?? '').trim()
  }
  const [kind, reference, providerId] = [cell('kind'), cell('reference'), cell('providerId')]
  if (NO_PART.test(kind)) return undefined
  if (/^(grand )?(total|jumlah|subtotal|saldo)\b/i.test(row.find((each) => each !== '') ?? ''))
    return undefined
  const isAdjustment = /adjust|koreksi|penyesuaian|platform.?fee|^other$|biaya bulanan/i.test(kind)
  if (!isAdjustment && !reference && !providerId) return 'nomor rujukannya kosong'
  const names = [reference, providerId, kind]
  if (names.some((name) => name.length > LONGEST_NAME)) return 'nomor rujukannya terlalu panjang'
  const sums = (['gross', 'fee', 'tax'] as const).map((use) => readAmount(cell(use) || '0'))
  const wrong = sums.find((each) => !each.ok)
  if (wrong && !wrong.ok) return wrong.why
  if (cell('gross') === '') return 'jumlahnya kosong'
  const day = cell('date') === '' ? null : readSheetDay(cell('date'), { is1904 })
  if (day === undefined) return `“${cell('date').slice(0, 40)}” bukan tanggal`
  const [gross = 0, fee = 0, tax = 0] = sums.map((each) => (each.ok ? each.value : 0))
  const isBack = /refund|chargeback|revers|void|kembali/i.test(kind)
  const signed = signedBy(gross, { side: cell('side'), isBack })
  return {
    reference: reference || kind || providerId,
    providerId,
    gross: signed,
    fee: Math.abs(fee),
    tax: Math.abs(tax),
    day,
    isAdjustment,
    isFeeMissing: columns.fee !== undefined && cell('fee') === '' && !isAdjustment && signed > 0,
    lineType: cell('lineType'),
  }
}

function signedBy(gross: number, { side, isBack }: { side: string; isBack: boolean }): number {
  if (/^(d|db|dr|debit|debet)$/i.test(side)) return 0 - Math.abs(gross)
  if (/^(c|cr|k|credit|kredit)$/i.test(side)) return Math.abs(gross)
  return isBack ? 0 - Math.abs(gross) : gross
}

/** A balance report has a row for a payment, one for its fee and one for the tax on it: together they are one line. */
function joined(rows: readonly (Row & { line: number })[]): ReportLine[] {
  const lines = new Map<string, ReportLine>()
  const charged = new Set<ReportLine>()
  for (const { lineType, ...row } of rows) {
    const isBack = /revers/i.test(lineType) || (row.gross < 0 && /^transaction/i.test(lineType))
    const key = `${row.reference} ${row.providerId} ${isBack ? 'back' : ''}`
    const line = lines.get(key) ?? { ...row, gross: 0, fee: 0, tax: 0 }
    if (/^fee/i.test(lineType)) {
      line.fee -= row.gross
      charged.add(line)
    } else if (/^vat/i.test(lineType)) line.tax -= row.gross
    else line.gross += row.gross
    lines.set(key, line)
  }
  return [...lines.values()].map((line) => ({
    ...line,
    isFeeMissing: charged.size > 0 && !charged.has(line) && line.gross > 0 && !line.isAdjustment,
  }))
}
