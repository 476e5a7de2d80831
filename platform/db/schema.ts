import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Rupiah } from '../money/money.ts'
import type { AccountTables } from './schema/schema-account.ts'
import type { BooksTables, Fund } from './schema/schema-books.ts'
import type { CampaignTables } from './schema/schema-campaign.ts'
import type { ContentTables } from './schema/schema-content.ts'
import type { CommunityTables } from './schema/schema-community.ts'
import type { DonorTables } from './schema/schema-donor.ts'
import type { DebitMethod, MemberTables } from './schema/schema-member.ts'
import type { ReceiptTables } from './schema/schema-receipt.ts'
import type { PaymentEventTable, SandboxRefundTable } from './schema/schema-provider.ts'
import type { BookmarkTables } from './schema/schema-bookmark.ts'
import type { SearchTables } from './schema/schema-search.ts'
import type { StaffTables } from './schema/schema-staff.ts'
import type { StatementTables } from './schema/schema-statement.ts'
import type { ZakatTables } from './schema/schema-zakat.ts'

/** One type per table, named as in the migrations. int8 columns are safe integers in code. */
export type Database = OwnTables &
  AccountTables &
  BooksTables &
  CampaignTables &
  CommunityTables &
  ContentTables &
  DonorTables &
  MemberTables &
  ReceiptTables &
  BookmarkTables &
  SearchTables &
  StaffTables &
  StatementTables &
  ZakatTables

type OwnTables = {
  job: JobTable
  check_result: { name: string; errors: number; checked_at: Date }
  page_purge: { id: string; prefixes: string[]; purged_at: Date }
  /** `day` is 'yyyy-mm-dd' in Jakarta. */
  page_view: { day: string; page: string; views: number }
  captured_mail: CapturedMailTable
  ledger_account: { code: string; name: string }
  ledger_fund: { code: Fund; name: string }
  ledger_journal: LedgerJournalTable
  ledger_posting: LedgerPostingTable
  donation: DonationTable
  donation_key: DonationKeyTable
  charge: ChargeTable
  payment_event: PaymentEventTable
  suspense: SuspenseTable
  transfer_sum: TransferSumTable
  transfer_receipt: TransferReceiptTable
  sandbox_charge: SandboxChargeTable
  sandbox_refund: SandboxRefundTable
  sandbox_switch: { name: string; is_on: boolean }
}

type JobTable = {
  id: string
  name: string
  key: string | null
  payload: JSONColumnType<Record<string, unknown>>
  lane: Generated<string>
  attempts: Generated<number>
  first_tried_at: Generated<Date | null>
  run_at: Date
  done_at: Date | null
  dead_at: Date | null
  last_error: string | null
  created_at: Date
}

type CapturedMailTable = {
  id: string
  recipient: string
  subject: string
  body: string
  sent_at: Date
}

type LedgerJournalTable = {
  source_id: string
  id: string
  source: string
  event: string
  description: string
  /** The date in the books, never in a closed period. */
  occurred_at: Date
  /** The real time, where that day was closed already. */
  happened_at: Generated<Date | null>
  recorded_at: Date
}

type LedgerPostingTable = {
  source_id: string
  journal_id: string
  line: number
  debit_account: string
  credit_account: string
  fund: Fund
  campaign_id: string | null
  /** Of the institution; null where none is moved, or where nobody knew which. */
  bank_account_id: ColumnType<string | null, string | null | undefined, never>
  /** The place of cash that it moves. */
  cash_place_id: ColumnType<string | null, string | null | undefined, never>
  amount: Rupiah
}

export type DonationStatus =
  | 'awaiting_payment'
  | 'paid'
  | 'expired'
  | 'cancelled'
  | 'refund_pending'
  | 'refund_sent'
  | 'refunded'
  | 'reversed'

export type Salutation = 'bapak' | 'ibu' | 'saudara' | 'saudari'

