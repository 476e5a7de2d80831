-- How far members are with what they read and learn by heart: a plan of reading, a verse that is known. Each row is one
-- thing as devices keep it; copies of devices merge into it.
create table progress_item (
  account_id uuid not null references account,
  kind text not null check (kind in ('khatam', 'hafalan')),
  -- The id of a plan, or a verse as '2:255'.
  key text not null check (char_length(key) between 3 and 26),
  state jsonb not null,
  -- Counts the changes of one account and kind: a device asks for what changed since the last one it has.
  version bigint not null check (version > 0),
  updated_at timestamptz not null,
  primary key (account_id, kind, key));
create index progress_item_version on progress_item (account_id, kind, version);
