-- Who gives: one record a person, made from what came with their gifts, and never by guess.

-- A member's has the id of the account, a guest's that of their first gift. Two records that two people found to be one
-- person's keep their rows: the one that is left names the other as its root, so that it can be undone as a whole.
create table donor (
  id uuid primary key,
  root_id uuid not null,
  origin text not null check (origin in ('account', 'donation', 'import')),
  kind text not null default 'person' check (kind in ('person', 'body')),
  name text not null check (btrim(name) <> ''),
  salutation text check (salutation in ('bapak', 'ibu', 'saudara', 'saudari')),
  -- Gives as Hamba Allah whatever they give: only lists of an earlier system say so.
  is_anonymous boolean not null default false,
  city text,
  province text,
  -- Address, day of birth, NIK and NPWP; sealed by the app, never in clear.
  sealed text,
  -- Keyed hash of the NIK or NPWP: the same is the same person.
  tax_mark text,
  -- What an earlier system called them: an import of it again finds them here.
  old_code text,
  import_id uuid,
  made_at timestamptz not null,
  erased_at timestamptz);
create index donor_of_root on donor (root_id);
create unique index donor_old_code on donor (old_code) where old_code is not null;
create index donor_tax_mark on donor (tax_mark) where tax_mark is not null;
create index donor_of_import on donor (import_id) where import_id is not null;
create index donor_name_words on donor
  using gin (to_tsvector('simple', translate(name, './@_-''’', '       ')));

-- What was typed with their gifts. What a member proved stands in account_contact; proven here is what was proved
-- otherwise.
create table donor_contact (
  donor_id uuid not null references donor,
  kind text not null check (kind in ('email', 'phone')),
  value text not null check (value = lower(value)),
  since timestamptz not null,
  proven_at timestamptz,
  proven_by text,
  primary key (donor_id, kind, value),
  constraint donor_contact_proof check ((proven_at is null) = (proven_by is null)));
create index donor_contact_value on donor_contact (kind, value);
create index donor_contact_phone_end on donor_contact (right(value, 4)) where kind = 'phone';

-- What each gift is for its donor today, by fund: derived from donations and the ledger in the commit that changes them,
-- and compared with the ledger each night. Gifts of an earlier system have no journal.
create table donor_gift (
  gift_id uuid not null,
  fund text not null references ledger_fund,
  donor_id uuid not null references donor,
  campaign_id uuid,
  -- When the money came, in Jakarta.
  day date not null,
  channel text not null,
  amount bigint not null check (amount > 0),
  -- The gift itself; what is added for the work beside it counts as none.
  is_main boolean not null,
  is_past boolean not null default false,
  is_anonymous boolean not null,
  primary key (gift_id, fund));
create index donor_gift_of_donor on donor_gift (donor_id, day);
create index donor_gift_of_campaign on donor_gift (campaign_id, donor_id) where campaign_id is not null;
create index donor_gift_day on donor_gift (day, donor_id) include (amount);

-- The sums of each record that is a root, with all that belong to it. Days and months count the gifts of an earlier
-- system as well; gifts and amount are the ledger's.
create table donor_sum (
  donor_id uuid primary key references donor,
  gifts int not null,
  amount bigint not null,
  past_gifts int not null,
  past_amount bigint not null,
  first_on date,
  last_on date,
  -- The day of the gift before the last.
  prev_on date,
  months int not null,
  -- The middle of the days between two days of giving.
  median_gap int,
  is_anonymous boolean not null);
create index donor_sum_last on donor_sum (last_on desc, donor_id desc);
create index donor_sum_first on donor_sum (first_on desc, donor_id desc);
create index donor_sum_amount on donor_sum (amount desc, donor_id desc);

-- Two records that may be one person's; people decide.
create table donor_suggestion (
  donor_id uuid not null references donor,
  other_id uuid not null references donor,
  likeness smallint not null check (likeness between 0 and 100),
  made_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'merged', 'refused')),
  decided_by uuid,
  decided_at timestamptz,
  primary key (donor_id, other_id),
  constraint donor_suggestion_two check (donor_id <> other_id));
create index donor_suggestion_open on donor_suggestion (made_at desc, donor_id desc) where state = 'open';
create index donor_suggestion_other on donor_suggestion (other_id);

-- Which records were put under which, so that it can be undone as a whole.
create table donor_merge (
  id uuid primary key,
  keep_id uuid not null references donor,
  gone_id uuid not null references donor,
  -- All that came with it: itself, and what had been put under it before.
  moved uuid[] not null,
  made_by uuid not null,
  approved_by uuid not null,
  merged_at timestamptz not null,
  undone_by uuid,
  undone_at timestamptz,
  constraint donor_merge_two check (keep_id <> gone_id),
  constraint donor_merge_two_people check (approved_by <> made_by),
  constraint donor_merge_undone check ((undone_by is null) = (undone_at is null)));
create index donor_merge_keep on donor_merge (keep_id);

create table donor_note (
  donor_id uuid not null references donor,
  id uuid not null,
  text text not null check (btrim(text) <> ''),
  written_by uuid not null,
  written_at timestamptz not null,
  primary key (donor_id, id));

create table donor_label (
  donor_id uuid not null references donor,
  label text not null check (btrim(label) <> ''),
  set_by uuid not null,
  set_at timestamptz not null,
  primary key (donor_id, label));
create index donor_label_named on donor_label (label, donor_id);

-- A saved filter over donors.
create table donor_segment (
  id uuid primary key,
  name text not null check (btrim(name) <> ''),
  filter jsonb not null,
  made_by uuid not null,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  removed_at timestamptz);

-- A sheet of an earlier system, taken over whole and undone whole.
create table donor_import (
  id uuid primary key,
  kind text not null check (kind in ('donor', 'gift')),
  file_name text not null,
  rows int not null check (rows >= 0),
  made_by uuid not null,
  made_at timestamptz not null,
  undone_by uuid,
  undone_at timestamptz,
  constraint donor_import_undone check ((undone_by is null) = (undone_at is null)));

-- Gifts of an earlier system: history without journals, whose money the opening of the books has.
create table past_gift (
  id uuid primary key,
  import_id uuid not null references donor_import,
  donor_id uuid not null references donor,
  code text not null check (btrim(code) <> ''),
  day date not null,
  amount bigint not null check (amount > 0),
  fund text not null references ledger_fund,
  program text not null,
  channel text not null,
  receipt_number text not null,
  on_behalf_of text not null,
  note text not null,
  -- Why it stays although one like it was there.
  kept_why text,
  constraint past_gift_code unique (code));
create index past_gift_of_donor on past_gift (donor_id, day desc, id desc);
create index past_gift_of_import on past_gift (import_id);

-- The record that a paid gift belongs to; null where nobody is named, and before it is paid.
alter table donation add column donor_id uuid;
