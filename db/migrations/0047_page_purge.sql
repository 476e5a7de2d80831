-- Which public pages a change has made wrong, for the processes that keep them: each reads what is new here every second
-- and drops its copies. A row is of use for as long as a process may be cut off from the database, and then goes.

create table page_purge (
  id uuid primary key,
  -- Paths begin with one of them; '/' is the home page alone.
  prefixes text[] not null check (cardinality(prefixes) > 0),
  purged_at timestamptz not null);
create index page_purge_purged_at on page_purge (purged_at);
