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
