-- A person who closed their account: their gifts stay for the books, with a pseudonym in place of the person.
alter table donation add column erased_at timestamptz;
alter table donation drop constraint donation_check;
alter table donation add constraint donation_reachable
  check (donor_phone is not null or donor_email is not null or erased_at is not null);

-- That it was done, and what stayed: numbers only.
create table account_erasure (
  account_id uuid primary key references account,
  erased_at timestamptz not null,
  donations int not null check (donations >= 0),
  receipts int not null check (receipts >= 0));

-- The one change a receipt allows: its donor becomes the pseudonym, and whom it was given for is taken out. Number, sums, date and programme never change.
create function refuse_receipt_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - 'snapshot' = to_jsonb(old) - 'snapshot'
    and new.snapshot - 'donor' = old.snapshot - '{donor,onBehalfOf}'::text[]
    and new.snapshot -> 'donor' = '{"name": "Donatur terhapus", "isAnonymous": true}'::jsonb then
    return new;
  end if;
  raise exception 'receipt is append-only' using errcode = '23001';
end $$;
drop trigger append_only on receipt;
create trigger append_only before update or delete on receipt
  for each row execute function refuse_receipt_change();
