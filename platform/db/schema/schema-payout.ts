import type { ColumnType, Generated } from 'kysely'

/** Reports of what providers paid out. */
export type PayoutTables = {
  payout_report: {
    id: string
    provider: string
    reference: string
    /** 'yyyy-mm-dd' */
    settled_on: string
    file_name: string
    file_hash: string
    status: ReportStatus
    /** The first rows, from which people tell the columns. */
    sample: ColumnType<string[][], string, never>
    mapping: ColumnType<ReportMapping | null, string | null | undefined, string>
    /** Of the reading that may write lines; another one begins anew. */
    reading_id: Generated<string | null>
    read_lines: Generated<number>
    source: Generated<'file' | 'api'>
    /** Where the last page of the provider's answer ended. */
    after: Generated<string | null>
    total: Generated<number | null>
    failure: Generated<string | null>
    made_by: string
    made_at: Date
    batch_id: Generated<string | null>
    posted_by: Generated<string | null>
    posted_at: Generated<Date | null>
    undone_by: Generated<string | null>
    undone_at: Generated<Date | null>
    /** What the bank received, as it was told when the report was proposed. */
    received: Generated<number | null>
    /** By how much that differs from what is booked, where fees were rounded. */
    rounding: Generated<number>
    /** Rows of payments that were not paid out. */
    left_out: Generated<number>
  }
  payout_report_bytes: { report_id: string; bytes: Uint8Array }
  payout_report_line: {
    report_id: string
    line: number
    reference: string
    provider_id: string
    gross: number
    fee: number
    tax: number
    /** 'yyyy-mm-dd' */
    day: string | null
    is_adjustment: boolean
    is_fee_missing: boolean
    is_chargeback: Generated<boolean>
    /** In hundredths of a rupiah: the exact sum less the booked one. */
    cents: Generated<number>
  }
  payout_mapping: {
    provider: string
    heads: string
    mapping: ColumnType<ReportMapping, string, string>
    changed_at: Date
  }
}

/** `proposed`: another person decides about booking it. */
export type ReportStatus =
  | 'uploaded'
  | 'reading'
  | 'ready'
  | 'failed'
  | 'proposed'
  | 'posted'
  | 'undone'
  | 'discarded'

/** What a column of a payout report may hold. */
export type ColumnUse =
  | 'reference'
  | 'gross'
  | 'fee'
  | 'tax'
  | 'status'
  | 'date'
  | 'providerId'
  | 'kind'
  | 'lineType'
  | 'side'

/** Column numbers by use, and the row of the heads; both from zero. */
export type ReportMapping = {
  headRow: number
  columns: Partial<Record<ColumnUse, number>>
  /** What a person said of words of the status; null while nobody has. */
  statuses?: Record<string, StatusMeaning | null>
  /** A person says that the file holds what was paid out alone. */
  allSettled?: true
  /** A person says that the provider withheld no fees in this file. */
  noFees?: true
}

/** Paid out; not paid, or not yet paid out; taken back. */
export type StatusMeaning = 'settled' | 'open' | 'back'
