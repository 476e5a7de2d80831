-- A message of the template book to many donors, in lots.
create table sending (
  id uuid primary key,
  title text not null check (btrim(title) <> ''),
  -- Whom it is for, and the same in words as they were when the list was made.
  audience jsonb not null,
  audience_words text not null,
  template text not null,
  version int not null,
  -- What the words ask besides the donor's own.
  given jsonb not null,
  per_minute int not null check (per_minute between 1 and 6000),
  state text not null check (state in ('preparing', 'draft', 'running', 'stopped', 'done')),
  -- How many are on its list, and how many of them had their turn.
  people int not null default 0,
  taken int not null default 0 check (taken <= people),
  made_by uuid not null,
  made_at timestamptz not null,
  started_by uuid,
  started_at timestamptz,
  ended_by uuid,
  ended_at timestamptz,
  constraint sending_started check (state in ('preparing', 'draft') or started_at is not null));
create index sending_newest on sending (made_at desc, id desc);

-- Who is on the list of one; whether they still want it is asked at their turn.
create table sending_member (
  sending_id uuid not null references sending,
  donor_id uuid not null,
  taken_at timestamptz,
  primary key (sending_id, donor_id));
create index sending_member_waiting on sending_member (sending_id, donor_id) where taken_at is null;

-- From how many people on a sending needs two; the latest counts.
create table sending_limit (
  id uuid primary key,
  people int not null check (people between 1 and 100000),
  set_by uuid not null,
  approved_by uuid not null,
  set_at timestamptz not null,
  constraint sending_limit_two_people check (approved_by <> set_by));
create trigger append_only before update or delete on sending_limit
  for each row execute function refuse_change();
