import type { ContactKind } from './schema-account.ts'
import type { RecurringTables } from './schema-recurring.ts'

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
