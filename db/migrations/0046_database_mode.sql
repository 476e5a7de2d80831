-- The mode this database was made in, written once, at the first start that knows this table. It opens in no other: the
-- sample's doors must never stand before real people, nor real payments fall among samples.
create table database_mode (
  id smallint primary key check (id = 1),
  mode text not null check (mode in ('demo', 'live')),
  since timestamptz not null default now());
