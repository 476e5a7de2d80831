import type { ColumnType, JSONColumnType } from 'kysely'
import type { Rupiah } from '#platform/money/money.ts'
import type { Fund } from './schema-books.ts'
import type { ProofType } from './schema-help.ts'
import type { Role } from './schema-staff.ts'

export type VoucherStatus = 'proposed' | 'posted' | 'rejected' | 'reversed'

type Later<T> = ColumnType<T | null, T | null | undefined>

export type VoucherTables = {
  voucher: {
    id: string
    /** The year of its day, within which it is numbered. */
    year: number
    serial: number
    template: string
    /** 'yyyy-mm-dd', a day in Jakarta. */
    day: string
    sum: Rupiah
    fund: Fund
    campaign_id: string | null
    party: string
    note: string
    /** What was typed, by the fields of its template. */
    given: JSONColumnType<Record<string, string>>
    status: VoucherStatus
    journal_id: Later<string>
    recorded_by: string
    recorded_at: Date
    decided_by: Later<string>
    decided_at: Later<Date>
    reviewed_by: Later<string>
    reviewed_at: Later<Date>
    reversal_id: Later<string>
    reversal_reason: Later<string>
    reversed_by: Later<string>
    reversed_at: Later<Date>
    /** The line of the yearly plan that it is of. */
    plan_code: Later<string>
  }
  voucher_file: {
    voucher_id: string
    id: string
    name: string
    type: ProofType
    size: number
    sealed: Buffer
    saved_by: string
    saved_at: Date
  }
  open_item: {
    id: string
    account: string
    fund: Fund
    campaign_id: string | null
    party: string
    note: string
    /** 'yyyy-mm-dd', days in Jakarta. */
    opened_on: string
    due_on: string | null
    /** In so many monthly parts, the first on `due_on`. */
    instalments: ColumnType<number, number | undefined>
    /** Of goods: what they are counted in, and where they lie. */
    unit: Later<string>
    store: Later<string>
  }
  open_item_move: {
    item_id: string
    source_id: string
    journal_id: string
    /** Above zero what makes the item greater. */
    amount: number
    /** Of goods: thousandths of the unit. */
    quantity: Later<number>
  }
  voucher_limit: {
    role: Role
    valid_from: string
    most: Rupiah
    made_by: string | null
    approved_by: string | null
    changed_at: Date
  }
  voucher_tier: {
    above: Rupiah
    valid_from: string
    deciders: 1 | 2
    role: Role | null
    made_by: string | null
    approved_by: string | null
    changed_at: Date
  }
  opening_memo: { id: string; old_receipts: string; made_at: Date }
  opening_share: {
    opening_id: string
    position: number
    day: string
    fund: Fund
    campaign_id: string | null
    eligible: Rupiah
    taken: Rupiah
  }
  due_notice: { item_id: string; due_on: string; step: 'soon' | 'late' | 'week'; told_at: Date }
}
