import type { Generated, JSONColumnType } from 'kysely'
import type { StaffEntryTables } from './schema-staff-entry.ts'

/** What an institution's people may be; `features/staff/permissions.ts` says what each may do. */
export type Role = 'admin' | 'bendahara' | 'program' | 'editor' | 'layanan' | 'auditor'

/** When a person is told by mail of what waits for them. */
export type ProposalMail = 'at-once' | 'daily'

export type ProposalStatus = 'proposed' | 'approved' | 'rejected' | 'withdrawn'

type Json = Record<string, unknown>

export type StaffTables = StaffEntryTables & {
  staff: {
    id: string
    email: string
    name: string
    role: Role
    is_sample: Generated<boolean>
    proposal_mail: Generated<ProposalMail>
    created_at: Date
    removed_at: Date | null
  }
  proposal: {
    id: string
    kind: string
    document_id: string
    title: string
    terms: JSONColumnType<Json>
    before: JSONColumnType<Json> | null
    note: string
    /** A digest of what must be unchanged at the approval. */
    basis: Generated<string>
    status: ProposalStatus
    made_by: string
    made_at: Date
    decided_by: string | null
    decided_at: Date | null
    decision_note: string | null
  }
  proposal_notice: {
    proposal_id: string
    staff_id: string
    day: 0 | 3 | 7
    words: string
    permission: string
    is_daily: boolean
    made_at: Date
    sent_at: Generated<Date | null>
  }
  audit_entry: {
    id: string
    made_at: Date
    staff_id: string | null
    staff_name: string
    staff_role: string
    permission: string
    says: string
    document_id: string | null
    details: JSONColumnType<Json>
  }
  audit_link: {
    position: number
    entry_id: string
    hash: Buffer
  }
  /** 'mail' and 'phone' arrived, 'backup' was made, 'skip:…' is not needed; by nobody where a command noted it. */
  readiness_mark: { name: string; seen_at: Date; made_by: string | null }
}
