-- Gifts that did not come through the site, beside cash at the counter: by a collector, in a box, over a QRIS code that
-- hangs on a wall, by transfer without a form, and in kind.
alter table charge drop constraint charge_method_check;
alter table charge add constraint charge_method_check check (method in ('qris', 'va', 'retail', 'ewallet', 'transfer',
  'cash', 'collector', 'box', 'static', 'direct', 'goods')) not valid;

-- Where it came: a place of cash, a bank account, or the store.
alter table offline_donation alter column cash_place_id drop not null;
alter table offline_donation add column bank_account_id uuid;
-- What the acquirer of QRIS kept of it.
alter table offline_donation add column fee bigint not null default 0 check (fee >= 0);

-- What was given in kind, and where its fair value comes from.
create table offline_goods (
  donation_id uuid primary key,
  account text not null references ledger_account check (account in ('1181', '1182')),
  thing text not null check (thing <> ''),
  quantity numeric(14, 3) not null check (quantity > 0),
  unit text not null check (unit <> ''),
  basis text not null check (basis <> ''));

-- A QRIS code of the institution that does not change: its acquirer pays what it collects into a bank account.
create table qris_code (
  id uuid primary key,
  name text not null check (name <> ''),
  nmid text not null unique check (nmid <> ''),
  bank_account_id uuid not null references bank_account,
  -- What it is for, unless the person who records it names another programme.
  campaign_id uuid not null references campaign,
  closed_on date,
  made_by uuid not null,
  made_at timestamptz not null);

-- What its acquirer keeps, from a day on.
create table qris_fee (
  qris_code_id uuid not null references qris_code,
  valid_from date not null,
  per_ten_thousand int not null check (per_ten_thousand between 0 and 1000),
  made_by uuid not null,
  made_at timestamptz not null,
  primary key (qris_code_id, valid_from));
