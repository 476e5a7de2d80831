-- Another contact that the reader of a message asked for, and proved by the link that was sent to it. Messages for the
-- old one go there from then on, until somebody at the old one undoes it.
create table contact_change (
  id uuid primary key,
  message_id uuid not null,
  old_hashes bytea[] not null check (cardinality(old_hashes) > 0),
  kind text not null check (kind in ('email', 'phone')),
  value text not null check (value = lower(value)),
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  undone_at timestamptz,
  constraint contact_change_undone check (undone_at is null or confirmed_at is not null));
create index contact_change_old on contact_change using gin (old_hashes)
  where confirmed_at is not null and undone_at is null;
create index contact_change_waiting on contact_change (asked_at) where confirmed_at is null;
create index contact_change_value on contact_change (kind, value);
