create table category (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  description text not null,
  position smallint not null);

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
  updated_at timestamptz not null);
create index campaign_category on campaign (category_id, created_at desc);

-- Every slug a campaign ever had; an old one redirects to the current one.
create table campaign_slug (
  slug text primary key,
  campaign_id uuid not null references campaign,
  created_at timestamptz not null);

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
