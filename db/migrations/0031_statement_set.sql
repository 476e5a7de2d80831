-- What was closed stays as it was signed: every statement of a closed period as one text, and the sum of its bytes.
create table statement_set (
  id uuid primary key,
  closing_id uuid not null,
  -- The days since the closing before, or the whole year that ends with them.
  span text not null check (span in ('period', 'year')),
  from_day date not null,
  through_day date not null,
  -- Canonical JSON: the text itself is kept, so that its sum can be taken with common tools.
  content text not null,
  -- SHA-256 of the content in UTF-8, hexadecimal.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  frozen_at timestamptz not null,
  constraint statement_set_once unique (closing_id, span));
create index statement_set_newest on statement_set (through_day desc, span);

create trigger append_only before update or delete on statement_set
  for each row execute function refuse_change();
create trigger refuse_truncate before truncate on statement_set
  for each statement execute function refuse_change();
