-- Two accounts more, and the places where cash lies.
insert into ledger_account (code, name) values
  ('1135', 'Piutang UPZ'), ('1206', 'Penyisihan aset kelolaan lancar');

-- Where cash lies: a till, a safe, an officer's bag. Each stands on an account of the ledger as bank accounts do.
create table cash_place (
  id uuid primary key,
  account text not null references ledger_account check (account in ('1110', '1112')),
  name text not null check (name <> ''),
  -- Who keeps it.
  holder text not null default '',
  opened_on date not null,
  closed_on date,
  constraint cash_place_once unique (account, name),
  constraint cash_place_closed_later check (closed_on >= opened_on));
insert into cash_place (id, account, name, opened_on) values
  ('00000000-0000-7000-8000-000000001110', '1110', 'Kas kantor', '2000-01-01'),
  ('00000000-0000-7000-8000-000000001112', '1112', 'Kas kecil', '2000-01-01');

-- Which place a posting moves, where one of its accounts is cash. Nothing moves cash from place to place directly: that
-- goes through 1115, as it does between bank accounts.
alter table ledger_posting add column cash_place_id uuid;
