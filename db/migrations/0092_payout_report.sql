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
  constraint payout_report_posted check (
    status not in ('posted', 'undone') or (batch_id is not null and posted_by is not null and posted_at is not null)),
  constraint payout_report_undone check (
    status <> 'undone' or (undone_by is not null and undone_at is not null)));
-- A file that was booked, or may be, is not taken again.
create unique index payout_report_file on payout_report (file_hash) where status not in ('undone', 'discarded');
create index payout_report_newest on payout_report (made_at desc, id desc);

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
  primary key (report_id, line));

-- The columns that were chosen for a provider's kind of file, offered again for files with the same heads.
create table payout_mapping (
  provider text not null,
  heads text not null,
  mapping jsonb not null,
  changed_at timestamptz not null,
  primary key (provider, heads));

alter table settlement_difference drop constraint settlement_difference_reason;
alter table settlement_difference add constraint settlement_difference_reason check (
  reason in ('unknown', 'amount', 'settled', 'fee', 'fee_missing', 'still_ours', 'not_paid_out', 'deducted')) not valid;
