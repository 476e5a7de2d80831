import type { Generated } from 'kysely'
import type { Rupiah } from '../money.ts'

export type BooksTables = {
  settlement_batch: {
    id: string
    provider: string
    reference: string
    settled_at: Date
    recorded_at: Date
  }
  settlement_line: {
    source_id: string
    portion_id: string
    batch_id: string
    fund: Fund
    campaign_id: string | null
    gross: Rupiah
    fee: Rupiah
    tax: Rupiah
  }
  settlement_difference: {
    batch_id: string
    line: number
    reference: string
    gross: number
    expected: number
    reason: 'unknown' | 'amount' | 'settled'
  }
  disbursement: Proposal & {
    id: string
    campaign_id: string | null
    fund: Fund
    account: string
    amount: Rupiah
    description: string
    beneficiaries: number
    /** The file that proves it. */
    proof: string | null
  }
  refund: Proposal & {
    donation_id: string
    id: string
    amount: Rupiah
    reason: RefundReason
    note: string
  }
  period_close: {
    id: string
    /** 'yyyy-mm-dd', a day in Jakarta. */
    closed_through: string
    note: string
    status: 'proposed' | 'approved' | 'rejected'
    made_by: string
    made_at: Date
    approved_by: string | null
    approved_at: Date | null
  }
  suspense_decision: Proposal & {
    donation_id: string
    suspense_id: string
    id: string
    kind: 'allocate' | 'refund' | 'accept'
    campaign_id: string | null
    /** The waiting donation that the money pays. */
    accepted_donation_id: Generated<string | null>
    note: string
  }
}

export type RefundReason = 'double' | 'wrong_amount' | 'donor_request' | 'program_cancelled'

/** A decision by two people: the proposer never approves it. The ids are those of staff accounts. */
type Proposal = {
  status: 'proposed' | 'approved' | 'rejected' | 'paid'
  made_by: string
  made_at: Date
  approved_by: string | null
  approved_at: Date | null
  paid_at: Date | null
}

export type Fund = 'Z' | 'IT' | 'IU' | 'W' | 'A' | 'D' | 'N'
