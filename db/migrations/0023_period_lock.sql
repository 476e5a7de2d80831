-- A period of the books that is closed: two people close it, and nothing is booked into it any more.
create table period_close (
  id uuid primary key,
  -- The last day of Jakarta that is closed, with all before it.
  closed_through date not null,
  note text not null,
  status text not null check (status in ('proposed', 'approved', 'rejected')),
  made_by uuid not null,
  made_at timestamptz not null,
  approved_by uuid,
  approved_at timestamptz,
  constraint period_close_over check (closed_through < (made_at at time zone 'Asia/Jakarta')::date),
  constraint period_close_two_people check (approved_by <> made_by),
  constraint period_close_approved check (
    (approved_by is not null and approved_at is not null) or status in ('proposed', 'rejected')));
create unique index period_close_one_open on period_close ((true)) where status = 'proposed';
create index period_close_last on period_close (closed_through) where status = 'approved';

-- Any fixed number: journals share the lock of it, a closing has it alone, so that none slips into a day being closed.
create function period_lock() returns bigint language sql immutable as 'select 4202623::bigint';

-- Decided once, and kept.
create function keep_close() returns trigger language plpgsql as $$
declare
  decision text[] := '{status,approved_by,approved_at}';
begin
  if tg_op = 'DELETE' or old.status <> 'proposed' or to_jsonb(new) - decision <> to_jsonb(old) - decision then
    raise exception 'what closed a period is kept' using errcode = '23001';
  end if;
  perform pg_advisory_xact_lock(period_lock());
  return new;
end $$;
create trigger keep_close before update or delete on period_close
  for each row execute function keep_close();

-- The last closed day; null while nothing was closed. Waits for a closing that is being written.
create function closed_through() returns date language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(period_lock());
  return (select max(period.closed_through) from period_close as period where status = 'approved');
end $$;

-- When what happened at a moment is booked: then, or at the beginning of the first open day.
create function booked_at(happened timestamptz) returns timestamptz language sql volatile as $$
  select greatest(happened, ((closed_through() + 1)::timestamp at time zone 'Asia/Jakarta'))
$$;

alter table ledger_journal add column happened_at timestamptz;

create function refuse_closed_period() returns trigger language plpgsql as $$
declare
  closed date := closed_through();
begin
  if (new.occurred_at at time zone 'Asia/Jakarta')::date <= closed then
    raise exception 'the books are closed through %', closed using errcode = '23001', constraint = 'period_closed';
  end if;
  return new;
end $$;
create trigger closed_period before insert on ledger_journal
  for each row execute function refuse_closed_period();
