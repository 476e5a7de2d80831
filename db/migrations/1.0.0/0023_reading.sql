-- Verses members keep, the calendar, and what is searched for.

-- What members keep of the Quran: verses with a note and labels, and where they stopped reading. The text itself is not here.
create table saved_verse (
  account_id uuid not null references account,
  surah smallint not null check (surah between 1 and 114),
  ayah smallint not null check (ayah between 1 and 286),
  id text not null unique,
  -- Longer than anyone may type: notes of two devices on one verse stand under each other.
  note text not null default '' check (char_length(note) <= 5000),
  labels text[] not null default '{}' check (cardinality(labels) <= 100),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, surah, ayah));

create table last_read (
  account_id uuid primary key references account,
  surah smallint not null check (surah between 1 and 114),
  ayah smallint not null check (ayah between 1 and 286),
  read_at timestamptz not null);

-- First days of Hijri months that were decided by people: a sidang isbat, or a correction of what was reckoned.
create table hijri_month_override (
  year smallint not null check (year between 1432 and 1500),
  month smallint not null check (month between 1 and 12),
  first_day date not null,
  source text not null check (source in ('isbat', 'hisab')),
  -- What was decided, where one can read it.
  decree text not null check (decree <> ''),
  made_by uuid not null,
  made_at timestamptz not null,
  primary key (year, month));

-- State holidays and joint leave of a year by the joint decree of ministers (SKB). One person enters a year's list and
-- another approves it; a year without a list has the holidays of fixed days alone.
create table state_holiday (
  day date primary key,
  name text not null check (name <> ''),
  is_leave boolean not null,
  -- 'SKB 3 Menteri Nomor 1497, 2, dan 5 Tahun 2025'.
  decree text not null check (decree <> ''),
  made_by uuid not null,
  decided_by uuid not null check (decided_by <> made_by),
  decided_at timestamptz not null);

-- What is looked for, counted by the day without anybody: no address, no account, no session.
create table search_term (
  -- In Jakarta.
  day date not null,
  term text not null check (length(term) between 2 and 60),
  -- How many browsers looked for it on that day.
  browsers int not null check (browsers > 0),
  primary key (day, term));

-- That a browser has counted for a term today: a keyed hash of the day, the term and its visitor's token, so that two
-- searches of one browser have nothing in common. Gone the day after; unlogged, because nothing depends on it.
create unlogged table search_seen (
  key bytea primary key,
  seen_on date not null);
create index search_seen_on on search_seen (seen_on);

-- Terms the staff does not want to see among the popular ones.
create table search_blocked (
  term text primary key,
  blocked_at timestamptz not null);
