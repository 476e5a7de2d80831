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
create trigger append_only before update or delete on site_page_version
  for each row execute function refuse_change();

-- A later version never comes into force before an earlier one.
create function refuse_earlier_version() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4202632);
  if exists (select from site_page_version as other where other.slug = new.slug
      and (other.version > new.version
        or other.version < new.version and other.effective_at > new.effective_at)) then
    raise exception 'version % of % is not the next one', new.version, new.slug using errcode = '23001';
  end if;
  return new;
end $$;
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
  is_sample boolean not null default false);
