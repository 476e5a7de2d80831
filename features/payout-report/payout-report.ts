import type { ColumnUse, ReportMapping, StatusMeaning } from '#platform/db/schema/schema-payout.ts'
import type { SheetRows } from '#platform/sheet/sheet.ts'
import { readSheetDay } from '#platform/time/written-day.ts'
import { readSen } from '#platform/money/written-sum.ts'
import { statusMeaning } from './payout-status.ts'
import { plainHead } from './report-columns.ts'
import { joined, type ReportLine, type SenLine, wholeLine } from './report-lines.ts'

export type ReadReport = {
  lines: ReportLine[]
  problems: string[]
  /** Words of the status that a person must explain. */
  unknown: string[]
  /** Rows of payments that were not paid out. */
  leftOut: number
}

const MOST_PROBLEMS = 20

/** The lines of a report under its mapping. A row that cannot be read is a problem, and none of the report is booked. */
export function readReport(
  rows: SheetRows,
  mapping: ReportMapping,
  { is1904 = false }: { is1904?: boolean } = {},
): ReadReport {
  const lines: SenLine[] = []
  const problems: string[] = []
  const unknown = new Set<string>()
  let leftOut = 0
  for (const [index, row] of rows.entries()) {
    if (index <= mapping.headRow || row.every((cell) => cell === '')) continue
    const found = readRow(row, { mapping, is1904 })
    if (found.kind === 'wrong') problems.push(`Baris ${index + 1}: ${found.why}`)
    if (found.kind === 'unknown') unknown.add(found.word)
    if (found.kind === 'open') leftOut += 1
    if (found.kind === 'line') lines.push({ ...found.line, line: index + 1 })
    if (problems.length >= MOST_PROBLEMS) break
  }
  const isJoined = mapping.columns.lineType !== undefined
  const whole = (isJoined ? joined(lines, mapping) : lines).map(wholeLine)
  return { problems, unknown: [...unknown], leftOut, lines: whole }
}

type Row =
  | { kind: 'line'; line: Omit<SenLine, 'line'> }
  | { kind: 'wrong'; why: string }
  | { kind: 'unknown'; word: string }
  /** Not paid out, or not yet. */
  | { kind: 'open' }
  /** No payment: a total, the payout itself. */
  | { kind: 'none' }

type Reading = { mapping: ReportMapping; is1904: boolean }
type Cell = (use: ColumnUse) => string

/** Longer than the reference or id of any provider. */
const LONGEST_NAME = 200

/** The payout itself, and money put in. */
const NO_PART = /withdraw|payout|disburse|pencairan|penarikan|top.?up/i
const TOTAL = /^(grand )?(total|jumlah|subtotal|saldo)\b/i
const ADJUSTMENT = /adjust|koreksi|penyesuaian|platform.?fee|^other$|biaya bulanan/i
const BACK = /refund|chargeback|revers|void|kembali/i
/** A refund is our own act; the rest a provider takes for the payer's bank. */
const OWN_BACK = /refund|kembali/i

