import { readAmount } from '#platform/sheet/sheet-value.ts'
import type { SheetRows } from '#platform/sheet/sheet.ts'

const columnUses = [
  'reference',
  'gross',
  'fee',
  'tax',
  'providerId',
  'kind',
  'lineType',
  'side',
] as const
/** What a column of a report may hold; only the sum and a reference, or the provider's id, are needed. */
type ColumnUse = (typeof columnUses)[number]

/** Column numbers by use, and the row of the heads; both from zero. */
export type ReportMapping = { headRow: number; columns: Partial<Record<ColumnUse, number>> }

export type ReportLine = {
  line: number
  reference: string
  providerId: string
  gross: number
  fee: number
  tax: number
  isAdjustment: boolean
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
function plainHead(head: string): string {
  return head
    .toLowerCase()
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
}

const MOST_PROBLEMS = 20

/** The lines of a report under its mapping. A row that cannot be read is a problem, and none of the report is booked. */
export function readReport(rows: SheetRows, mapping: ReportMapping): ReadReport {
  const read: ReadReport = { lines: [], problems: [] }
  for (const [index, row] of rows.entries()) {
    if (index <= mapping.headRow || row.every((cell) => cell === '')) continue
    const found = readRow(row, mapping.columns)
    if (typeof found === 'string') read.problems.push(`Baris ${index + 1}: ${found}`)
    else if (found) read.lines.push({ ...found, line: index + 1 })
    if (read.problems.length >= MOST_PROBLEMS) break
  }
  return mapping.columns.lineType === undefined ? read : { ...read, lines: joined(read.lines) }
}

type Row = Omit<ReportLine, 'line'> & { lineType: string }

/** Undefined for a row that is no part of a payout: a total, or the payout itself. */
function readRow(
  row: readonly string[],
  columns: ReportMapping['columns'],
): Row | string | undefined {
  const cell = (use: ColumnUse) => {
    const at = columns[use]
    return at === undefined ? '' : (row[at] ?? '')
  }
  const [kind, reference, providerId] = [cell('kind'), cell('reference'), cell('providerId')]
  if (/withdraw|payout|disburse|pencairan|penarikan|top.?up/i.test(kind)) return undefined
  if (/^(grand )?(total|jumlah|subtotal|saldo)\b/i.test(row.find((each) => each !== '') ?? ''))
    return undefined
  const isAdjustment = /adjust|koreksi|penyesuaian|platform.?fee|^other$|biaya bulanan/i.test(kind)
  if (!isAdjustment && !reference && !providerId) return 'nomor rujukannya kosong'
  const sums = (['gross', 'fee', 'tax'] as const).map((use) => readAmount(cell(use) || '0'))
  const wrong = sums.find((each) => !each.ok)
  if (wrong && !wrong.ok) return wrong.why
  if (cell('gross') === '') return 'jumlahnya kosong'
  const [gross = 0, fee = 0, tax = 0] = sums.map((each) => (each.ok ? each.value : 0))
  const isBack = /refund|chargeback|revers|void|kembali/i.test(kind)
  const signed = signedBy(gross, { side: cell('side'), isBack })
  const costs = { fee: Math.abs(fee), tax: Math.abs(tax) }
  const name = reference || kind || providerId
  return {
    reference: name,
    providerId,
    gross: signed,
    ...costs,
    isAdjustment,
    lineType: cell('lineType'),
  }
}

function signedBy(gross: number, { side, isBack }: { side: string; isBack: boolean }): number {
  if (/^(d|db|dr|debit|debet)$/i.test(side)) return 0 - Math.abs(gross)
  if (/^(c|cr|k|credit|kredit)$/i.test(side)) return Math.abs(gross)
  return isBack ? 0 - Math.abs(gross) : gross
}

/** A balance report has a row for a payment, one for its fee and one for the tax on it: together they are one line. */
function joined(rows: readonly ReportLine[]): ReportLine[] {
  const lines = new Map<string, ReportLine>()
  for (const { lineType = '', ...row } of rows as (ReportLine & { lineType?: string })[]) {
    const isBack = /revers/i.test(lineType) || (row.gross < 0 && /^transaction/i.test(lineType))
    const key = `${row.reference} ${row.providerId} ${isBack ? 'back' : ''}`
    const line = lines.get(key) ?? { ...row, gross: 0, fee: 0, tax: 0 }
    if (/^fee/i.test(lineType)) line.fee -= row.gross
    else if (/^vat/i.test(lineType)) line.tax -= row.gross
    else line.gross += row.gross
    lines.set(key, line)
  }
  return [...lines.values()]
}
