-- Gifts that did not come through the site: handed over at the counter or to a collector.
alter table charge drop constraint charge_method_check;
alter table charge add constraint charge_method_check
  check (method in ('qris', 'va', 'retail', 'ewallet', 'transfer', 'cash')) not valid;

-- Whoever hands over cash may leave no contact.
alter table donation add column is_offline boolean not null default false;
alter table donation drop constraint donation_reachable;
alter table donation add constraint donation_reachable check (donor_phone is not null
  or donor_email is not null or erased_at is not null or suspense_id is not null or is_offline) not valid;

-- Who took a gift in cash, where it lay first, and when; the row of the gift itself is a donation with a paid charge.
create table offline_donation (
  donation_id uuid primary key,
  cash_place_id uuid not null,
  -- Decides the year, the number of its paper and the month in the books.
  received_on date not null,
  -- The number that an own list or an own paper has for it: the same number is the same gift.
  reference text,
  recorded_by uuid not null,
  recorded_at timestamptz not null,
  undone_by uuid,
  undone_at timestamptz,
  undone_why text,
  constraint offline_donation_undone_whole
    check ((undone_by is null) = (undone_at is null) and (undone_at is null) = (undone_why is null)));
create unique index offline_donation_reference on offline_donation (reference) where undone_at is null;
