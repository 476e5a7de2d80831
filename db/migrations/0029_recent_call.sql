-- When somebody was last sent something, for what may happen only so often in an hour and in a day. Keys are keyed
-- hashes, as in rate_limit; unlogged for the same reason.

create unlogged table recent_call (
  key bytea primary key,
  -- Oldest first; those that count for no window any more are dropped with the next one.
  moments timestamptz[] not null,
  forget_at timestamptz not null);
create index recent_call_forget on recent_call (forget_at);
