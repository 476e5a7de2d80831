-- The picture library.

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
create index media_search on media
  using gin (search_grams(alt || ' ' || credit, 1));
create index media_by_alt on media (alt, id);
