-- What an opening tells beside its journals: which of its lines the bank does not know yet, and where the old book ended.
create table opening_memo (
  id uuid primary key,
  -- The last number of the old receipts, as it was printed.
  old_receipts text not null default '',
  made_at timestamptz not null);

-- What the amil had taken of each fund and programme before the cut-over, and of what: the cap runs on.
create table opening_share (
  opening_id uuid not null references opening_memo,
  position smallint not null,
  day date not null,
  fund text not null references ledger_fund,
  campaign_id uuid references campaign,
  eligible bigint not null check (eligible >= 0),
  taken bigint not null check (taken >= 0),
  primary key (opening_id, position));
