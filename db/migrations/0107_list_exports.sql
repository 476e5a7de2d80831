-- outside a transaction
-- Any list of the desk is exported as donations are: a row of donor_export says which list. Only donations hold
-- personal data and ask for a reason.
alter table donor_export add column if not exists list text not null default 'donasi';
alter table donor_export drop constraint if exists donor_export_reason_check;
alter table donor_export drop constraint if exists donor_export_list;
alter table donor_export add constraint donor_export_list
  check (list = 'donasi' and reason <> '' or list <> 'donasi' and fields = '[]'::jsonb)
  not valid;
alter table donor_export validate constraint donor_export_list;
-- The orders of lists of money and of the library.
create index concurrently if not exists refund_in_order on refund (id);
create index concurrently if not exists refund_of_status on refund (status, id);
create index concurrently if not exists refund_by_amount on refund (amount desc, id desc);
create index concurrently if not exists disbursement_of_status on disbursement (status, id);
create index concurrently if not exists disbursement_by_amount on disbursement (amount desc, id desc);
create index concurrently if not exists suspense_by_amount on suspense (amount desc, id desc);
create index concurrently if not exists suspense_by_amount_of_status on suspense (status, amount desc, id desc);
create index concurrently if not exists media_by_alt on media (alt, id);
create index concurrently if not exists payout_report_by_day on payout_report (settled_on desc, id desc);
create index concurrently if not exists transfer_receipt_latest on transfer_receipt (created_at desc, key desc);
