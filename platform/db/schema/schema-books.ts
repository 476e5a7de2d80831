import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Rupiah } from '#platform/money/money.ts'
import type { LayoutTables } from './schema-layout.ts'
import type { HelpArea, MustahikTables } from './schema-mustahik.ts'
import type { ProofType } from './schema-help.ts'
import type { TransferTables } from './schema-transfer.ts'

export type BooksTables = TransferTables &
  LayoutTables &
  MustahikTables & {
    settlement_batch: {
      id: string
      provider: string
      reference: string
      settled_at: Date
      recorded_at: Date
      /** When its journals were reversed; it may then be booked again. */
      undone_at: Generated<Date | null>
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
      reason: SettlementReason
    }
    settlement_deduction: {
      source_id: string
      portion_id: string
      fund: Fund
      campaign_id: string | null
      batch_id: string
      kind: 'taken_back' | 'adjustment'
      /** What was kept back; below zero it was paid on top. */
      amount: number
      fee: Rupiah
      tax: Rupiah
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
      /** The bank account that pays; null where none is recorded, and in rows of earlier versions. */
      bank_account_id: ColumnType<string | null, string | null | undefined>
      /** Who booked that it was paid; null in rows of earlier versions. */
      paid_by: ColumnType<string | null, string | null | undefined>
      /** Of fund D without a campaign: the income that it spends, e.g. 4510 for fidyah. */
      income_account: ColumnType<string | null, string | null | undefined>
      /** The area of help; null in rows of earlier versions. */
      area: ColumnType<HelpArea | null, HelpArea | null | undefined>
    }
    /** What the page of the campaign tells of a disbursement. */
    disbursement_report: {
      disbursement_id: string
      recipient: string
      paragraphs: JSONColumnType<string[]>
      people: 'none' | 'consented'
      /** Of a wakaf by units: how many of them the disbursement became. */
      units: ColumnType<number | null, number | null | undefined>
      version: Generated<number>
      published_at: Date | null
      published_by: string | null
      saved_by: string
      saved_at: Date
    }
    disbursement_picture: {
      disbursement_id: string
      id: string
      media_id: string
      caption: string
      position: number
    }
    /** Papers that a proposal rests on, seen by whoever approves it. */
    disbursement_paper: {
      disbursement_id: string
      id: string
      name: string
      type: ProofType
      size: number
      sealed: Buffer
      saved_by: string
      saved_at: Date
    }
    disbursement_document: {
      disbursement_id: string
      type: ProofType
      size: number
      sealed: Buffer
      is_public: boolean
      saved_by: string
      saved_at: Date
    }
    bank_account: {
      id: string
      fund: Fund
      /** Its account in the ledger, 1121 to 1125. */
      account: string
      bank: string
      number: string
      holder: string
      /** 'yyyy-mm-dd', days in Jakarta. */
      opened_on: string
      closed_on: string | null
      is_sample: ColumnType<boolean, boolean | undefined>
      created_at: Date
    }
    refund: Omit<Proposal, 'status'> &
      Paying & {
        donation_id: string
        id: string
        status: RefundStatus
        amount: Rupiah
        is_part: Generated<boolean>
        /** What of the amount is infak operasional; of a part only. */
        operational: Generated<Rupiah>
        reason: RefundReason
        note: string
        sent_at: ColumnType<Date | null, Date | null | undefined>
        failure: ColumnType<string | null, string | null | undefined>
      }
    /** What the provider took back after we had returned it ourselves. */
    refund_taken_back: {
      donation_id: string
      /** A refund, or a decision about titipan. */
      return_id: string
      amount: Rupiah
      taken_at: Date
      resolution: ColumnType<TakenBackResolution | null, undefined, TakenBackResolution>
      resolved_at: ColumnType<Date | null, undefined, Date>
    }
    /** The donor's own bank account that money goes back to, or the link by which it is asked. */
    donor_bank: {
      id: string
      donation_id: string
      suspense_id: string | null
      asked_by: string
      asked_at: Date
      nonce: string | null
      token_hash: Buffer | null
      expires_at: Date | null
      closed_at: ColumnType<Date | null, undefined, Date>
      given_at: Date | null
      sealed: string | null
      erased_at: ColumnType<Date | null, undefined, Date>
    }
    ledger_month_sum: {
      /** 'yyyy-mm-dd', the first day of a month in Jakarta. */
      month: string
      line: number
      debit_account: string
      credit_account: string
      fund: Fund
      campaign_id: string | null
      bank_account_id: string | null
      amount: number
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
    amil_policy: {
      id: string
      fund: 'Z' | 'IT' | 'IU'
      /** Null: every campaign of the fund without a policy of its own. */
      campaign_id: string | null
      per_mille: number
      basis: AmilBasis
      basis_text: string
      decree: string
      /** 'yyyy-mm-dd', a day in Jakarta. */
      valid_from: string
      made_by: string
      made_at: Date
      approved_by: string
      approved_at: Date
    }
    suspense_decision: Proposal &
      Paying & {
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

/** The account that pays money back. Rows of earlier versions name none: the gateway paid. */
type Paying = {
  pays_from: ColumnType<PaysFrom | null, PaysFrom | null | undefined>
  bank_account_id: ColumnType<string | null, string | null | undefined>
  /** The number of the transfer at our bank. */
  bank_reference: ColumnType<string | null, string | null | undefined>
}

export type PaysFrom = 'gateway' | 'bank'

/** `sent` while the money travels; `failed` when it came back or was refused, and another way is needed. */
export type RefundStatus = 'proposed' | 'approved' | 'sent' | 'failed' | 'rejected' | 'paid'

export type TakenBackResolution = 'returned' | 'borne' | 'bounced'

/** What allows the amil its share; 'waived' takes nothing. */
export type AmilBasis = 'zakat' | 'infak' | 'pub' | 'waived'

/** Why a line of a payout does not fit our books. */
export type SettlementReason =
  | 'unknown'
  | 'amount'
  | 'settled'
  | 'fee'
  | 'fee_missing'
  | 'still_ours'
  | 'not_paid_out'
  | 'deducted'

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
