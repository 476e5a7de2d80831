-- The institution's bank accounts. The ledger knows one account per kind of fund (1121-1125); these are the places where
-- the money really lies, and what pays money back names one of them.
create table bank_account (
  id uuid primary key,
  fund text not null references ledger_fund,
  account text not null references ledger_account,
  bank text not null check (bank <> ''),
  number text not null check (number ~ '^[0-9]{5,34}$'),
  holder text not null check (holder <> ''),
  opened_on date not null,
  closed_on date,
  -- Made up for a demo.
  is_sample boolean not null default false,
  created_at timestamptz not null,
  constraint bank_account_once unique (bank, number),
  constraint bank_account_of_its_fund check ((fund, account) in (
    ('Z', '1121'), ('IT', '1122'), ('IU', '1122'), ('D', '1122'), ('W', '1123'), ('A', '1124'), ('N', '1125'))),
  constraint bank_account_closed_later check (closed_on >= opened_on));
