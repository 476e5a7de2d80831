import type { Generated } from 'kysely'
import type { Rupiah } from '#platform/money/money.ts'
import type { ProofType } from './schema-help.ts'

/** What belongs to transfers beside their sums and receipts. */
export type TransferTables = {
  transfer_proof: {
    donation_id: string
    charge_id: string
    type: ProofType
    size: number
    sealed: Buffer
    /** How often one was sent; each replaces the one before. */
    sends: Generated<number>
    sent_at: Date
  }
  transfer_undo: {
    bank_account_id: string
    key: string
    donation_id: string
    charge_id: string
    /** The document of titipan that has the money; null where none had come. */
    source_id: string | null
    reason: string
    undone_at: Date
  }
  /** Money moved between two bank accounts that share an account of the ledger. */
  own_transfer: {
    id: string
    from_bank_id: string
    to_bank_id: string
    amount: Rupiah
    /** 'yyyy-mm-dd' */
    moved_on: string
    note: string
    booked_at: Date
    undone_at: Generated<Date | null>
  }
}
