-- The columns of a report that leaves the institution, from a day on: forms change, and earlier periods keep theirs.
-- What is delivered with the product holds where no row does.
create table outward_column_set (
  id uuid primary key,
  report text not null check (report <> ''),
  valid_from date not null,
  -- The names of the cells, and their heads, in order.
  names text[] not null check (cardinality(names) > 0),
  heads text[] not null check (cardinality(heads) = cardinality(names)),
  made_by uuid not null,
  approved_by uuid not null,
  made_at timestamptz not null,
  constraint outward_column_set_once unique (report, valid_from),
  constraint outward_column_set_two_people check (approved_by <> made_by));
create trigger append_only before update or delete on outward_column_set
  for each row execute function refuse_change();
