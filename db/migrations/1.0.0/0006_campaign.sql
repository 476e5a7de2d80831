-- What one can give to: categories, campaigns, their pictures and their news.

create table category (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  description text not null,
  position smallint not null,
  version int not null default 1);

create table campaign (
  id uuid primary key,
  slug text not null unique,
  title text not null,
  summary text not null,
  -- Paragraphs of plain text, in order; drawn as text, never as HTML.
  story jsonb not null,
  category_id uuid not null references category,
  fund text not null references ledger_fund,
  income_account text not null references ledger_account,
  organizer text not null,
  location text not null,
  target bigint check (target > 0),
  minimum_amount bigint not null default 10000 check (minimum_amount > 0),
  amount_step bigint not null default 1000 check (amount_step > 0),
  presets jsonb not null,
  cover jsonb not null,
  is_urgent boolean not null default false,
  status text not null check (status in ('draft', 'review', 'active', 'paused', 'ended', 'closed')),
  starts_at timestamptz not null,
  ends_at timestamptz,
  is_sample boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The words a cover is drawn from, in any order: what it shows, where, and in which light ('dapur banjir senja').
  -- Where there are none, the title and the category decide.
  cover_words text not null default '',
  -- What a sum given to a campaign becomes, in its own unit: 'porsi makan' at Rp15.000 each. Both or neither; without
  -- them nothing is said.
  impact_unit text check (impact_unit <> ''),
  impact_price bigint check (impact_price > 0),
  -- Takes the place of the drawn cover.
  photo_id uuid references media,
  -- Cleaned HTML; the paragraphs of "story" are its words. Null for a story of plain paragraphs.
  story_html text check (story_html <> ''),
  -- Who is helped, in the words visitors read: '120 santri di tiga asrama'.
  beneficiaries text not null default '',
  -- What each preset does, in the order of "presets"; empty where nothing is said.
  preset_words jsonb not null default '[]',
  seo_title text check (seo_title <> ''),
  seo_description text check (seo_description <> ''),
  -- Why nothing may be paid out of it; null while payouts are allowed.
  payout_hold text check (payout_hold <> ''),
  -- Grows with every change: a form that shows an older one is refused.
  version int not null default 1 check (version > 0),
  constraint campaign_impact_whole check ((impact_unit is null) = (impact_price is null)));
create index campaign_category on campaign (category_id, created_at desc);
create index campaign_photo on campaign (photo_id) where photo_id is not null;
-- The desk's lists of programmes, articles, money in suspense, prayers and visits: their orders go by an index.
create index campaign_changed on campaign (updated_at desc, id desc);
create index campaign_changed_of_status on campaign (status, updated_at desc, id desc);
create index campaign_by_title on campaign (title, id);
-- Searches of the desk by any part of a word; the texts are those of the lists' own conditions.
create index campaign_search on campaign
  using gin (search_grams(title || ' ' || slug || ' ' || location, 1));
-- Where a picture of the library is shown.
create index campaign_story_pictures on campaign
  using gin (picture_keys(story_html));

-- Every slug a campaign ever had; an old one redirects to the current one.
create table campaign_slug (
  slug text primary key,
  campaign_id uuid not null references campaign,
  created_at timestamptz not null);

-- The argument is whose slugs the table holds.
create function refuse_shared_slug() returns trigger language plpgsql as $$
declare taken boolean;
begin
  perform pg_advisory_xact_lock(4202631);
  if tg_argv[0] = 'article' then
    select exists (select 1 from campaign_slug where slug = new.slug) into taken;
  else
    select exists (select 1 from article_slug where slug = new.slug) into taken;
  end if;
  if taken then
    raise exception 'slug % is in use', new.slug using errcode = '23505', constraint = 'shared_slug';
  end if;
  return new;
end $$;

create trigger disjoint before insert or update of slug on campaign_slug
  for each row execute function refuse_shared_slug('campaign');

-- Money that arrived (or left again) for a campaign, appended with the journal and rolled up by a job:
-- a viral campaign is then never a hot row.
create table campaign_delta (
  source_id uuid not null,
  event text not null,
  campaign_id uuid not null,
  amount bigint not null,
  donors int not null,
  created_at timestamptz not null,
  primary key (source_id, event));

create table campaign_total (
  campaign_id uuid primary key references campaign,
  collected bigint not null default 0,
  donors int not null default 0,
  updated_at timestamptz not null);

-- The gallery: what it was like before, what it is like now, and the rest.
create table campaign_picture (
  campaign_id uuid not null references campaign,
  id uuid not null,
  media_id uuid not null references media,
  moment text not null check (moment in ('before', 'now', 'other')),
  caption text not null default '',
  position smallint not null,
  primary key (campaign_id, id));
create index campaign_picture_of_media on campaign_picture (media_id);

-- What it was after each change, and who changed it.
create table campaign_version (
  campaign_id uuid not null references campaign,
  version int not null check (version > 0),
  status text not null,
  content jsonb not null,
  saved_by uuid not null,
  saved_at timestamptz not null,
  primary key (campaign_id, version));

create trigger append_only before update or delete on campaign_version
  for each row execute function refuse_change();

-- News of a campaign: paragraphs of plain text, drawn as text.
create table campaign_update (
  campaign_id uuid not null references campaign,
  id uuid not null,
  title text not null,
  paragraphs jsonb not null,
  published_at timestamptz not null,
  is_sample boolean not null default false,
  -- Cleaned HTML; "paragraphs" are its words. Null for news of plain paragraphs.
  body_html text check (body_html <> ''),
  version int not null default 1 check (version > 0),
  -- When its telling was asked for, and by whom: once, and never taken back.
  told_at timestamptz,
  told_by uuid,
  primary key (campaign_id, id),
  constraint campaign_update_told check ((told_at is null) = (told_by is null)));
create index campaign_update_latest on campaign_update (campaign_id, published_at desc);
create index campaign_update_pictures on campaign_update
  using gin (picture_keys(body_html));

-- One row per news and reader, so that nobody is written to twice. The reader is a keyed hash of the address.
create table campaign_news_sent (
  update_id uuid not null,
  reader bytea not null,
  -- The gift by which the reader asked for news.
  donation_id uuid not null,
  sent_at timestamptz,
  primary key (update_id, reader));
