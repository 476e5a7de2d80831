-- A reading of the Quran shared among people who have its link: 30 juz, each taken by a typed name. Links are kept as
-- hashes; nothing of it stays after its end.
create table khatam_circle (
  id uuid primary key,
  token_hash text not null constraint khatam_circle_token unique,
  organiser_hash text not null,
  title text not null check (char_length(title) between 1 and 80),
  last_day date not null,
  created_at timestamptz not null,
  ends_at timestamptz not null);
create index khatam_circle_ends on khatam_circle (ends_at);

create table khatam_circle_juz (
  circle_id uuid not null references khatam_circle on delete cascade,
  juz smallint not null check (juz between 1 and 30),
  reader text not null check (char_length(reader) between 1 and 40),
  reader_hash text not null,
  taken_at timestamptz not null,
  done_at timestamptz,
  primary key (circle_id, juz));
