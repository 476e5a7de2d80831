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
