import type { Generated } from 'kysely'
import type { Rupiah } from '#platform/money/money.ts'
import type { ContactKind } from './schema-account.ts'

export type RecurringKind = 'subuh' | 'jumat' | 'pekanan' | 'bulanan' | 'ramadan'
export type RecurringStatus = 'unconfirmed' | 'active' | 'paused' | 'ending' | 'ended'
export type RecurringEnd = 'donor' | 'finished' | 'account' | 'staff' | 'declined'
export type RecurringWay = 'reminder' | 'debit'

/** Donations that come again, and each time they were due. Days are 'yyyy-mm-dd' in Jakarta. */
export type RecurringTables = {
  recurring_plan: {
    id: string
    account_id: string | null
    donor_name: string
    contact: string | null
    via: ContactKind
    is_anonymous: boolean
    campaign_id: string | null
    amount: Rupiah | null
    kind: RecurringKind
    day: number | null
    first_day: string
    last_day: string | null
    way: Generated<RecurringWay>
    status: RecurringStatus
    next_at: Date | null
    ended_for: RecurringEnd | null
    ended_at: Date | null
    consent_version: string
    created_at: Date
    updated_at: Date
  }
  recurring_cycle: {
    plan_id: string
    due_on: string
    due_at: Date
    status: 'due' | 'skipped' | 'missed'
    public_id: string | null
    donation_id: string | null
    created_at: Date
  }
}
