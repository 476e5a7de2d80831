-- From a receipt's number to its document. Its key gives each number once, also where receipts lie on several servers
-- by their donation (docs/decisions/0071); the unique index of receipt goes with the next file.
create table receipt_number (
  kind text not null check (kind in ('kuitansi', 'bsz')),
  year integer not null,
  serial bigint not null check (serial > 0),
  donation_id uuid not null,
  version integer not null check (version > 0),
  primary key (serial, kind, year));
insert into receipt_number (kind, year, serial, donation_id, version)
select kind, year, serial, donation_id, version from receipt;
create trigger append_only before update or delete on receipt_number
  for each row execute function refuse_change();
