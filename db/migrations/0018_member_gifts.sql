-- What is needed to find one person's gifts, and those they gave before they had an account.
create index donation_of_account on donation (account_id, created_at desc, id desc)
  where account_id is not null;
create index donation_guest_email on donation (donor_email)
  where account_id is null and donor_email is not null;
create index donation_guest_phone on donation (donor_phone)
  where account_id is null and donor_phone is not null;

-- A gift given without an account that was made an account's later, and by which proved contact.
create table donation_claim (
  donation_id uuid primary key references donation,
  account_id uuid not null references account,
  by_kind text not null check (by_kind in ('email', 'phone')),
  claimed_at timestamptz not null);
create index donation_claim_account on donation_claim (account_id);

create trigger append_only before update or delete on donation_claim
  for each row execute function refuse_change();
