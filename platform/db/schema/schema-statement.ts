import type { CashTables } from './schema-cash.ts'
import type { VoucherTables } from './schema-voucher.ts'
import type { ColumnType, Generated } from 'kysely'
import type { DayOrder } from '#platform/time/written-day.ts'
import type { PayoutTables } from './schema-payout.ts'
import type { PlanTables } from './schema-plan.ts'

/** Files of banks, and with them those of providers. */
export type StatementTables = PayoutTables &
  PlanTables &
  VoucherTables &
  CashTables & {
    bank_statement: {
      id: string
      bank_account_id: string
      layout: StatementLayout
      file_name: string
      file_hash: string
      status: 'uploaded' | 'reading' | 'ready' | 'failed'
      mapping: ColumnType<StatementMapping | null, string | null | undefined, string | null>
      given: ColumnType<TypedFacts | null, string | null | undefined, string | null>
      /** 'yyyy-mm-dd', days in Jakarta. */
      from_day: Generated<string | null>
      to_day: Generated<string | null>
      /** In hundredths of a rupiah. */
      opening: Generated<number | null>
      closing: Generated<number | null>
      total: Generated<number | null>
      done: Generated<number>
      failure: Generated<string | null>
      made_by: string
      made_at: Date
    }
    bank_statement_file: { statement_id: string; bytes: Uint8Array }
    bank_line: {
      id: string
      bank_account_id: string
      statement_id: string
      row: number
      key: string
      /** 'yyyy-mm-dd' */
      day: string
      /** In hundredths of a rupiah. */
      sen: number
      amount: number
      description: string
      /** Since when its statement stays. */
      confirmed_at: Generated<Date | null>
      /** What an open line waits for, in a person's words. */
      note: Generated<string | null>
      noted_by: Generated<string | null>
      noted_at: Generated<Date | null>
    }
    bank_line_link: {
      line_id: string
      /** The account of the ledger. */
      account: string
      /** The journal; of a payout its document. */
      entry_id: string
      amount: number
      says: string
      made_by: string
      made_at: Date
    }
    bank_statement_mapping: {
      bank_account_id: string
      heads: string
      mapping: ColumnType<StatementMapping, string, string>
      changed_at: Date
    }
  }

export type StatementLayout = 'bca' | 'bri' | 'mandiri' | 'bsi' | 'mapped' | 'mt940'

/** What a column of a bank statement may hold. */
export type StatementColumn =
  | 'day'
  | 'description'
  | 'more'
  | 'debit'
  | 'credit'
  | 'amount'
  | 'side'
  | 'balance'
  | 'number'

/** Column numbers by use, and the row of the heads (the lower one of two); both from zero. */
export type StatementMapping = {
  headRow: number
  columns: Partial<Record<StatementColumn, number>>
  /** The order of day and month, where a person chose it or the file told it. */
  dayOrder?: DayOrder
}

/** What a person tells where the file does not: balances in hundredths of a rupiah, the year of its days. */
export type TypedFacts = { opening?: number; closing?: number; year?: number }
