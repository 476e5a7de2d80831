import type { ColumnType, JSONColumnType } from 'kysely'
import type { Rupiah } from '#platform/money/money.ts'

type Later<T> = ColumnType<T | null, T | null | undefined>

/** How many of each note and coin, by its name: `kertas100000`, `koin500`. */
export type Pieces = Record<string, number>

export type HandoverStatus = 'given' | 'taken' | 'withdrawn' | 'undone'

export type CashTables = {
  offline_donation: {
    donation_id: string
    cash_place_id: Later<string>
    bank_account_id: Later<string>
    fee: ColumnType<number, number | undefined>
    /** 'yyyy-mm-dd', as all days here. */
    received_on: string
    reference: string | null
    recorded_by: string
    recorded_at: Date
    undone_by: Later<string>
    undone_at: Later<Date>
    undone_why: Later<string>
  }
  offline_goods: {
    donation_id: string
    account: '1181' | '1182'
    thing: string
    /** A decimal number as text. */
    quantity: string
    unit: string
    basis: string
  }
  qris_code: {
    id: string
    name: string
    nmid: string
    bank_account_id: string
    campaign_id: string
    closed_on: Later<string>
    made_by: string
    made_at: Date
  }
  qris_fee: {
    qris_code_id: string
    valid_from: string
    per_ten_thousand: number
    made_by: string
    made_at: Date
  }
  cash_place: {
    id: string
    account: '1110' | '1112'
    name: string
    holder: string
    is_officer: ColumnType<boolean, boolean | undefined>
    settle_days: Later<number>
    most: Later<Rupiah>
    opened_on: string
    closed_on: string | null
  }
  cash_count: {
    id: string
    cash_place_id: string
    day: string
    pieces: JSONColumnType<Pieces>
    sum: Rupiah
    book: number
    reason: string
    voucher_id: string | null
    counted_by: string
    counted_at: Date
    seen_by: Later<string>
    seen_at: Later<Date>
  }
  cash_handover: {
    id: string
    from_place_id: string
    to_place_id: string
    sum: Rupiah
    note: string
    status: HandoverStatus
    given_by: string
    given_at: Date
    taken_by: Later<string>
    taken_at: Later<Date>
    undone_by: Later<string>
    undone_at: Later<Date>
    undone_why: Later<string>
  }
  paper_block: {
    id: string
    cash_place_id: string
    prefix: string
    first: number
    last: number
    given_on: string
    given_by: string
    spoilt: ColumnType<number[], number[] | undefined>
    returned_on: Later<string>
    returned_by: Later<string>
  }
  donation_box: {
    id: string
    code: string
    place: string
    keeper: string
    campaign_id: string
    seal: string
    placed_on: string
    deposit_days: number
    removed_on: Later<string>
    made_by: string
    made_at: Date
  }
  box_collection: {
    id: string
    box_id: string
    opened_on: string
    opened_by: string
    opened_at: Date
    companion: string
    is_seal_whole: boolean
    new_seal: string
    note: string
    cash_place_id: string
    status: 'open' | 'counted' | 'cancelled'
    round: ColumnType<number, number | undefined>
    year: Later<number>
    serial: Later<number>
    sum: Later<Rupiah>
    counted_at: Later<Date>
    donation_id: Later<string>
    deposit_id: Later<string>
  }
  box_count: {
    collection_id: string
    round: number
    counted_by: string
    pieces: JSONColumnType<Pieces>
    sum: Rupiah
    odd: string
    counted_at: Date
  }
}
