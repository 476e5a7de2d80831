-- Who decides a voucher above a sum besides whoever recorded it, from a day on. Of two deciders one may have to be of a
-- role: a director beside the treasurer.
create table voucher_tier (
  above bigint not null check (above >= 0),
  valid_from date not null,
  deciders smallint not null check (deciders in (1, 2)),
  -- One of them has it; none: whoever may decide.
  role text,
  made_by uuid,
  approved_by uuid,
  changed_at timestamptz not null,
  primary key (above, valid_from),
  constraint voucher_tier_two_people check (approved_by <> made_by));
-- As delivered: the director and the treasurer of common practice.
insert into voucher_tier (above, valid_from, deciders, role, changed_at) values
  (100000000, '2000-01-01', 2, 'admin', '2000-01-01T00:00:00Z');

-- A loan comes back in so many monthly parts, the first on its due day.
alter table open_item add column instalments smallint not null default 1;
