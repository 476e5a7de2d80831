-- The latest answer of each daily question about the books and the receipts, so that any process can report it.
create table check_result (
  name text primary key,
  errors integer not null check (errors >= 0),
  checked_at timestamptz not null
);
