-- News and articles.

-- News and articles. The body is cleaned HTML (docs/decisions/0036): what it may hold is decided when it is written and
-- again when it is read.
create table article (
  id uuid primary key,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 3 and 100),
  title text not null check (title <> ''),
  summary text not null check (summary <> ''),
  category text not null,
  author text not null check (author <> ''),
  body text not null,
  -- The words of the body, for searching and for the time it takes to read them.
  plain text not null,
  words int not null check (words >= 0),
  -- What the cover is drawn from, and the photograph that takes its place, with its words for who cannot see it.
  cover jsonb not null,
  picture jsonb,
  picture_alt text,
  campaign_id uuid references campaign,
  is_featured boolean not null default false,
  status text not null check (status in ('draft', 'published', 'withdrawn')),
  -- In the future it is scheduled: nobody sees it before.
  published_at timestamptz,
  is_sample boolean not null default false,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  cover_words text not null default '',
  searched text
    generated always as (lower(title || ' ' || summary || ' ' || plain)) stored,
  pieces tsvector
    generated always as (array_to_tsvector(search_grams(title || ' ' || summary || ' ' || plain, 3))) stored,
  check (status = 'draft' or published_at is not null),
  check ((picture is null) = (picture_alt is null)));
create unique index article_slug_now on article (slug);
create index article_latest on article (published_at desc, id desc) where status = 'published';
create index article_of_campaign on article (campaign_id) where campaign_id is not null;
create index article_changed on article (changed_at desc, id desc);
create index article_changed_of_status on article (status, changed_at desc, id desc);
create index article_by_title on article (title, id);
create index article_search on article
  using gin (search_grams(title || ' ' || slug || ' ' || author, 1));
create index article_body_pictures on article using gin (picture_keys(body));
create index article_cover_picture on article ((picture ->> 'key'));
-- Written at once: a list of what is to be written later is read by every search.
create index article_pieces on article using gin (pieces)
  with (fastupdate = off) where status = 'published';

-- Every slug an article has or had: it leads to the article for ever.
create table article_slug (
  slug text primary key,
  article_id uuid not null references article,
  created_at timestamptz not null);
create index article_slug_of on article_slug (article_id);

create trigger disjoint before insert or update of slug on article_slug
  for each row execute function refuse_shared_slug('article');

-- What it was after each change, and who changed it.
create table article_version (
  article_id uuid not null references article,
  version int not null check (version > 0),
  status text not null,
  content jsonb not null,
  saved_by uuid not null,
  saved_at timestamptz not null,
  primary key (article_id, version));

create trigger append_only before update or delete on article_version
  for each row execute function refuse_change();
