-- Boxes for gifts, each at its place, for one programme.
create table donation_box (
  id uuid primary key,
  code text not null unique check (code <> ''),
  place text not null check (place <> ''),
  -- Who looks after it there.
  keeper text not null default '',
  campaign_id uuid not null references campaign,
  seal text not null default '',
  placed_on date not null,
  -- Within how many days what was in it is taken to the bank.
  deposit_days int not null default 2 check (deposit_days between 0 and 30),
  removed_on date,
  made_by uuid not null,
  made_at timestamptz not null,
  constraint donation_box_removed_later check (removed_on >= placed_on));

-- A box was opened: two people count what was in it, each without the other's count.
create table box_collection (
  id uuid primary key,
  box_id uuid not null references donation_box,
  opened_on date not null,
  opened_by uuid not null,
  opened_at timestamptz not null,
  -- The second person who was there.
  companion text not null check (companion <> ''),
  is_seal_whole boolean not null,
  new_seal text not null default '',
  note text not null default '',
  cash_place_id uuid not null references cash_place,
  status text not null check (status in ('open', 'counted', 'cancelled')),
  -- Counts that differ begin again.
  round int not null default 1,
  -- The number of its record, without gaps within a year, once both counts agree.
  year int,
  serial int,
  sum bigint,
  counted_at timestamptz,
  donation_id uuid,
  -- The voucher that took it to the bank.
  deposit_id uuid references voucher,
  constraint box_collection_number unique (year, serial),
  constraint box_collection_counted_whole check ((status = 'counted') = (serial is not null and sum is not null)));
create index box_collection_of_box on box_collection (box_id, opened_on desc);
create unique index box_collection_open on box_collection (box_id) where status = 'open';
create index box_collection_not_deposited on box_collection (opened_on) where status = 'counted' and deposit_id is null;

create table box_count (
  collection_id uuid not null references box_collection,
  round int not null,
  counted_by uuid not null,
  pieces jsonb not null,
  sum bigint not null check (sum >= 0),
  -- What has no value here: foreign, torn.
  odd text not null default '',
  counted_at timestamptz not null,
  primary key (collection_id, round, counted_by));
create trigger append_only before update or delete on box_count
  for each row execute function refuse_change();
