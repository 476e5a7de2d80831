-- A form of the desk that waits, sealed, until its sender has shown the second factor again; taken once.
create table staff_held_form (
  id uuid primary key,
  session_id uuid not null references staff_session on delete cascade,
  -- The address with its act.
  address text not null check (address like '/kelola/%'),
  content_type text not null,
  body bytea not null,
  made_at timestamptz not null);
create index staff_held_form_of_session on staff_held_form (session_id, address);
create index staff_held_form_age on staff_held_form (made_at);
