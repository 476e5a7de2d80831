-- The plan of a year (RKAT) in versions that two people agreed on; the latest holds.
create table annual_plan (
  id uuid primary key,
  year int not null check (year between 2000 and 2200),
  version int not null check (version > 0),
  note text not null,
  made_by uuid not null,
  approved_by uuid not null,
  approved_at timestamptz not null,
  constraint annual_plan_version unique (year, version),
  constraint annual_plan_two_people check (approved_by <> made_by));
create trigger append_only before update or delete on annual_plan
  for each row execute function refuse_change();

-- A line of it: what one account of a fund is to receive or spend in each quarter, of one programme or one area where it
-- names it. Of zakat the account names the asnaf.
create table annual_plan_line (
  plan_id uuid not null references annual_plan,
  position int not null check (position > 0),
  code text not null check (btrim(code) <> ''),
  label text not null check (btrim(label) <> ''),
  fund text not null references ledger_fund,
  account text not null references ledger_account,
  campaign_id uuid references campaign,
  area text check (area in ('pendidikan', 'kesehatan', 'kemanusiaan', 'ekonomi', 'dakwah')),
  q1 bigint not null check (q1 >= 0),
  q2 bigint not null check (q2 >= 0),
  q3 bigint not null check (q3 >= 0),
  q4 bigint not null check (q4 >= 0),
  primary key (plan_id, position),
  constraint annual_plan_line_code unique (plan_id, code));
create trigger append_only before update or delete on annual_plan_line
  for each row execute function refuse_change();

-- The line of the plan that an expense is of.
alter table voucher add column plan_code text;

-- Goods: how much there is of an item and in which store. Thousandths of the unit, of the sign of the amount; items that
-- were opened without a quantity have none.
alter table open_item
  add column unit text,
  add column store text;
alter table open_item_move add column quantity bigint;

-- Things that last: those managed for people (1210) and the amil's own (1230). Straight lines from the month after.
create table asset (
  id uuid primary key,
  account text not null references ledger_account check (account in ('1210', '1230')),
  fund text not null references ledger_fund,
  campaign_id uuid references campaign,
  name text not null check (btrim(name) <> ''),
  -- Whom it serves; the amil's own serve the amil.
  asnaf text not null check (asnaf in
    ('fakir', 'miskin', 'amil', 'mualaf', 'riqab', 'gharimin', 'fisabilillah', 'ibnu-sabil')),
  custodian text not null check (btrim(custodian) <> ''),
  acquired_on date not null,
  cost bigint not null check (cost > 0),
  -- What was depreciated before it entered the register.
  depreciated bigint not null check (depreciated between 0 and cost),
  life_months int not null check (life_months between 1 and 1200),
  -- The voucher that brought it; of what an opening brought there is none.
  voucher_id uuid references voucher,
  recorded_by uuid not null,
  recorded_at timestamptz not null,
  constraint asset_of_its_fund check ((account = '1230') = (fund = 'A')));
create index asset_of_fund on asset (account, fund, acquired_on, id);
