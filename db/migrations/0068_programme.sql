-- What the charity's own people write of a programme, and the pictures they choose from (docs/decisions/0077, 0078).

-- The picture library: one row per file, encoded anew from its pixels, so no camera data stays.
create table media (
  id uuid primary key,
  -- The prefix of its files; the same bytes are the same picture.
  key text not null unique,
  -- KeptPicture: widths, size and colour.
  picture jsonb not null,
  alt text not null check (alt <> ''),
  credit text not null check (credit <> ''),
  licence text not null check (licence <> ''),
  -- What must stay visible when the picture is cut, in percent from its left and upper edge.
  focus_x smallint not null default 50 check (focus_x between 0 and 100),
  focus_y smallint not null default 50 check (focus_y between 0 and 100),
  version int not null default 1 check (version > 0),
  made_by uuid not null,
  made_at timestamptz not null,
  updated_at timestamptz not null);
create index media_latest on media (made_at desc, id desc);

alter table category add column version int not null default 1;

alter table campaign
  -- Takes the place of the drawn cover.
  add column photo_id uuid references media,
  -- Cleaned HTML; the paragraphs of "story" are its words. Null for a story of plain paragraphs.
  add column story_html text check (story_html <> ''),
  -- Who is helped, in the words visitors read: '120 santri di tiga asrama'.
  add column beneficiaries text not null default '',
  -- What each preset does, in the order of "presets"; empty where nothing is said.
  add column preset_words jsonb not null default '[]',
  add column seo_title text check (seo_title <> ''),
  add column seo_description text check (seo_description <> ''),
  -- Why nothing may be paid out of it; null while payouts are allowed.
  add column payout_hold text check (payout_hold <> ''),
  -- Grows with every change: a form that shows an older one is refused.
  add column version int not null default 1 check (version > 0);
create index campaign_photo on campaign (photo_id) where photo_id is not null;

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
