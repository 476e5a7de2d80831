import type { ColumnUse, ReportMapping } from '#platform/db/schema/schema-payout.ts'
import type { SheetRows } from '#platform/sheet/sheet.ts'

/** Needed are the sum and our reference, or the provider's id. */
export const columnUses = [
  'reference',
  'gross',
  'fee',
  'tax',
  'status',
  'date',
  'providerId',
  'kind',
  'lineType',
  'side',
] as const satisfies readonly ColumnUse[]

/**
 * Names of columns as the providers document them: Xendit's balance and transactions reports
 * (docs.xendit.co/docs/balance-report, docs.xendit.co/docs/transactions-report) and the transaction files of Midtrans
 * (docs.midtrans.com, "Unified Reporting"). That a payment was made says less than that it was settled.
 */
const namesOf: Readonly<Record<ColumnUse, readonly string[]>> = {
  reference: ['reference', 'reference id', 'external id', 'order id', 'referensi', 'nomor order'],
  gross: ['amount', 'gross amount', 'transaction amount', 'jumlah', 'nominal'],
  fee: ['fee', 'fee amount', 'transaction fee', 'total fee', 'mdr', 'biaya'],
  tax: ['vat', 'vat amount', 'fee vat', 'tax', 'ppn', 'pajak'],
  status: [
    'settlement status',
    'status settlement',
    'status pencairan',
    'transaction status',
    'status transaksi',
    'payment status',
    'status pembayaran',
    'status',
  ],
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

/** Longer than any head. */
const LONGEST_HEAD = 200

/** A head without case, signs and double spaces, by which a mapping is remembered. */
export function plainHead(head: string): string {
  return head
    .slice(0, LONGEST_HEAD)
    .toLowerCase()
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
}
