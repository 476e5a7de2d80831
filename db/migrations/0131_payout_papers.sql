-- Who booked that a payout was paid: each step names its person.
alter table disbursement add column paid_by uuid;
create or replace trigger keep_terms before update on disbursement
  for each row execute function keep_terms('status', 'approved_by', 'approved_at', 'paid_at', 'paid_by', 'proof',
    'bank_account_id');

-- The papers that a proposed payout rests on: a proposal, an invoice. Sealed, and kept as they are once it is decided.
create table disbursement_paper (
  disbursement_id uuid not null,
  id uuid not null,
  name text not null check (name <> ''),
  type text not null check (type in ('image/jpeg', 'application/pdf')),
  size int not null check (size between 1 and 5242880),
  sealed bytea not null,
  saved_by uuid not null,
  saved_at timestamptz not null,
  primary key (disbursement_id, id));
