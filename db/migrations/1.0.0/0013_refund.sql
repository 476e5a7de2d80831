-- Money that goes back to its donor.

-- A gift on its way back to its donor; at most one at a time.
create table refund (
  donation_id uuid not null references donation,
  id uuid not null,
  amount bigint not null check (amount > 0),
  reason text not null check (reason in ('double', 'wrong_amount', 'donor_request', 'program_cancelled')),
  note text not null,
  status text not null,
  made_by uuid not null,
  made_at timestamptz not null,
  approved_by uuid,
  approved_at timestamptz,
  paid_at timestamptz,
  -- Money on its way back: which account pays it, a state of its own while it travels, and what the provider takes back
  -- after we returned it ourselves.
  pays_from text check (pays_from in ('gateway', 'bank')),
  bank_account_id uuid references bank_account,
  bank_reference text,
  sent_at timestamptz,
  failure text,
  -- A refund may return a part of a gift. With its approval the gift is as much smaller; what went back stands beside it.
  is_part boolean not null default false,
  -- What of the amount is infak operasional; of a part only.
  operational bigint not null default 0 check (operational >= 0),
  primary key (donation_id, id),
  constraint refund_two_people check (approved_by <> made_by),
  constraint refund_approved check (
    (approved_by is not null and approved_at is not null) or status in ('proposed', 'rejected')),
  constraint refund_paid check ((paid_at is not null) = (status = 'paid')),
  -- Wider than the rule before, so that earlier rows hold it.
  constraint refund_status_known
    check (status in ('proposed', 'approved', 'sent', 'failed', 'rejected', 'paid')),
  constraint refund_bank_named
    check ((bank_account_id is not null) = (pays_from is not null and pays_from = 'bank')));
-- The orders of lists of money and of the library.
create index refund_in_order on refund (id);
create index refund_of_status on refund (status, id);
create index refund_by_amount on refund (amount desc, id desc);
create unique index refund_one_open on refund (donation_id) where status not in ('rejected', 'paid');

create trigger keep_terms before update on refund
  for each row execute function keep_terms('status', 'approved_by', 'approved_at', 'paid_at', 'pays_from',
    'bank_account_id', 'bank_reference', 'sent_at', 'failure');

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

-- Where money goes back to by bank transfer: the donor is asked by a link that serves once, or the desk types what the
-- donor said. The row belongs to a donation, or to one entry of titipan of its document.
create table donor_bank (
  id uuid primary key,
  donation_id uuid not null,
  suspense_id uuid,
  asked_by uuid not null,
  asked_at timestamptz not null,
  -- Of the link; all three are null where the desk typed the account.
  nonce text,
  token_hash bytea unique check (octet_length(token_hash) = 32),
  expires_at timestamptz,
  -- When a newer link, or the donor's departure, ended this one.
  closed_at timestamptz,
  given_at timestamptz,
  -- Bank, number and holder, encrypted; null before they are given, and once they are erased.
  sealed text,
  erased_at timestamptz,
  constraint donor_bank_link check (
    (token_hash is null) = (expires_at is null) and (token_hash is null) = (nonce is null)),
  constraint donor_bank_given check (sealed is null or given_at is not null),
  constraint donor_bank_typed check (token_hash is not null or given_at is not null));
create index donor_bank_of_donation on donor_bank (donation_id);
create index donor_bank_asked on donor_bank (asked_at);
