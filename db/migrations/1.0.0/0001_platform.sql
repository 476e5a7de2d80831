-- Functions and tables that every noun stands on.

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'this table is append-only' using errcode = '23001';
end $$;

-- A row that was proposed keeps its terms: only the columns named here may change, and an approval stays whose it is.
create function keep_terms() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - tg_argv::text[] <> to_jsonb(old) - tg_argv::text[]
    or (old.approved_by is not null and new.approved_by is distinct from old.approved_by)
    or old.status in ('paid', 'rejected') then
    raise exception 'a proposal keeps its terms' using errcode = '23001';
  end if;
  return new;
end $$;

-- The pieces of a text that a search by any part of a word goes by: all that are `narrowest` to three letters long, in
-- lower case. A text contains a word only if it has all pieces of the word. Dear, so that no plan computes it row by row.
create function search_grams(given text, narrowest integer) returns text[]
  language plpgsql immutable strict parallel safe cost 10000 as $$
  declare
    letters text[] := string_to_array(lower(given), null);
  begin
    return (
      select coalesce(array_agg(distinct piece) filter (where piece is not null), '{}')
      from (
        select unnest((array[first, first || second, first || second || third])[narrowest:3]) as piece
        from unnest(letters, letters[2:], letters[3:]) as walk (first, second, third)) as pieces);
  end
  $$;

-- The keys of the library's pictures that a text shows.
create function picture_keys(html text) returns text[]
  language sql immutable strict parallel safe cost 10000 as $$
    select coalesce(array_agg(distinct shown[1]), '{}')
    from regexp_matches(html, '/(gambar/[A-Za-z0-9_-]+)-[0-9]+[.](?:avif|webp|jpg)', 'g') as shown
  $$;

-- What the search of news goes through, stored: to write a text in lower case and to take it apart, per word and row, took
-- longer than all the rest, wherever a plan did not go by the index. As a tsvector pieces are found by halving.
create function pieces_query(word text) returns tsquery
  language sql immutable strict parallel safe as $$
    select string_agg('''' || replace(replace(piece, '\', '\\'), '''', '''''') || '''', ' & ')::tsquery
    from unnest(search_grams(word, 3)) as piece
  $$;

-- Jobs: written in the transaction that causes them, claimed under a lease, run outside any transaction.
create table job (
  id uuid primary key,
  name text not null,
  key text,
  payload jsonb not null,
  attempts int not null default 0,
  run_at timestamptz not null,
  done_at timestamptz,
  dead_at timestamptz,
  last_error text,
  created_at timestamptz not null,
  -- Jobs of one lane do not wait for those of another: a mail server that never answers costs payments nothing.
  -- The default holds for rows written by processes of the version before, while both run.
  lane text not null default 'money',
  -- When a job was tried for the first time since it was written or revived; letters are given up by it.
  first_tried_at timestamptz);
create unique index job_key on job (name, key) where key is not null and done_at is null and dead_at is null;
create index job_due_in_lane on job (lane, run_at) where done_at is null and dead_at is null;
create index job_dead on job (dead_at) where dead_at is not null;

-- The captured inbox of demo mode: what would have been sent, never used in live mode.
create table captured_mail (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  sent_at timestamptz not null);

-- What holds across all processes: how much of an allowance is used, and how long a sign-in that failed has to wait.
-- Keys are keyed hashes: no address, contact or account stands here. Unlogged: after a crash everybody starts afresh.
create unlogged table rate_limit (
  key bytea primary key,
  -- The moment at which nothing of the allowance is used any more.
  free_at timestamptz not null);
create index rate_limit_free on rate_limit (free_at);

create unlogged table sign_in_delay (
  key bytea primary key,
  tries int not null,
  waits_until timestamptz not null,
  last_tried_at timestamptz not null);
create index sign_in_delay_last on sign_in_delay (last_tried_at);

-- When somebody was last sent something, for what may happen only so often in an hour and in a day. Keys are keyed
-- hashes, as in rate_limit; unlogged for the same reason.
create unlogged table recent_call (
  key bytea primary key,
  -- Oldest first; those that count for no window any more are dropped with the next one.
  moments timestamptz[] not null,
  forget_at timestamptz not null);
create index recent_call_forget on recent_call (forget_at);

-- The mode this database was made in, written once, at the first start that knows this table. It opens in no other: the
-- sample's doors must never stand before real people, nor real payments fall among samples.
create table database_mode (
  id smallint primary key check (id = 1),
  mode text not null check (mode in ('demo', 'live')),
  since timestamptz not null default now());

-- Which public pages a change has made wrong, for the processes that keep them: each reads what is new here every second
-- and drops its copies. A row is of use for as long as a process may be cut off from the database, and then goes.
create table page_purge (
  id uuid primary key,
  -- Paths begin with one of them; '/' is the home page alone.
  prefixes text[] not null check (cardinality(prefixes) > 0),
  purged_at timestamptz not null);
create index page_purge_purged_at on page_purge (purged_at);

-- How often a page was opened on a day in Jakarta: a number, and nothing of who opened it. Every process adds its own.
create table page_view (
  day date not null,
  page text not null check (page like '/%'),
  views bigint not null check (views > 0),
  primary key (day, page));

-- The latest answer of each daily question about the books and the receipts, so that any process can report it.
create table check_result (
  name text primary key,
  errors integer not null check (errors >= 0),
  checked_at timestamptz not null);
