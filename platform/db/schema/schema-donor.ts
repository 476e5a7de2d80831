import type { ColumnType, Generated } from 'kysely'
import type { Rupiah } from '../../money/money.ts'
type Salutation = 'bapak' | 'ibu' | 'saudara' | 'saudari'
import type { ContactKind } from './schema-account.ts'
import type { DonorExportTable } from './schema-donor-export.ts'
import type { Fund } from './schema-books.ts'

export type DonorOrigin = 'account' | 'donation' | 'import'
export type DonorKind = 'person' | 'body'
export type DonorSuggestionState = 'open' | 'merged' | 'refused'

type Later<T> = ColumnType<T | null, T | null | undefined>
type Json = ColumnType<Record<string, unknown>, string>

/** Donors and what is kept of them. Days are 'yyyy-mm-dd', days in Jakarta. */
export type DonorTables = {
  donor_export: DonorExportTable
  donor: {
    id: string
    /** Itself, or the record it was put under. */
    root_id: string
    origin: DonorOrigin
    kind: Generated<DonorKind>
    name: string
    salutation: Later<Salutation>
    is_anonymous: Generated<boolean>
    city: Later<string>
    province: Later<string>
    sealed: Later<string>
    tax_mark: Later<string>
    old_code: Later<string>
    import_id: Later<string>
    made_at: Date
    erased_at: Later<Date>
  }
  donor_contact: {
    donor_id: string
    kind: ContactKind
    value: string
    since: Date
    proven_at: Later<Date>
    proven_by: Later<string>
  }
  donor_gift: {
    gift_id: string
    fund: Fund
    donor_id: string
    campaign_id: string | null
    day: string
    channel: string
    amount: Rupiah
    is_main: boolean
    is_past: Generated<boolean>
    is_anonymous: boolean
  }
  donor_sum: {
    donor_id: string
    gifts: number
    amount: Rupiah
    past_gifts: number
    past_amount: Rupiah
    first_on: string | null
    last_on: string | null
    prev_on: string | null
    months: number
    median_gap: number | null
    is_anonymous: boolean
  }
  donor_suggestion: {
    donor_id: string
    other_id: string
    /** Of a hundred. */
    likeness: number
    made_at: Date
    state: Generated<DonorSuggestionState>
    decided_by: Later<string>
    decided_at: Later<Date>
  }
  donor_merge: {
    id: string
    keep_id: string
    gone_id: string
    moved: string[]
    made_by: string
    approved_by: string
    merged_at: Date
    undone_by: Later<string>
    undone_at: Later<Date>
  }
  donor_note: { donor_id: string; id: string; text: string; written_by: string; written_at: Date }
  donor_label: { donor_id: string; label: string; set_by: string; set_at: Date }
  donor_segment: {
    id: string
    name: string
    filter: Json
    made_by: string
    made_at: Date
    changed_at: Date
    removed_at: Later<Date>
  }
  donor_import: {
    id: string
    kind: 'donor' | 'gift'
    file_name: string
    rows: number
    made_by: string
    made_at: Date
    undone_by: Later<string>
    undone_at: Later<Date>
  }
  guest_leave: {
    id: string
    donor_id: string
    message_id: Later<string>
    kind: Later<ContactKind>
    value: Later<string>
    asked_at: Date
    confirmed_at: Later<Date>
    due_at: Later<Date>
    cancelled_at: Later<Date>
    done_at: Later<Date>
    held_why: Later<string>
  }
  past_gift: {
    id: string
    import_id: string
    donor_id: string
    code: string
    day: string
    amount: Rupiah
    fund: Fund
    program: string
    channel: string
    receipt_number: string
    on_behalf_of: string
    note: string
    kept_why: Later<string>
  }
}