function readRow(row: readonly string[], { mapping, is1904 }: Reading): Row {
  const { columns } = mapping
  const cell: Cell = (use) => (row[columns[use] ?? -1] ?? '').trim()
  const [kind, reference, providerId] = [cell('kind'), cell('reference'), cell('providerId')]
  if (NO_PART.test(kind) || NO_PART.test(cell('status'))) return { kind: 'none' }
  if (TOTAL.test(row.find((each) => each !== '') ?? '')) return { kind: 'none' }
  const names = [reference, providerId, kind, cell('status')]
  if (names.some((name) => name.length > LONGEST_NAME)) {
    return { kind: 'wrong', why: 'nomor rujukannya terlalu panjang' }
  }
  const isAdjustment = ADJUSTMENT.test(kind)
  const status = statusOf(cell, mapping, isAdjustment)
  if (status.kind !== 'meaning') return status
  if (status.meaning === 'open') return { kind: 'open' }
  if (!isAdjustment && !reference && !providerId) {
    return { kind: 'wrong', why: 'nomor rujukannya kosong' }
  }
  const sums = sumsIn(cell, isAdjustment)
  if (typeof sums === 'string') return { kind: 'wrong', why: sums }
  const day = dayIn(cell('date'), is1904)
  if (day === undefined)
    return { kind: 'wrong', why: `“${cell('date').slice(0, 40)}” bukan tanggal` }
  const isBack = status.meaning === 'back' || BACK.test(kind)
  const gross = signedBy(sums.gross, { side: cell('side'), isBack })
  const line = {
    reference: reference || kind || providerId,
    providerId,
    gross,
    fee: Math.abs(sums.fee),
    tax: Math.abs(sums.tax),
    day,
    isAdjustment,
    isChargeback: gross < 0 && !isAdjustment && !OWN_BACK.test(`${kind} ${cell('status')}`),
    isFeeMissing: cell('fee') === '' && !mapping.noFees && !isAdjustment && gross > 0,
    lineType: cell('lineType'),
  }
  return { kind: 'line', line }
}

type Status = { kind: 'meaning'; meaning: StatusMeaning } | { kind: 'unknown'; word: string } | Row

/** Codes that were never paid are told by their kind too. */
const NEVER_PAID =
  /^(pending|expired?|cancell?(ed)?|deny|denied|fail(ure|ed)|authorize|void(ed)?)$/i

function statusOf(cell: Cell, { columns, statuses }: ReportMapping, isAdjustment: boolean): Status {
  if (NEVER_PAID.test(cell('kind'))) return { kind: 'open' }
  if (columns.status === undefined) return { kind: 'meaning', meaning: 'settled' }
  const word = plainHead(cell('status')) || NO_STATUS
  if (word === NO_STATUS && isAdjustment) return { kind: 'meaning', meaning: 'settled' }
  const meaning = statusMeaning(word, statuses)
  return meaning ? { kind: 'meaning', meaning } : { kind: 'unknown', word: word.slice(0, 60) }
}

/** How an empty status is called where a person is asked what it means. */
const NO_STATUS = '(kosong)'

type Sums = { gross: number; fee: number; tax: number }

/** In hundredths of a rupiah. A payment is of whole rupiah; fees and corrections may have hundredths. */
function sumsIn(cell: Cell, isAdjustment: boolean): Sums | string {
  const [gross, fee, tax] = (['gross', 'fee', 'tax'] as const).map((use) =>
    readSen(cell(use) || '0'),
  ) as [ReturnType<typeof readSen>, ReturnType<typeof readSen>, ReturnType<typeof readSen>]
  if (!gross.ok) return gross.why
  if (!fee.ok) return fee.why
  if (!tax.ok) return tax.why
  if (cell('gross') === '') return 'jumlahnya kosong'
  const mayBeInCents = isAdjustment || /^(fee|vat)/i.test(cell('lineType'))
  if (!mayBeInCents && gross.value % 100 !== 0) {
    return `“${cell('gross').slice(0, 40)}” bukan rupiah bulat`
  }
  return { gross: gross.value, fee: fee.value, tax: tax.value }
}

/** Nothing is booked by it, so that a day that may be two is taken with the day first. */
function dayIn(text: string, is1904: boolean): string | null | undefined {
  if (text === '') return null
  return readSheetDay(text, { is1904 }) ?? readSheetDay(text, { is1904, order: 'mdy' })
}

function signedBy(gross: number, { side, isBack }: { side: string; isBack: boolean }): number {
  if (/^(d|db|dr|debit|debet)$/i.test(side)) return 0 - Math.abs(gross)
  if (/^(c|cr|k|credit|kredit)$/i.test(side)) return Math.abs(gross)
  return isBack ? 0 - Math.abs(gross) : gross
}
