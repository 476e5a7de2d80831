-- The new ways are checked in the rows that are there, without shutting anybody out.
alter table charge validate constraint charge_method_check;

-- A place of cash is a till of the office or an officer's bag; of an officer it is known how long and how much he keeps.
alter table cash_place add column is_officer boolean not null default false;
alter table cash_place add column settle_days int check (settle_days >= 0);
alter table cash_place add column most bigint check (most > 0);

-- A count of a place: by one person, seen by another. A difference has its voucher, which two people agree to.
create table cash_count (
  id uuid primary key,
  cash_place_id uuid not null references cash_place,
  day date not null,
  -- How many of each note and coin.
  pieces jsonb not null,
  sum bigint not null check (sum >= 0),
  -- What the books said at that moment.
  book bigint not null,
  reason text not null default '',
  voucher_id uuid,
  counted_by uuid not null,
  counted_at timestamptz not null,
  seen_by uuid,
  seen_at timestamptz,
  constraint cash_count_two_people check (seen_by <> counted_by),
  constraint cash_count_difference_has_its_reason check (sum = book or btrim(reason) <> ''));
create index cash_count_of_place on cash_count (cash_place_id, counted_at desc);

-- All that a place holds goes to another: one person hands over, another counts it anew and takes it.
create table cash_handover (
  id uuid primary key,
  from_place_id uuid not null references cash_place,
  to_place_id uuid not null references cash_place,
  sum bigint not null check (sum > 0),
  note text not null default '',
  status text not null check (status in ('given', 'taken', 'withdrawn', 'undone')),
  given_by uuid not null,
  given_at timestamptz not null,
  taken_by uuid,
  taken_at timestamptz,
  undone_by uuid,
  undone_at timestamptz,
  undone_why text,
  constraint cash_handover_elsewhere check (from_place_id <> to_place_id),
  constraint cash_handover_two_people check (taken_by <> given_by),
  constraint cash_handover_undone_by_another check (undone_by <> taken_by));
create unique index cash_handover_open on cash_handover (from_place_id) where status = 'given';

-- Numbered papers that an officer carries: each is used for a gift, spoilt, or brought back blank.
create table paper_block (
  id uuid primary key,
  cash_place_id uuid not null references cash_place,
  prefix text not null default '',
  first int not null check (first > 0),
  last int not null,
  given_on date not null,
  given_by uuid not null,
  spoilt int[] not null default '{}',
  returned_on date,
  returned_by uuid,
  constraint paper_block_in_order check (last between first and first + 999));
create index paper_block_of_place on paper_block (cash_place_id);
