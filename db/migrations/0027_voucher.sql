-- The institution's acts: each is a voucher with its papers and its journal; what stays open of it is an open item.

-- Numbered without gaps within the year of its day. Who records it is never who decides or looks through it.
create table voucher (
  id uuid primary key,
  year int not null,
  serial int not null check (serial > 0),
  template text not null check (template <> ''),
  day date not null,
  sum bigint not null check (sum > 0),
  fund text not null references ledger_fund,
  campaign_id uuid references campaign,
  party text not null default '',
  note text not null default '',
  -- What was typed, by the fields of its template.
  given jsonb not null,
  status text not null check (status in ('proposed', 'posted', 'rejected', 'reversed')),
  journal_id uuid,
  recorded_by uuid not null,
  recorded_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  -- One person's voucher is looked through by another; null until then.
  reviewed_by uuid,
  reviewed_at timestamptz,
  reversal_id uuid,
  reversal_reason text,
  reversed_by uuid,
  reversed_at timestamptz,
  constraint voucher_number unique (year, serial),
  constraint voucher_two_people check (decided_by <> recorded_by),
  constraint voucher_looked_through_by_another check (reviewed_by <> recorded_by),
  constraint voucher_has_its_journal check ((journal_id is not null) = (status in ('posted', 'reversed'))),
  constraint voucher_reversed_for_a_reason check (
    (status = 'reversed') = (reversal_id is not null and reversed_by is not null and btrim(reversal_reason) <> '')));
create index voucher_of_day on voucher (day desc, id desc);
create index voucher_of_template on voucher (template, id desc);
create index voucher_by_sum on voucher (sum desc, id desc);
create index voucher_not_looked_through on voucher (id) where status <> 'proposed' and decided_by is null
  and reviewed_by is null;

-- Papers of a voucher: a receipt, an invoice. Sealed, and never taken away.
create table voucher_file (
  voucher_id uuid not null references voucher,
  id uuid not null,
  name text not null check (name <> ''),
  type text not null check (type in ('image/jpeg', 'application/pdf')),
  size int not null check (size between 1 and 5242880),
  sealed bytea not null,
  saved_by uuid not null,
  saved_at timestamptz not null,
  primary key (voucher_id, id));
create trigger append_only before update or delete on voucher_file
  for each row execute function refuse_change();

-- What somebody owes the institution or it owes: an advance, a loan, a tax, a temporary wakaf. What remains of it is the
-- sum of its moves, each of which is in a journal.
create table open_item (
  id uuid primary key,
  account text not null references ledger_account,
  fund text not null references ledger_fund,
  campaign_id uuid references campaign,
  party text not null check (party <> ''),
  note text not null default '',
  opened_on date not null,
  due_on date);
create index open_item_of_account on open_item (account, fund, opened_on, id);
create index open_item_of_party on open_item (party, account);

create table open_item_move (
  item_id uuid not null references open_item,
  -- The document of the journal, a voucher or another, and the journal itself.
  source_id uuid not null,
  journal_id uuid not null,
  -- Above zero what makes the item greater.
  amount bigint not null check (amount <> 0),
  primary key (item_id, journal_id));
create index open_item_move_of_source on open_item_move (source_id);
create trigger append_only before update or delete on open_item_move
  for each row execute function refuse_change();

-- Up to which sum a role records alone, from a day on; another looks through it. Above it two people come first.
create table voucher_limit (
  role text not null,
  valid_from date not null,
  most bigint not null check (most >= 0),
  made_by uuid,
  approved_by uuid,
  changed_at timestamptz not null,
  primary key (role, valid_from),
  constraint voucher_limit_two_people check (approved_by <> made_by));
-- As delivered: the finance manager's and the unit head's limits of common practice.
insert into voucher_limit (role, valid_from, most, changed_at) values
  ('bendahara', '2000-01-01', 5000000, '2000-01-01T00:00:00Z'),
  ('program', '2000-01-01', 1000000, '2000-01-01T00:00:00Z');
