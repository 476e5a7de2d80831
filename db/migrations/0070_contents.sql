-- Wordings of worship that a named scholar has read. One person enters a review and another approves it; a later version
-- replaces it, and one without passages takes the wording back.
create table scholar_review (
  -- A key of features/scholar-review/scholar-review.ts.
  text_key text not null check (text_key ~ '^[a-z0-9.-]{1,60}$'),
  version int not null check (version > 0),
  -- A list of {arabic, latin, indonesian}.
  passages jsonb,
  reviewer text not null check (reviewer <> ''),
  -- The office by which they may judge: 'Ketua Dewan Pengawas Syariah'.
  reviewer_title text not null check (reviewer_title <> ''),
  reviewed_on date not null,
  note text not null default '',
  made_by uuid not null,
  decided_by uuid not null check (decided_by <> made_by),
  decided_at timestamptz not null,
  primary key (text_key, version));
create trigger append_only before update or delete on scholar_review
  for each row execute function refuse_change();
create trigger refuse_truncate before truncate on scholar_review
  for each statement execute function refuse_change();

-- A short notice on the home page, from its first to its last day in Jakarta.
create table banner (
  id uuid primary key,
  text text not null check (length(text) between 1 and 140),
  -- A page of this site, or an https address; and the words that lead there.
  link text check (link ~ '^(/([^/\\]|$)|https://)'),
  link_words text check (link_words <> ''),
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  changed_by uuid not null,
  changed_at timestamptz not null,
  check ((link is null) = (link_words is null)));
create index banner_days on banner (ends_on);

-- What donors and the law must know of the institution, as a whole with each change. The first version is that of
-- INSTITUTION_FILE at the first start; without one, in the demo, there is none before the first change.
create table institution_version (
  version int primary key check (version > 0),
  -- An Institution of platform/institution.ts.
  facts jsonb not null,
  -- What is different from the version before, in a sentence.
  change_summary text not null check (change_summary <> ''),
  -- Null: it came from the file.
  made_by uuid,
  made_at timestamptz not null);
create trigger append_only before update or delete on institution_version
  for each row execute function refuse_change();
