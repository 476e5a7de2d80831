-- Browsers that asked to be told by web push. Nobody's name: an endpoint of a push service, its keys, the regency whose
-- times count, and what it asked for.
create table push_subscription (
  id uuid primary key,
  endpoint text not null constraint push_subscription_once unique,
  p256dh text not null,
  auth text not null,
  place text not null,
  purposes text[] not null check (cardinality(purposes) > 0),
  -- Minutes of the day, by the clock of the place.
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_to smallint check (quiet_to between 0 and 1439),
  read_at smallint not null check (read_at between 0 and 1439),
  next_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint push_subscription_quiet check ((quiet_from is null) = (quiet_to is null)));
create index push_subscription_due on push_subscription (next_at);
