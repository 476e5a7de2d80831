-- Transfers to an account of our own.

-- The sums that open transfers wait for: one gift each in one account. A sum rests after its end before another gift
-- may get it, since late money still means the first.
create table transfer_sum (
  bank_account_id uuid not null,
  amount bigint not null check (amount > 0),
  -- The rupiah added to the gift to make it so.
  added smallint not null check (added between 1 and 999),
  donation_id uuid not null,
  charge_id uuid not null,
  free_at timestamptz not null,
  primary key (bank_account_id, amount));

-- Money that came into a bank account by transfer, once for each line of its statement.
create table transfer_receipt (
  bank_account_id uuid not null,
  -- The line of the statement, or the confirmation by two people.
  key text not null check (key <> ''),
  amount bigint not null check (amount > 0),
  received_on date not null,
  -- The gift, or the document of titipan.
  donation_id uuid not null,
  charge_id uuid,
  -- The line that later told what two people had confirmed.
  statement_key text,
  created_at timestamptz not null,
  primary key (bank_account_id, key));
create index transfer_receipt_charge on transfer_receipt (bank_account_id, charge_id);
create index transfer_receipt_latest on transfer_receipt (created_at desc, key desc);

create function transfer_receipt_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.statement_key is null
      and to_jsonb(new) - 'statement_key' = to_jsonb(old) - 'statement_key' then
    return new;
  end if;
  raise exception 'a received transfer is never changed' using errcode = 'restrict_violation';
end $$;

create trigger stays before update or delete on transfer_receipt
  for each row execute function transfer_receipt_stays();

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
