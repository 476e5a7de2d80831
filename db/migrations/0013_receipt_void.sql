-- A receipt whose money went back, or whose data was wrong: said beside it, for a receipt itself never changes.
create table receipt_void (
  donation_id uuid not null,
  kind text not null,
  version integer not null,
  reason text not null check (reason in ('refunded', 'reversed', 'corrected')),
  voided_at timestamptz not null,
  primary key (donation_id, kind, version),
  foreign key (donation_id, kind, version) references receipt);

create trigger append_only before update or delete on receipt_void
  for each row execute function refuse_change();
