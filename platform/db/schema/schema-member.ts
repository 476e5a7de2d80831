import type { Generated } from 'kysely'
import type { Rupiah } from '#platform/money/money.ts'
import type { ContactKind } from './schema-account.ts'

/** What members have besides their account: claimed donations, and the record of closed accounts. */
export type MemberTables = RecurringTables & {
  donation_claim: {
    donation_id: string
    account_id: string
    by_kind: ContactKind
    claimed_at: Date
  }
  push_subscription: {
    id: string
    endpoint: string
    p256dh: string
    auth: string
    place: string
    purposes: string[]
    quiet_from: number | null
    quiet_to: number | null
    read_at: number
    next_at: Date
    created_at: Date
    updated_at: Date
  }
  account_erasure: { account_id: string; erased_at: Date; donations: number; receipts: number }
}

export type RecurringKind = 'subuh' | 'jumat' | 'pekanan' | 'bulanan' | 'ramadan'
export type RecurringStatus = 'unconfirmed' | 'active' | 'paused' | 'ending' | 'ended'
export type RecurringEnd = 'donor' | 'finished' | 'account' | 'staff' | 'refunded'
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
    /** The public id of the donation that paid all nights at once. */
    paid_once: Generated<string | null>
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
