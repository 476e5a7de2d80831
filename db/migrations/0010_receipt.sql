-- The last number given per kind and year: taken under its row lock in the transaction that stores the
-- receipt, so a rollback gives the number back and no number is ever missing.
create table receipt_counter (
  kind text not null check (kind in ('kuitansi', 'bsz')),
  year integer not null,
  last bigint not null check (last > 0),
  primary key (kind, year));

-- Everything printed is in the snapshot. A voided receipt keeps its number; its replacement is the next version.
create table receipt (
  donation_id uuid not null references donation,
  kind text not null check (kind in ('kuitansi', 'bsz')),
  version integer not null check (version > 0),
  year integer not null,
  serial bigint not null check (serial > 0),
  snapshot jsonb not null,
  issued_at timestamptz not null,
  primary key (donation_id, kind, version));
create index receipt_number on receipt (kind, year, serial);

create trigger append_only before update or delete on receipt
  for each row execute function refuse_change();
