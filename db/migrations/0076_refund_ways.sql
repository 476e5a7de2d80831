-- Money on its way back: which account pays it, a state of its own while it travels, and what the provider takes back
-- after we returned it ourselves.
alter table refund
  add column pays_from text check (pays_from in ('gateway', 'bank')),
  add column bank_account_id uuid references bank_account,
  add column bank_reference text,
  add column sent_at timestamptz,
  add column failure text;
alter table refund drop constraint refund_status_check;
-- Wider than the rule before, so that earlier rows hold it.
alter table refund add constraint refund_status_known
  check (status in ('proposed', 'approved', 'sent', 'failed', 'rejected', 'paid')) not valid;
alter table refund add constraint refund_bank_named
  check ((bank_account_id is not null) = (pays_from is not null and pays_from = 'bank')) not valid;
create or replace trigger keep_terms before update on refund
  for each row execute function keep_terms('status', 'approved_by', 'approved_at', 'paid_at', 'pays_from',
    'bank_account_id', 'bank_reference', 'sent_at', 'failure');

alter table suspense_decision
  add column pays_from text check (pays_from in ('gateway', 'bank')),
  add column bank_account_id uuid references bank_account,
  add column bank_reference text;
alter table suspense_decision add constraint suspense_decision_bank_named
  check ((bank_account_id is not null) = (pays_from is not null and pays_from = 'bank')) not valid;
create or replace trigger keep_terms before update on suspense_decision
  for each row execute function keep_terms('status', 'approved_by', 'approved_at', 'paid_at', 'pays_from',
    'bank_account_id', 'bank_reference');

alter table donation drop constraint donation_status_check;
alter table donation drop constraint donation_check1;
alter table donation add constraint donation_status_known check (status in
  ('awaiting_payment', 'paid', 'expired', 'cancelled', 'refund_pending', 'refund_sent', 'refunded', 'reversed')) not valid;
alter table donation add constraint donation_paid_when_held check ((paid_at is not null) =
  (status in ('paid', 'refund_pending', 'refund_sent', 'refunded', 'reversed'))) not valid;

-- The provider took money back that we had returned ourselves: the donor has it twice until people settle it.
insert into ledger_account (code, name) values ('1150', 'Piutang pengembalian ganda'), ('6540', 'Beban pengembalian ganda');
create table refund_taken_back (
  donation_id uuid not null,
  -- The row of the refund, or of the decision about titipan.
  return_id uuid not null,
  amount bigint not null check (amount > 0),
  taken_at timestamptz not null,
  -- The donor paid it back, the amil bears it, or our own transfer never arrived.
  resolution text check (resolution in ('returned', 'borne', 'bounced')),
  resolved_at timestamptz,
  primary key (donation_id, return_id),
  constraint refund_taken_back_resolved check ((resolution is not null) = (resolved_at is not null)));
