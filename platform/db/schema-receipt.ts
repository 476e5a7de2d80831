import type { JSONColumnType } from 'kysely'
import type { Rupiah } from '../money.ts'

export type ReceiptTables = {
  receipt_counter: { kind: ReceiptKind; year: number; last: number }
  receipt: ReceiptTable
}

export type ReceiptKind = 'kuitansi' | 'bsz'

/** What a receipt prints, as it was when the receipt was issued; moments are ISO 8601. */
export type ReceiptSnapshot = {
  donorName: string
  program: string
  organizer: string
  amount: Rupiah
  words: string
  paidAt: string
  reference: string
}

type ReceiptTable = {
  donation_id: string
  kind: ReceiptKind
  version: number
  year: number
  serial: number
  snapshot: JSONColumnType<ReceiptSnapshot>
  issued_at: Date
}
