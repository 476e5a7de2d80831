import { workbookOf } from '#platform/sheet/xlsx.server.ts'

type Row = readonly (string | number)[]
export type PayoutFile = { head: readonly string[]; rows: readonly Row[] }
/** A payment as a report tells it; `fee` empty is a fee that the report does not tell. */
export type ReportedPayment = { reference: string; gross: number; fee: number | ''; tax?: number }

/** A payout as Midtrans lists it: a line for each payment, below a title. */
export function midtransFile(payments: readonly ReportedPayment[]): PayoutFile {
  return {
    head: ['Order ID', 'Transaction Type', 'Settlement Date', 'Amount', 'Fee', 'VAT'],
    rows: [
      ...payments.map(({ reference, gross, fee, tax = 0 }) => [
        reference,
        gross < 0 ? 'Refund' : 'Payment',
        '11/03/2026',
        gross,
        fee,
        tax,
      ]),
      ['Total', '', '', payments.reduce((sum, { gross }) => sum + gross, 0), '', ''],
    ],
  }
}

const BALANCE_HEADS =
  'Product ID,Transaction ID,Transaction Type,Line Type,Payment Channel,Reference,Currency,Amount,Debit or Credit,Created Date'

/** A balance report of Xendit: rows for a payment, its fee and the tax on it, and the withdrawal. */
export function xenditFile(payments: readonly ReportedPayment[]): PayoutFile {
  const row = (reference: string, line: string, sum: number) => [
    `py-${reference}`,
    `txn-${reference}`,
    'VA PAYMENT',
    line,
    'BCA',
    reference,
    'IDR',
    Math.abs(sum),
    sum < 0 ? 'DEBIT' : 'CREDIT',
    '2026-03-11T03:00:00Z',
  ]
  return {
    head: BALANCE_HEADS.split(','),
    rows: [
      ...payments.flatMap(({ reference, gross, fee, tax = 0 }) => [
        row(reference, 'TRANSACTION', gross),
        ...(fee === '' ? [] : [row(reference, 'FEE', -fee)]),
        ...(tax === 0 ? [] : [row(reference, 'VAT', -tax)]),
      ]),
      ['wd-1', 'txn-wd', 'WITHDRAWAL', 'TRANSACTION', 'BCA', 'WD-1', 'IDR', 1, 'DEBIT', ''],
    ],
  }
}

/** The file as separated values. */
export async function asCsv({ head, rows }: PayoutFile): Promise<Buffer> {
  return Buffer.from([head, ...rows].map((row) => row.join(',')).join('\n'))
}

/** The file as a workbook. */
export async function asXlsx({ head, rows }: PayoutFile): Promise<Buffer> {
  async function* portions() {
    yield rows
  }
  return workbookOf({ name: 'Laporan', head, rows: portions() })
}
