-- Functions and tables that every noun stands on.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '23001';
end $$;

-- Jobs: written in the transaction that causes them, claimed under a lease, run outside any transaction.
create table job (
  id uuid primary key,
  name text not null,
  key text,
  payload jsonb not null,
  attempts int not null default 0,
  run_at timestamptz not null,
  done_at timestamptz,
  dead_at timestamptz,
  last_error text,
  created_at timestamptz not null);
create index job_due on job (run_at) where done_at is null and dead_at is null;
create unique index job_key on job (name, key) where key is not null and done_at is null and dead_at is null;

-- The captured inbox of demo mode: what would have been sent, never used in live mode.
create table captured_mail (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  sent_at timestamptz not null);
