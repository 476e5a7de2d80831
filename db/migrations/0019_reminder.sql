-- When somebody wants to be reminded to give: one of each kind.
create table reminder (
  id uuid primary key,
  account_id uuid not null references account,
  kind text not null check (kind in ('jumat', 'subuh', 'bulanan')),
  via text not null check (via in ('email', 'phone')),
  -- Of 'bulanan': the day of the month; a shorter month has it on its last.
  day smallint check (day between 1 and 31),
  -- Null when it was stopped.
  next_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (account_id, kind),
  check ((day is not null) = (kind = 'bulanan')));
create index reminder_due on reminder (next_at) where next_at is not null;

-- One row per occurrence that was handed to a job: whoever comes second finds it there.
create table reminder_sent (
  reminder_id uuid not null references reminder,
  due_at timestamptz not null,
  primary key (reminder_id, due_at));
