import type { ReportMapping } from '#platform/db/schema/schema-payout.ts'

export type ReportLine = {
  line: number
  reference: string
  providerId: string
  gross: number
  fee: number
  tax: number
  /** The exact sum less the booked one, in hundredths of a rupiah, where a fee was rounded. */
  cents: number
  /** The day that the file names, yyyy-mm-dd. */
  day: string | null
  isAdjustment: boolean
  /** The provider took it back of its own, for the payer's bank. */
  isChargeback: boolean
  /** The file has no fee at this payment, and nobody said that there is none. */
  isFeeMissing: boolean
}

/** A line with its sums in hundredths of a rupiah, and what it is in a balance report. */
export type SenLine = Omit<ReportLine, 'cents'> & { lineType: string }

/** A balance report has a row for a payment, one for its fee and one for the tax on it: together they are one line. */
export function joined(rows: readonly SenLine[], { noFees }: ReportMapping): SenLine[] {
  const lines = new Map<string, SenLine>()
  const charged = new Set<SenLine>()
  for (const row of rows) {
    const isBack =
      /revers/i.test(row.lineType) || (row.gross < 0 && /^transaction/i.test(row.lineType))
    const key = `${row.reference} ${row.providerId} ${isBack ? 'back' : ''}`
    const line = lines.get(key) ?? { ...row, gross: 0, fee: 0, tax: 0 }
    if (/^fee/i.test(row.lineType)) {
      line.fee -= row.gross
      charged.add(line)
    } else if (/^vat/i.test(row.lineType)) line.tax -= row.gross
    else {
      line.gross += row.gross
      line.isChargeback ||= row.isChargeback
    }
    lines.set(key, line)
  }
  return [...lines.values()].map((line) => ({
    ...line,
    isChargeback: line.isChargeback && line.gross < 0,
    isFeeMissing: !noFees && !charged.has(line) && line.gross > 0 && !line.isAdjustment,
  }))
}

/** The same in whole rupiah: fees and their tax are rounded, half a rupiah up, and what is left over is kept. */
export function wholeLine(sen: Omit<SenLine, 'lineType'> & { lineType?: string }): ReportLine {
  const { lineType: _, ...line } = sen
  const [gross, fee, tax] = [line.gross, line.fee, line.tax].map(rounded) as [
    number,
    number,
    number,
  ]
  const exact = line.gross - line.fee - line.tax
  return { ...line, gross, fee, tax, cents: exact - (gross - fee - tax) * 100 }
}

function rounded(sen: number): number {
  return Math.sign(sen) * Math.floor((Math.abs(sen) + 50) / 100) || 0
}
