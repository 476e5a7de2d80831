-- What is told of the institution: facts, pages, boards, reports, what was verified, notices.

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
  made_at timestamptz not null,
  -- Who approved a version whose facts two people change; null where one person may.
  approved_by uuid references staff);

create trigger append_only before update or delete on institution_version
  for each row execute function refuse_change();

-- Pages about the institution and its rules. A version is never changed: who agreed to one can read it for ever.
create table site_page_version (
  slug text not null check (slug ~ '^[a-z]+(-[a-z]+)*$'),
  version int not null check (version > 0),
  -- What a consent that was given while it was in force names ('2026-11'); null where nobody is asked to agree.
  code text,
  title text not null check (title <> ''),
  summary text not null,
  -- Cleaned HTML; words in braces stand for what the settings say of the institution.
  body text not null,
  -- What is different from the version before, in a sentence.
  change_summary text not null check (change_summary <> ''),
  effective_at timestamptz not null,
  -- Nobody: it came with the product.
  published_by uuid,
  published_at timestamptz not null,
  is_sample boolean not null default false,
  primary key (slug, version));
create unique index site_page_code on site_page_version (slug, code) where code is not null;
create index site_page_pictures on site_page_version
  using gin (picture_keys(body));

-- A later version never comes into force before an earlier one.
create function refuse_earlier_version() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4202632);
  if exists (select 1 from site_page_version as other where other.slug = new.slug
      and (other.version > new.version
        or other.version < new.version and other.effective_at > new.effective_at)) then
    raise exception 'version % of % is not the next one', new.version, new.slug using errcode = '23001';
  end if;
  return new;
end $$;

create trigger append_only before update or delete on site_page_version
  for each row execute function refuse_change();
create trigger in_order before insert on site_page_version
  for each row execute function refuse_earlier_version();

-- Who answers for the institution: its board and its sharia supervisors. They hold an office; their names are public.
create table board_member (
  id uuid primary key,
  board text not null check (board in ('pengurus', 'pengawas', 'pengawas-syariah')),
  position smallint not null,
  name text not null check (name <> ''),
  role text not null check (role <> ''),
  is_sample boolean not null default false);
create unique index board_member_place on board_member (board, position);

-- The audited report of a year: the key of its file, and what the auditor says of it.
create table annual_report (
  year smallint primary key check (year between 1990 and 2200),
  file text not null,
  opinion text not null,
  published_at timestamptz not null,
  is_sample boolean not null default false,
  -- Audited reports get a door at the desk: who audited, and who entered it. Rows of earlier versions name no auditor.
  auditor text check (auditor <> ''),
  changed_by uuid);

-- What was verified of a campaign or of the institution: by whom, when, and on what evidence. Rows are added, never
-- changed: a later check of the same kind replaces an earlier one.
create table verification_check (
  -- The id of the campaign, or the fixed one of the institution.
  document_id uuid not null,
  id uuid not null,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  has_passed boolean not null,
  -- Who verified it, in the words visitors read: a name and an office.
  checked_by text not null check (checked_by <> ''),
  checked_at timestamptz not null,
  evidence text not null check (evidence <> ''),
  valid_until timestamptz,
  made_by uuid not null,
  made_at timestamptz not null,
  is_sample boolean not null default false,
  primary key (document_id, id),
  constraint verification_check_maker unique (document_id, id, made_by));

create trigger append_only before update or delete on verification_check
  for each row execute function refuse_change();

-- What another person decided about a check. Only an approved check is shown and counts.
create table verification_decision (
  document_id uuid not null,
  check_id uuid not null,
  made_by uuid not null,
  decided_by uuid not null,
  is_approved boolean not null,
  decided_at timestamptz not null,
  primary key (document_id, check_id),
  foreign key (document_id, check_id, made_by)
    references verification_check (document_id, id, made_by),
  constraint verification_decision_two_people check (decided_by <> made_by));

create trigger append_only before update or delete on verification_decision
  for each row execute function refuse_change();

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

-- What shows that the installation is ready, where no other table does: a test mail and a test message that arrived
-- ('mail', 'phone'), the latest backup ('backup'), and what the institution does without ('skip:logo').
create table readiness_mark (
  name text primary key,
  seen_at timestamptz not null,
  made_by uuid);
