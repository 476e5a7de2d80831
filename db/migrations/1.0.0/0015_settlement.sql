-- What a provider pays out to us, as it reports it and as it is booked.

-- A payout of a provider, once.
create table settlement_batch (
  id uuid primary key,
  provider text not null,
  reference text not null,
  settled_at timestamptz not null,
  recorded_at timestamptz not null,
  -- A payout that was undone may be booked again; its journals stay, and further ones reverse them.
  undone_at timestamptz);
create unique index settlement_batch_booked on settlement_batch (provider, reference) where undone_at is null;

-- One received sum in a payout: a gift (the id of its charge) or titipan (the id of its row). It is settled once.
create table settlement_line (
  source_id uuid not null,
  portion_id uuid not null,
  batch_id uuid not null references settlement_batch,
  fund text not null references ledger_fund,
  campaign_id uuid,
  gross bigint not null check (gross > 0),
  fee bigint not null check (fee >= 0),
  tax bigint not null check (tax >= 0),
  primary key (source_id, portion_id),
  constraint settlement_fee_within_gross check (fee + tax <= gross));
create index settlement_line_batch on settlement_line (batch_id);

-- Lines of a payout that do not fit our books: listed for a person, never posted (F19).
create table settlement_difference (
  batch_id uuid not null references settlement_batch,
  line int not null,
  reference text not null,
  gross bigint not null,
  expected bigint not null,
  reason text not null,
  primary key (batch_id, line),
  constraint settlement_difference_reason check (
    reason in ('unknown', 'amount', 'settled', 'fee', 'fee_missing', 'still_ours', 'not_paid_out', 'deducted')));

-- What a provider keeps back in a payout: a received sum that it took back after paying it out (the ids of that sum),
-- or an adjustment of its own account with us (the payout's id and an id of its own). Below zero it pays on top.
create table settlement_deduction (
  source_id uuid not null,
  portion_id uuid not null,
  fund text not null references ledger_fund,
  campaign_id uuid,
  batch_id uuid not null references settlement_batch,
  kind text not null check (kind in ('taken_back', 'adjustment')),
  amount bigint not null check (amount <> 0),
  fee bigint not null check (fee >= 0),
  tax bigint not null check (tax >= 0),
  primary key (source_id, portion_id, fund),
  constraint settlement_deduction_kind check (kind = 'adjustment' or amount > 0));
create index settlement_deduction_batch on settlement_deduction (batch_id);

-- A provider's payout report as somebody uploaded it. Its lines are read in the background and booked in one act, which
-- two people agree on.
create table payout_report (
  id uuid primary key,
  provider text not null,
  reference text not null,
  settled_on date not null,
  file_name text not null,
  file_hash text not null,
  status text not null check (status in (
    'uploaded', 'reading', 'ready', 'failed', 'proposed', 'posted', 'undone', 'discarded')),
  -- The first rows, from which people tell the columns; the columns by their use, and the row of their heads.
  sample jsonb not null,
  mapping jsonb,
  -- Of the reading that may write lines, how many it has written, and of how many.
  reading_id uuid,
  read_lines int not null default 0,
  total int,
  failure text,
  made_by uuid not null,
  made_at timestamptz not null,
  batch_id uuid references settlement_batch,
  posted_by uuid,
  posted_at timestamptz,
  undone_by uuid,
  undone_at timestamptz,
  -- A report may come from the provider's API: page by page, each beginning after the last movement of the one before.
  source text not null default 'file' check (source in ('file', 'api')),
  after text,
  -- What the bank received of a payout, by which the report is checked, and what rounding its fees left over; how many of
  -- its rows were not paid out.
  received bigint,
  rounding bigint not null default 0,
  left_out int not null default 0,
  constraint payout_report_posted check (
    status not in ('posted', 'undone') or (batch_id is not null and posted_by is not null and posted_at is not null)),
  constraint payout_report_undone check (
    status <> 'undone' or (undone_by is not null and undone_at is not null)));
-- A file that was booked, or may be, is not taken again.
create unique index payout_report_file on payout_report (file_hash) where status not in ('undone', 'discarded');
create index payout_report_newest on payout_report (made_at desc, id desc);
create index payout_report_by_day on payout_report (settled_on desc, id desc);

-- The file until it is booked or discarded.
create table payout_report_bytes (
  report_id uuid primary key references payout_report,
  bytes bytea not null);

create table payout_report_line (
  report_id uuid not null references payout_report,
  line int not null,
  reference text not null,
  provider_id text not null,
  gross bigint not null,
  fee bigint not null,
  tax bigint not null,
  day date,
  is_adjustment boolean not null,
  is_fee_missing boolean not null,
  -- By how many hundredths of a rupiah the exact sum of a line differs from what is booked, and whether the provider took
  -- it back of its own.
  cents int not null default 0,
  is_chargeback boolean not null default false,
  primary key (report_id, line));

-- The columns that were chosen for a provider's kind of file, offered again for files with the same heads.
create table payout_mapping (
  provider text not null,
  heads text not null,
  mapping jsonb not null,
  changed_at timestamptz not null,
  primary key (provider, heads));
