import type { JSONColumnType } from 'kysely'
import type { Institution } from '#platform/settings/institution.ts'
import type { Rupiah } from '#platform/money/money.ts'
import type { MessageTables } from './message/schema-message.ts'
import type { Fund } from './schema-books.ts'

/** Papers, and the messages that carry them. */
export type ReceiptTables = MessageTables & {
  receipt_counter: { kind: ReceiptKind; year: number; last: number }
  receipt: ReceiptTable
  receipt_void: ReceiptVoidTable
  receipt_number: ReceiptNumberTable
  donation_message: DonationMessageTable
}

export type ReceiptKind = 'kuitansi' | 'bsz'

/** Everything a receipt prints, as it was when the receipt was issued; moments are ISO 8601. */
export type ReceiptSnapshot = {
  institution: Omit<Institution, 'complaints'>
  donor: {
    /** The real name, since a receipt is private. */
    name: string
    isAnonymous: boolean
    /** NPWP or NIK, encrypted by platform/security/secret-box.server.ts. */
    taxId?: string
  }
  fund: Fund
  program: string
  /** What the donation is called: 'zakat'. Older receipts have none and stay as they were printed. */
  noun?: string
  /** The people a fitrah was paid for, or a wakaf was given for. */
  onBehalfOf?: string[]
  /** The purposes and their sums; together they are the amount. */
  rows: { label: string; amount: Rupiah }[]
  amount: Rupiah
  words: string
  channel: string
  /** The donation's public id. */
  reference: string
  /** The provider's id of the payment. */
  providerReference: string
  paidAt: string
  /** The number of the voided receipt this one replaces. */
  replaces?: string
}

type ReceiptTable = {
  donation_id: string
  kind: ReceiptKind
  version: number
  year: number
  serial: number
  snapshot: JSONColumnType<ReceiptSnapshot>
  issued_at: Date
}

export type VoidReason = 'refunded' | 'reversed' | 'corrected' | 'unmatched' | 'part_refunded'

type ReceiptVoidTable = {
  donation_id: string
  kind: ReceiptKind
  version: number
  reason: VoidReason
  voided_at: Date
}

/** From a number to its receipt. */
type ReceiptNumberTable = {
  kind: ReceiptKind
  year: number
  serial: number
  donation_id: string
  version: number
}

/** What became of a message about a donation. */
type DonationMessageTable = {
  donation_id: string
  id: string
  about: MessageAbout
  outcome: MessageOutcome
  at: Date
}

export type MessageAbout = 'receipt' | 'replaced' | 'money' | 'donor-bank'

/** To which kind of contact it left; or why nothing did. */
export type MessageOutcome =
  | 'email'
  | 'phone'
  | 'no-contact'
  | 'no-email'
  | 'no-channel'
  | 'outdated'
