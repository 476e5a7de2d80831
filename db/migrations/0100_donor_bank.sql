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