type DonationTable = {
  id: string
  public_id: string
  campaign_id: string
  fund: Fund
  /** The part for the campaign. */
  amount: Rupiah
  operational: Generated<Rupiah>
  /** What went back of it in parts; `amount` and `operational` are what the gift is now. */
  returned_amount: Generated<Rupiah>
  returned_operational: Generated<Rupiah>
  status: DonationStatus
  donor_name: string
  donor_phone: string | null
  donor_email: string | null
  is_anonymous: boolean
  prayer: string | null
  shows_prayer: Generated<boolean>
  wants_news: Generated<boolean>
  news_by_phone: Generated<boolean>
  consent_version: string
  account_id: string | null
  /** A zakatSnapshot of features/zakat/contract.ts. */
  zakat: JSONColumnType<Record<string, unknown>> | null
  /** NPWP or NIK, encrypted with taxIdLabel of features/donation/donation.ts. */
  tax_id: string | null
  wants_tax_receipt: Generated<boolean>
  /** Names of the beneficiaries. */
  on_behalf_of: JSONColumnType<string[]> | null
  /** When the donor of a zakat confirmed the intention (niat). */
  intended_at: Date | null
  salutation: Salutation | null
  /** The package of a wakaf in units; how many follows from the amount. */
  package_id: Generated<string | null>
  is_late: Generated<boolean>
  /** Handed over at the counter: its giver may have left no contact. */
  is_offline: Generated<boolean>
  created_at: Date
  paid_at: Date | null
  thanked_at: Generated<Date | null>
  prayer_taken: Generated<boolean>
  /** When it had all its receipts; null again once they are void. */
  receipted_at: Generated<Date | null>
  donor_id: Generated<string | null>
  /** When the personal data was removed from it. */
  erased_at: Generated<Date | null>
  /** The suspense entry whose money it is: the id of its document, and its own. */
  suspense_source_id: Generated<string | null>
  suspense_id: Generated<string | null>
  /** How often its money was found to be another's. */
  unmatched: Generated<number>
  updated_at: Date
}

type DonationKeyTable = {
  key: string
  donation_id: string
  public_id: string
  input_hash: string
  created_at: Date
}

export type ChargeStatus =
  | 'creating'
  | 'unknown'
  | 'pending'
  | 'paid'
  | 'expired'
  | 'cancelled'
  | 'failed'
  | 'reversed'
  | 'refunded'

/** How a donor may choose to pay. */
export type PaymentMethod = 'qris' | 'va' | 'retail' | 'ewallet' | 'card' | 'transfer'

export type OfflineMethod = 'cash' | 'collector' | 'box' | 'static' | 'direct' | 'goods'

/** What a provider is asked for; and how a charge is paid. */
export type ProviderMethod = PaymentMethod | DebitMethod
export type ChargeMethod = ProviderMethod | OfflineMethod

/** What the payer needs to pay; the method decides which fields are set. */
export type PaymentInstruction = {
  merchant: string
  qrString?: string
  vaNumber?: string
  billerCode?: string
  paymentCode?: string
  /** Opens the payment in a wallet: its app, or its page in any browser. */
  link?: string
  linkOpens?: 'app' | 'page'
  /** The masked number whose wallet app was asked for the payment. */
  sentTo?: string
  /** Our own account, and the rupiah added to the gift to make its sum its own. */
  bank?: string
  accountNumber?: string
  added?: number
}

type ChargeTable = {
  donation_id: string
  id: string
  attempt: number
  reference: string
  provider: string
  provider_id: string | null
  method: ChargeMethod
  channel: string
  amount: Rupiah
  status: ChargeStatus
  instruction: JSONColumnType<PaymentInstruction> | null
  failure: string | null
  expires_at: Date
  created_at: Date
  updated_at: Date
  paid_at: Date | null
  payments: Generated<string[]>
  payer_phone: Generated<string | null>
  mandate_id: Generated<string | null>
}

export type SuspenseReason = 'wrong_amount' | 'late' | 'double' | 'orphan'

type SuspenseTable = {
  donation_id: string
  id: string
  charge_id: string | null
  provider: string
  provider_id: string
  /** The reference the provider gave with it; null on older rows. */
  reference: Generated<string | null>
  reason: SuspenseReason
  amount: Rupiah
  status: 'open' | 'allocated' | 'refunded'
  created_at: Date
  resolved_at: Date | null
  /** Set when the provider took the money back. */
  returned_at: Generated<Date | null>
}

/** The sum of an open transfer, one gift's in one bank account until `free_at`. */
type TransferSumTable = {
  bank_account_id: string
  amount: Rupiah
  added: number
  donation_id: string
  charge_id: string
  free_at: Date
}

/** A transfer that came into a bank account, once per line of its statement. */
type TransferReceiptTable = {
  bank_account_id: string
  key: string
  amount: Rupiah
  /** 'yyyy-mm-dd'. */
  received_on: string
  donation_id: string
  charge_id: string | null
  statement_key: string | null
  created_at: Date
}

export type SandboxChargeStatus = 'pending' | 'paid' | 'expired' | 'cancelled' | 'reversed'

type SandboxChargeTable = {
  provider_id: string
  reference: string
  method: ProviderMethod
  channel: string
  amount: Rupiah
  currency: Generated<string>
  status: SandboxChargeStatus
  paid_amount: Rupiah | null
  paid_at: Date | null
  captures: Generated<number>
  instruction: JSONColumnType<PaymentInstruction>
  expires_at: Date
  created_at: Date
}
