import type { Generated } from 'kysely'
import type { Rupiah } from '#platform/money/money.ts'
import type { ContactKind } from './schema-account.ts'

/** How a plan is debited, with the consent of its donor; an account is debited for plans alone. */
export type DebitMethod = 'card' | 'ewallet' | 'direct_debit'

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
type MandateStatus = 'asked' | 'active' | 'ending' | 'ended'
/** 'declined': its bank will never pay; 'failing': it could not pay several times; 'disputed': the payer's bank took money back. */
export type MandateEnd =
  | 'donor'
  | 'staff'
  | 'account'
  | 'finished'
  | 'changed'
  | 'declined'
  | 'failing'
  | 'disputed'
  | 'unpaid'
  | 'unlinked'
  | 'not-linked'
type DebitStatus = 'planned' | 'told' | 'asked' | 'paid' | 'failed' | 'dropped'
/** Why a debit was not asked for. */
export type DebitDrop = 'stopped' | 'skipped' | 'changed' | 'by-hand' | 'closed' | 'late' | 'untold'

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
  debit_mandate: {
    id: string
    plan_id: string
    provider: string
    method: DebitMethod
    channel: string
    status: MandateStatus
    amount: Rupiah
    consent_version: string
    consent_text: string
    agreed_at: Date
    /** The donation that saves the token; null where a wallet is linked without a payment. */
    public_id: string | null
    token: string | null
    label: string | null
    /** The digest of the link's id; null for what a payment has saved. */
    link_ref: string | null
    check_at: Date | null
    release: 'confirmed' | 'forgotten' | null
    /** From when on nothing may be debited. */
    ending_at: Date | null
    ended_for: MandateEnd | null
    ended_at: Date | null
    created_at: Date
    updated_at: Date
  }
  recurring_debit: {
    plan_id: string
    due_on: string
    due_at: Date
    mandate_id: string
    amount: Rupiah
    status: DebitStatus
    told_at: Date | null
    next_at: Date | null
    tries: Generated<number>
    refusal: string | null
    dropped_for: DebitDrop | null
    created_at: Date
    updated_at: Date
  }
}
