/**
 * Where a table lies when its database is spread over several servers (docs/decisions/0070). On one server, and in the
 * embedded engine, all of them lie there.
 *
 * - `spread`: by the id of its document, in the column `by`; all rows of a document lie together.
 * - `directory`: by a name somebody uses, in the column `by`; it leads to the id of the document.
 * - `reference`: a copy on every server, for what spread tables refer to.
 * - `coordinator`: on one server. What is written in one transaction with money is `isKnown` to the cluster, so that
 *   one commit covers both.
 */
export type Place = KeyedPlace | { at: 'reference' } | { at: 'coordinator'; isKnown?: true }
type KeyedPlace =
  | { at: 'spread'; by: string }
  /** Rows of one name in a table and the one it is `beside` lie together, so that they can be joined. */
  | { at: 'directory'; by: string; beside?: string }

const reference = { at: 'reference' } as const
const coordinator = { at: 'coordinator' } as const
const withMoney = { at: 'coordinator', isKnown: true } as const
const spread = (by: string) => ({ at: 'spread', by }) as const
const directory = (by: string) => ({ at: 'directory', by }) as const
const ofAccount = {
  at: 'directory',
  by: 'bank_account_id',
  beside: 'transfer_sum',
} as const satisfies Place

/** Every table of the migrations. Spread tables are of one group: their column is always the id of a document. */
export const tablePlaces: Readonly<Record<string, Place>> = {
  // Documents: a donation, or another source of journals.
  donation: spread('id'),
  charge: spread('donation_id'),
  suspense: spread('donation_id'),
  suspense_decision: spread('donation_id'),
  transfer_proof: spread('donation_id'),
  refund: spread('donation_id'),
  refund_taken_back: spread('donation_id'),
  receipt: spread('donation_id'),
  receipt_void: spread('donation_id'),
  donation_message: spread('donation_id'),
  donation_claim: spread('donation_id'),
  ledger_journal: spread('source_id'),
  ledger_posting: spread('source_id'),
  campaign_delta: spread('source_id'),
  wakaf_share: spread('source_id'),
  settlement_line: spread('source_id'),
  settlement_deduction: spread('source_id'),
  prayer: spread('donation_id'),
  aamiin: spread('donation_id'),
  prayer_report: spread('donation_id'),

  // The public id of a form or the key of a request; the event of a provider; the number of a receipt.
  donation_key: directory('key'),
  payment_event: directory('event_key'),
  receipt_number: directory('serial'),
  // Money by transfer is known by its account and sum; both lead to the gift.
  transfer_sum: directory('bank_account_id'),
  transfer_receipt: ofAccount,
  transfer_undo: ofAccount,

  ledger_fund: reference,
  ledger_account: reference,
  category: reference,
  media: reference,
  campaign: reference,
  wakaf_package: reference,
  settlement_batch: reference,
  bank_account: reference,
  // Its trigger takes the lock of the books on every server.
  period_close: reference,
  amil_policy: reference,

  job: withMoney,
  receipt_counter: withMoney,
  wakaf_unit: withMoney,
  campaign_total: withMoney,
  disbursement: withMoney,
  disbursement_report: withMoney,
  disbursement_picture: withMoney,
  disbursement_document: withMoney,
  disbursement_paper: withMoney,
  disbursement_mustahik: withMoney,
  disbursement_evidence: withMoney,
  mustahik: withMoney,
  mustahik_member: withMoney,
  mustahik_rule: withMoney,
  had_kifayah: withMoney,
  annual_plan: withMoney,
  annual_plan_line: withMoney,
  asset: withMoney,
  collection_permit: withMoney,
  donor_bank: withMoney,
  settlement_difference: withMoney,
  bank_statement: withMoney,
  bank_statement_file: withMoney,
  bank_statement_mapping: withMoney,
  bank_line: withMoney,
  payout_report: withMoney,
  payout_report_bytes: withMoney,
  payout_report_line: withMoney,
  payout_mapping: withMoney,
  bank_line_link: withMoney,
  own_transfer: withMoney,
  cash_place: withMoney,
  offline_donation: withMoney,
  voucher: withMoney,
  voucher_file: withMoney,
  voucher_limit: withMoney,
  voucher_tier: withMoney,
  opening_memo: withMoney,
  opening_share: withMoney,
  due_notice: withMoney,
  open_item: withMoney,
  open_item_move: withMoney,
  sandbox_charge: withMoney,
  sandbox_refund: withMoney,

  // An act on money is approved and audited in its transaction.
  staff: withMoney,
  proposal: withMoney,
  audit_entry: withMoney,
  audit_link: withMoney,
  staff_form: withMoney,
  donor_export: withMoney,
  readiness_mark: withMoney,
  ledger_month_sum: withMoney,
  board_month_reader: withMoney,
  statement_layout: withMoney,
  statement_line: withMoney,
  statement_set: withMoney,

  schema_migration: coordinator,
  database_mode: coordinator,
  check_result: coordinator,
  page_purge: coordinator,
  page_view: coordinator,
  captured_mail: coordinator,
  rate_limit: coordinator,
  recent_call: coordinator,
  sign_in_delay: coordinator,

  campaign_slug: coordinator,
  campaign_update: coordinator,
  campaign_picture: coordinator,
  campaign_version: coordinator,
  campaign_news_sent: coordinator,
  sandbox_switch: coordinator,
  zakat_region: coordinator,
  zakat_parameter: coordinator,
  verification_check: coordinator,
  verification_decision: coordinator,

  account: coordinator,
  account_consent: coordinator,
  account_contact: coordinator,
  account_erasure: coordinator,
  account_identity: coordinator,
  session: coordinator,
  otp_challenge: coordinator,
  password_reset: coordinator,
  reminder: coordinator,
  reminder_sent: coordinator,
  saved_verse: coordinator,
  last_read: coordinator,

  article: coordinator,
  article_slug: coordinator,
  article_version: coordinator,
  site_page_version: coordinator,
  scholar_review: coordinator,
  banner: coordinator,
  institution_version: coordinator,
  board_member: coordinator,
  annual_report: coordinator,
  asrama: coordinator,
  asrama_delivery: coordinator,
  asrama_need: coordinator,
  asrama_program: coordinator,
  asrama_visit: coordinator,
  help_article: coordinator,
  help_vote: coordinator,
  ticket: coordinator,
  ticket_file: coordinator,
  ticket_message: coordinator,
  ticket_ready_answer: coordinator,
  hijri_month_override: coordinator,
  state_holiday: coordinator,
  search_blocked: coordinator,
  search_seen: coordinator,
  search_term: coordinator,

  staff_invite: coordinator,
  staff_credential: coordinator,
  staff_passkey: coordinator,
  staff_totp: coordinator,
  staff_recovery_code: coordinator,
  staff_challenge: coordinator,
  staff_session: coordinator,
  staff_held_form: coordinator,
  proposal_notice: coordinator,
}
