-- Donations that come again: what somebody means to donate, how often, and by which way. A plan is a promise to oneself
-- and never a debt.
create table recurring_plan (
  id uuid primary key,
  -- The member whose verified contact is used; without one the contact stands here.
  account_id uuid,
  donor_name text not null,
  contact text,
  via text not null check (via in ('email', 'phone')),
  is_anonymous boolean not null,
  -- Null is what needs it most.
  campaign_id uuid references campaign,
  -- Null is decided each time.
  amount bigint check (amount > 0),
  kind text not null check (kind in ('subuh', 'jumat', 'pekanan', 'bulanan', 'ramadan')),
  -- Of 'pekanan' 1 (Monday) to 7; of 'bulanan' the day of the month, in a shorter month its last.
  day smallint check (day between 1 and 31),
  first_day date not null,
  last_day date,
  -- How its money comes: by a code that a reminder leads to, or by a debit that was agreed to.
  way text not null default 'reminder' check (way in ('reminder', 'debit')),
  status text not null check (status in ('unconfirmed', 'active', 'paused', 'ending', 'ended')),
  -- Null while nothing is due.
  next_at timestamptz,
  ended_for text,
  ended_at timestamptz,
  consent_version text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint recurring_plan_day check ((day is not null) = (kind in ('pekanan', 'bulanan'))),
  constraint recurring_plan_days check (last_day >= first_day),
  constraint recurring_plan_is_due_while_active check (next_at is null or status = 'active'),
  constraint recurring_plan_end_has_a_reason check ((ended_for is null) = (status not in ('ending', 'ended'))));
create index recurring_plan_due on recurring_plan (next_at) where next_at is not null;
create index recurring_plan_of_account on recurring_plan (account_id) where account_id is not null;
create index recurring_plan_newest on recurring_plan (created_at desc, id desc);

-- Each time a plan was due: whoever comes second finds it there, so nothing is sent or debited twice.
create table recurring_cycle (
  plan_id uuid not null references recurring_plan,
  due_on date not null,
  due_at timestamptz not null,
  status text not null check (status in ('due', 'skipped', 'missed')),
  -- The donation that was made of it, by the id that its form would carry.
  public_id text,
  donation_id uuid,
  created_at timestamptz not null,
  primary key (plan_id, due_on));
create index recurring_cycle_of_donation on recurring_cycle (donation_id) where donation_id is not null;
create index recurring_cycle_by_day on recurring_cycle (due_on);
