-- A donor's proof of a transfer: sealed, one for each charge, and how often it was sent.
create table transfer_proof (
  donation_id uuid not null,
  charge_id uuid not null,
  type text not null check (type in ('image/jpeg', 'application/pdf')),
  size int not null check (size between 1 and 5242880),
  sealed bytea not null,
  sends smallint not null default 1 check (sends > 0),
  sent_at timestamptz not null,
  primary key (donation_id, charge_id));
create index transfer_proof_age on transfer_proof (sent_at);

-- How often the money of a donation was found to be another's: its next journals are named by it.
alter table donation add column unmatched smallint not null default 0 check (unmatched >= 0);

-- A transfer that was matched to a gift by mistake. Its line stays; `source_id` is the document of titipan that has its
-- money now, or null where people had confirmed what never came.
create table transfer_undo (
  bank_account_id uuid not null,
  key text not null,
  donation_id uuid not null,
  charge_id uuid not null,
  source_id uuid,
  reason text not null check (reason <> ''),
  undone_at timestamptz not null,
  primary key (bank_account_id, key));
create index transfer_undo_charge on transfer_undo (bank_account_id, charge_id);
create trigger append_only before update or delete on transfer_undo
  for each row execute function refuse_change();

alter table receipt_void drop constraint receipt_void_reason_check;
alter table receipt_void add constraint receipt_void_reason_known
  check (reason in ('refunded', 'reversed', 'corrected', 'unmatched')) not valid;
