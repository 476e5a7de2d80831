-- What is looked for, counted by the day without anybody: no address, no account, no session.

create table search_term (
  -- In Jakarta.
  day date not null,
  term text not null check (length(term) between 2 and 60),
  -- How many browsers looked for it on that day.
  browsers int not null check (browsers > 0),
  primary key (day, term));

-- That a browser has counted for a term today: a keyed hash of the day, the term and its visitor's token, so that two
-- searches of one browser have nothing in common. Gone the day after; unlogged, because nothing depends on it.
create unlogged table search_seen (
  key bytea primary key,
  seen_on date not null);
create index search_seen_on on search_seen (seen_on);

-- Terms the staff does not want to see among the popular ones.
create table search_blocked (
  term text primary key,
  blocked_at timestamptz not null);
