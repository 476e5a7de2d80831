-- Receipts, their numbers, and those that are void.

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
-- A unique index of a table that is spread by its document cannot hold without the document's id.
-- Numbers are unique by receipt_number; this index finds receipts that a process of the version before has written.
create index receipt_by_number on receipt (kind, year, serial);

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

create trigger append_only before update or delete on receipt
  for each row execute function refuse_receipt_change();
create trigger refuse_truncate before truncate on receipt
  for each statement execute function refuse_change();

-- From a receipt's number to its document. Its key gives each number once, also where receipts lie on several servers
-- by their donation (docs/decisions/0071); the unique index of receipt goes with the next file.
create table receipt_number (
  kind text not null check (kind in ('kuitansi', 'bsz')),
  year integer not null,
  serial bigint not null check (serial > 0),
  donation_id uuid not null,
  version integer not null check (version > 0),
  primary key (serial, kind, year));

create trigger append_only before update or delete on receipt_number
  for each row execute function refuse_change();

-- A receipt whose money went back, or whose data was wrong: said beside it, for a receipt itself never changes.
create table receipt_void (
  donation_id uuid not null,
  kind text not null,
  version integer not null,
  reason text not null,
  voided_at timestamptz not null,
  primary key (donation_id, kind, version),
  foreign key (donation_id, kind, version) references receipt,
  constraint receipt_void_reason_known
    check (reason in ('refunded', 'reversed', 'corrected', 'unmatched', 'part_refunded')));

create trigger append_only before update or delete on receipt_void
  for each row execute function refuse_change();
create trigger refuse_truncate before truncate on receipt_void
  for each statement execute function refuse_change();
