import type { ContactKind } from './schema-account.ts'

export type ReminderKind = 'jumat' | 'subuh' | 'bulanan'

/** What members have besides their account: claimed donations, reminders, and the record of closed accounts. */
export type MemberTables = {
  donation_claim: {
    donation_id: string
    account_id: string
    by_kind: ContactKind
    claimed_at: Date
  }
  reminder: {
    id: string
    account_id: string
    kind: ReminderKind
    via: ContactKind
    day: number | null
    next_at: Date | null
    created_at: Date
    updated_at: Date
  }
  reminder_sent: { reminder_id: string; due_at: Date }
  account_erasure: { account_id: string; erased_at: Date; donations: number; receipts: number }
}
